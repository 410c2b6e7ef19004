import { type Label, type Language, label, say } from '../../i18n.ts'
import { type Fields, isEmpty } from '../../kinds/index.ts'

/** A rule of a stage as it travels; numbers are decimal strings. */
export type StageRule = {
  stage: string
  orderNo: string
  stageKind: string
  probability: string
  requiredFields?: readonly string[] | null
  asksReason?: boolean | null
  mustPass?: boolean | null
  maxDays?: string | null
  cardLimit?: string | null
  limitKind?: string | null
}

/** Why an opportunity may not enter a stage. */
export type StageProblem =
  | { key: 'skips'; stage: string }
  | { key: 'missing'; fields: readonly string[] }
  | { key: 'reason' }
  | { key: 'closeReason' }

type Values = Readonly<Record<string, unknown>>

const standard = (stage: string, orderNo: number, probability: number, more: Partial<StageRule> = {}): StageRule => ({
  stage,
  orderNo: String(orderNo),
  stageKind: 'open',
  probability: String(probability),
  requiredFields: [],
  ...more,
})

/** The rules of a company that has none of its own yet. */
export const standardStageRules: readonly StageRule[] = [
  standard('visit', 1, 10, { maxDays: '14' }),
  standard('need', 2, 25, { maxDays: '20' }),
  standard('solution', 3, 45, { maxDays: '30', requiredFields: ['amount', 'technology'] }),
  standard('quote', 4, 60, { maxDays: '14', requiredFields: ['amount', 'equipment', 'tpmUserId'], mustPass: true }),
  standard('bargain', 5, 80, { maxDays: '14', requiredFields: ['contactId', 'nextStep'] }),
  standard('won', 6, 100, { stageKind: 'won', asksReason: true, requiredFields: ['amount'] }),
  standard('lost', 7, 0, { stageKind: 'lost', asksReason: true }),
]

/** The rules in the order of the stages; those of the product where a company has none. */
export const rulesInOrder = (rules: readonly StageRule[]): readonly StageRule[] =>
  [...(rules.length > 0 ? rules : standardStageRules)].sort((a, b) => Number(a.orderNo) - Number(b.orderNo))

export const ruleOf = (rules: readonly StageRule[], stage: unknown): StageRule | undefined =>
  rules.find((rule) => rule.stage === stage)

/** The first stage between two that may not be left out on the way up; lost can be reached from everywhere. */
function skipped(rules: readonly StageRule[], from: unknown, to: StageRule): StageRule | undefined {
  const start = ruleOf(rules, from)
  if (to.stageKind === 'lost' || !start) return undefined
  const isBetween = ({ orderNo, stageKind, mustPass }: StageRule): boolean =>
    mustPass === true && stageKind === 'open' && Number(orderNo) > Number(start.orderNo) && Number(orderNo) < Number(to.orderNo)
  return rules.find(isBetween)
}

/**
 * Why an opportunity may not go from one stage to another; null where it may, and to stages without a rule. `values` is the opportunity
 * as it would be stored; `rules` are in order.
 */
export function stageProblem(rules: readonly StageRule[], from: unknown, to: unknown, values: Values): StageProblem | null {
  const target = ruleOf(rules, to)
  if (!target || from === to) return null
  const left = skipped(rules, from, target)
  if (left) return { key: 'skips', stage: left.stage }
  const empty = (target.requiredFields ?? []).filter((key) => isEmpty(values[key]))
  if (empty.length > 0) return { key: 'missing', fields: empty }
  if (target.stageKind !== 'open' && isEmpty(values.closeReasonId)) return { key: 'closeReason' }
  if (target.asksReason && isEmpty(values.stageReason)) return { key: 'reason' }
  return null
}

const texts: Readonly<Record<StageProblem['key'], Label>> = {
  skips: label(
    '不能跳过“{stage}”，请先进入“{stage}”',
    '“{stage}” may not be skipped; go there first',
    'Không được bỏ qua “{stage}”; hãy chuyển đến đó trước',
  ),
  missing: label('请先填写：{fields}', 'Please fill in first: {fields}', 'Vui lòng điền trước: {fields}'),
  reason: label('请说明进入此阶段的原因', 'Please say why it enters this stage', 'Vui lòng nêu lý do vào giai đoạn này'),
  closeReason: label('请选择赢输原因', 'Please choose why it was won or lost', 'Vui lòng chọn lý do thắng hoặc thua'),
}

type StageTexts = { fields: Fields /** What a stage is called. */; stageName: (stage: string) => string }

/** The problem in words, with the way out. */
export function stageProblemText(problem: StageProblem, language: Language, { fields, stageName }: StageTexts): string {
  if (problem.key === 'skips') return say(texts.skips, language, { stage: stageName(problem.stage) })
  if (problem.key !== 'missing') return say(texts[problem.key], language)
  const names = problem.fields.map((key) => (fields[key] ? say(fields[key].label, language) : key))
  return say(texts.missing, language, { fields: names.join(language === 'zh-CN' ? '、' : ', ') })
}

/** The field that a problem is shown beside. */
export const fieldOfProblem = ({ key }: StageProblem): string => {
  if (key === 'reason') return 'stageReason'
  return key === 'closeReason' ? 'closeReasonId' : 'oppsStatusId'
}

/** Whole days from one moment to another, at least 0. */
export const daysBetween = (from: unknown, to: string): number => {
  const [start, end] = [Date.parse(String(from)), Date.parse(to)]
  return Number.isNaN(start) || Number.isNaN(end) ? 0 : Math.max(0, Math.floor((end - start) / 86_400_000))
}
