import { type AnyRecord, label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

const weights = ['qualityWeight', 'deliveryWeight', 'priceWeight', 'serviceWeight'] as const
const notWhole = label(
  '四项权重合计应为 100%，现为 {sum}%',
  'The four weights have to add up to 100 %, they are {sum} %',
  'Tổng bốn trọng số phải là 100 %, hiện là {sum} %',
)
const ownWork = label(
  '不能审核自己的考核，请由他人审核',
  'Nobody audits an assessment of their own. Ask a colleague',
  'Không thể tự duyệt đánh giá của mình. Hãy nhờ đồng nghiệp',
)
const opinionNeeded = label('退回时请填写审核意见', 'Say why it is sent back', 'Hãy ghi lý do trả lại')

/** Grades by the total score, from the best. */
const grades = [
  ['A', 90],
  ['B', 80],
  ['C', 60],
  ['D', 0],
] as const

export const gradeOf = (total: unknown): string | null =>
  total === null || total === undefined ? null : (grades.find(([, min]) => Number(total) >= min)?.[0] ?? null)

const fieldProblem = (field: string, reason: string): Refusal =>
  new Refusal('invalidFields', { fields: reason }, { fields: { [field]: reason } })

async function refuseAudit({ session, place }: Context, record: AnyRecord, { result, opinion }: Values): Promise<void> {
  if (record.assessorId === session.userId) throw notPossible(place, ownWork)
  if (result === 'rejected' && !opinion) throw fieldProblem('opinion', say(opinionNeeded, place.language))
}

export const poAssessmentExtension: Extension = {
  beforeSave: ({ place }, values, before) => {
    const sum = weights.reduce((total, key) => total + Number(values[key] ?? 0), 0)
    if (sum !== 100) throw fieldProblem('qualityWeight', say(notWhole, place.language, { sum }))
    if (before?.totalScore !== values.totalScore) values.grade = gradeOf(values.totalScore)
  },
  operations: { audit: refuseAudit },
}
