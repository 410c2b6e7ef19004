import { type AnyRecord, label } from '@bip/contract'
import { dayNumber, dayText } from '@bip/contract/calendar'
import { planOrder, planOrderPhase } from '@bip/contract/resources'
import { localDay } from '../../../kinds/zone.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { setValues } from '../../../resources/write/setValues.ts'
import { fixedOf, freeOf, lockLoad, openLoad } from './plans.ts'
import { scheduleBackward, scheduleForward } from './schedule.ts'
import { reasonsFor } from './why.ts'
import { refuseWithoutWorkdays } from './workdaysNeeded.ts'

const phaseModel = modelOf(planOrderPhase)
const orderModel = modelOf(planOrder)

const nothing = label(
  '没有可排的阶段：都已开始、完成或固定日期',
  'No phase can move: all have begun, are done or have fixed dates',
  'Không có giai đoạn nào để xếp: đều đã bắt đầu, xong hoặc cố định ngày',
)
const notPromised = label('倒排需要承诺交期', 'It has no promised day to plan back from', 'Xếp ngược cần có ngày cam kết')
const notKept = label(
  '按当前负荷无法在 {day} 前完成；最早 {earliest}',
  'With today’s load {day} cannot be kept; {earliest} is the earliest',
  'Với tải hiện tại không kịp ngày {day}; sớm nhất {earliest}',
)
const noRoom = label(
  '找不到可用的工位或人员；请检查工位能力',
  'No station or people are free within years. Look at the capacity of stations',
  'Không tìm thấy vị trí hoặc nhân lực. Hãy kiểm tra năng lực vị trí',
)

/**
 * Gives the phases that have not begun and are not pinned their dates by today's load: forward from today or the order's start, or
 * backward from its promised day. Each phase tells why it is where it is.
 */
export async function scheduleOrder(context: Context, order: AnyRecord, { direction }: Values): Promise<{ endDate: string }> {
  const { tx, session, place, at } = context
  await lockLoad(tx, session.tenantId)
  const today = dayNumber(localDay(at, place.timeZone))
  const { load, calendar, own } = await openLoad(tx, session.tenantId, today, [order.id])
  const phases = own.get(order.id) ?? []
  const fixed = fixedOf(phases)
  if (freeOf(phases).length === 0) throw notPossible(place, nothing)
  refuseWithoutWorkdays(place, calendar, today)
  const after = Math.max(today, dayNumber(String(order.startDate ?? dayText(today))))
  const asking = { orderNo: String(order.planOrderNo), phases, load, calendar }
  if (direction === 'backward' && !order.promisedDate) throw notPossible(place, notPromised)
  const end = direction === 'backward' ? dayNumber(String(order.promisedDate)) : undefined
  const placed = end === undefined ? scheduleForward(asking, after) : scheduleBackward(asking, { end, earliest: after })
  if (!placed) {
    const earliest = end === undefined ? undefined : scheduleForward(asking, after)?.at(-1)
    if (!earliest) throw notPossible(place, noRoom)
    throw notPossible(place, notKept, { day: String(order.promisedDate), earliest: dayText(earliest.end) })
  }
  for (const one of placed) {
    const values = { startDate: dayText(one.start), endDate: dayText(one.end), dateReason: reasonsFor(one, place.language) }
    await setValues(context, phaseModel, { id: one.id, values, operation: 'schedule' })
  }
  const dates = [...fixed, ...placed.map(({ start, end }) => ({ startDate: dayText(start), endDate: dayText(end) }))]
  const endDate =
    dates
      .map(({ endDate }) => endDate)
      .sort()
      .at(-1) ?? ''
  const done = fixed.length > 0 || Number(order.progress ?? 0) > 0
  const startDate = done ? order.startDate : dates.map(({ startDate }) => startDate).sort()[0]
  await setValues(context, orderModel, { id: order.id, values: { startDate, endDate }, operation: 'schedule' })
  return { endDate }
}
