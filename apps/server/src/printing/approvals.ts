import { type Label, type Language, label, type PrintField } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { localTime } from '../kinds/zone.ts'
import type { Model } from '../model/model.ts'
import type { Place } from '../model/question.ts'
import type { Session } from '../services/session.ts'

/** The lines of every record that went through a process: who decided what, and when. */
export const approvalField = 'approval'

const cells: Readonly<Record<string, Label>> = {
  person: label('审批人', 'Decided by', 'Người duyệt'),
  decision: label('结果', 'Decision', 'Kết quả'),
  comment: label('意见', 'Comment', 'Ý kiến'),
  at: label('时间', 'Time', 'Thời gian'),
}

const decisions: Readonly<Record<string, Label>> = {
  start: label('发起', 'Started', 'Gửi'),
  comment: label('同意', 'Approved', 'Đồng ý'),
  rejectComment: label('驳回', 'Rejected', 'Từ chối'),
  transferComment: label('转办', 'Transferred', 'Chuyển xử lý'),
  delegateComment: label('委托', 'Delegated', 'Ủy quyền'),
  rollbackComment: label('回退', 'Rolled back', 'Trả về'),
  terminateComment: label('终止', 'Ended', 'Kết thúc'),
  withdrawComment: label('撤回', 'Withdrawn', 'Rút lại'),
}

/** What a template may name of them; nothing for a resource without approval. */
export function approvalLabels(model: Model, language: Language): PrintField[] {
  if (!model.core.approval) return []
  return [
    { key: approvalField, label: label('审批记录', 'Decisions', 'Quá trình duyệt')[language], isLines: true },
    ...Object.entries(cells).map(([key, said]) => ({ key, label: said[language], lines: approvalField })),
  ]
}

type Row = { businessId: string; isStart: boolean; person: string; type: string | null; comment: string | null; at: string }

/** Decisions about records, the earliest first, by the record. */
export async function approvalLines(
  tx: Tx,
  { tenantId }: Session,
  ids: readonly string[],
  { language, timeZone }: Place,
): Promise<Map<string, Record<string, string>[]>> {
  const { rows } = await sql<Row>`select i.business_id as "businessId", s.activity_type = 'startEvent' as "isStart",
      s.user_name as person, s.comment_type as type, s.comment, s.end_time as at
    from process_instance i join process_step s on s.tenant_id = i.tenant_id and s.instance_id = i.id
    where i.tenant_id = ${tenantId} and i.business_id = any(${[...ids]}::text[]) and s.end_time is not null and s.user_name <> ''
      and (s.comment_type is not null or s.activity_type = 'startEvent')
    order by s.end_time, s.id`.execute(tx)
  const lines = new Map<string, Record<string, string>[]>()
  for (const { businessId, isStart, person, type, comment, at } of rows) {
    const decision = decisions[isStart ? 'start' : (type ?? '')]?.[language] ?? ''
    const line = { person, decision, comment: comment ?? '', at: localTime(new Date(at), timeZone) }
    lines.set(businessId, [...(lines.get(businessId) ?? []), line])
  }
  return lines
}
