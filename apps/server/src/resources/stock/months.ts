import { label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { localDay } from '../../kinds/zone.ts'
import type { Context } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

const closed = label(
  '{month} 已关账，不能过账；请改过账日期，或由管理员反关账',
  '{month} is closed and takes no postings. Change the date, or have the month opened again',
  '{month} đã khóa, không thể ghi sổ. Hãy đổi ngày hoặc nhờ mở lại kỳ',
)

const later = label(
  '过账日期 {day} 晚于今天 {today}，不能过账；请改过账日期，或到当天再审核',
  'It is dated {day}, after today, {today}. Change the date, or audit it on that day',
  'Ngày ghi sổ {day} sau hôm nay {today}. Hãy đổi ngày hoặc duyệt vào ngày đó',
)
const tooEarly = label(
  '{month} 还没有到，不能关账；请等到该月再关账',
  '{month} has not begun yet; close it once it has',
  '{month} chưa đến, không thể khóa; hãy khóa khi đến tháng đó',
)

/** Goods neither came nor went on a day that is still to come, as the company's own clock has it. */
export function refuseLater({ at, place }: Pick<Context, 'at' | 'place'>, day: string): void {
  const today = localDay(at, place.timeZone)
  if (day > today) throw notPossible(place, later, { day, today })
}

/** Nobody closes a month while somebody posts into it, and the other way round. */
const lockKey = (tenantId: string, month: string) => sql`hashtextextended(${`stock ${tenantId} ${month}`}, 0)`

/** Refuses a posting into a closed month, and keeps the month open until the transaction ends. */
export async function holdMonth({ tx, session, place }: Context, postedOn: string): Promise<void> {
  const month = postedOn.slice(0, 7)
  await sql`select pg_advisory_xact_lock_shared(${lockKey(session.tenantId, month)})`.execute(tx)
  const { rows } = await sql`select from stock_period where tenant_id = ${session.tenantId} and month = ${month}
    and period_status = 'closed' and not is_deleted`.execute(tx)
  if (rows.length > 0) throw new Refusal('notPossible', { reason: say(closed, place.language, { month }) })
}

/** Waits for postings into a month before it is closed. */
export async function endMonth({ tx, session, place, at }: Context, month: string): Promise<void> {
  if (month > localDay(at, place.timeZone).slice(0, 7)) throw notPossible(place, tooEarly, { month })
  await sql`select pg_advisory_xact_lock(${lockKey(session.tenantId, month)})`.execute(tx)
}
