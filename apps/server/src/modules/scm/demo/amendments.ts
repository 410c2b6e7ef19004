import { computeInto } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'

type Line = Record<string, unknown>
type What = 'more' | 'less' | 'dearer' | 'cheaper' | 'later' | 'close'
type Made = Omit<DemoRecord, 'id'>

const hour = 3_600_000
const day = 24 * hour
/** Orders that are about to be sent; their approval takes them into every state. */
const lastSent = 6
/** What is older is done with. */
const recent = 150

const reasons: Readonly<Record<What, readonly string[]>> = {
  more: ['项目增补，数量增加', '首批报废，追加补料'],
  less: ['设计变更，用量减少', '与在库余料合并，减少采购'],
  dearer: ['材料涨价，按新报价结算', '加急生产，单价上调'],
  cheaper: ['年度降价协议生效', '批量合并，重新议价'],
  later: ['供应商产能不足，交期顺延', '外协热处理排队，交期推迟一周', '现场安装推迟，要求延后交货'],
  close: ['供应商停产，余量不再交付', '项目完工，余量不再需要'],
}

/** Orders that came to be as they are by amendments: what each line was before is said by them, newest last. */
export function makeAmendments(world: World, count: number): DemoRecord[] {
  const random = createRandom('purchaseAmendments')
  const made: Made[] = []
  for (const [at, order] of ordersFor(world, count).entries()) {
    if (made.length >= count) break
    const isTwice = at % 4 === 0
    const isDue = String(order.values.deliveryDate) < world.calendar.day(0)
    const last = first(at) === 'close' && !isDue ? 'later' : first(at)
    made.push(...amendmentsOf(world, random, order, isTwice ? [last, second(at)] : [last]))
  }
  const inOrder = made.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const counters = new Map<string, number>()
  return inOrder.map((record, index) => {
    const year = record.at.slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const id = idAt(record.at, index)
    const lines = (record.values.lines as Line[]).map((line, place) => ({ ...line, id: `${id}${place + 1}` }))
    return { ...record, id, values: { ...record.values, no: `PA-${year}-${String(number).padStart(5, '0')}`, lines } }
  })
}

const first = (at: number): What => (['later', 'more', 'dearer', 'later', 'close', 'less'] as const)[at % 6] ?? 'later'
const second = (at: number): What => (at % 8 === 0 ? 'cheaper' : 'later')

/** The last that are written, which go through their approval, then approved ones from the newest on. */
function ordersFor(world: World, count: number): DemoRecord[] {
  const orders = madeOf(world, 'purchaseOrder')
  const since = world.calendar.day(-recent)
  const sent = orders.filter(({ values }) => values.processStatus === 'draft').slice(-lastSent)
  const approved = orders.filter(
    ({ values }) =>
      values.processStatus === 'approved' && String(values.deliveryDate) >= since && String(values.purchaseDate) >= since,
  )
  const step = Math.max(1, Math.floor(approved.length / Math.max(1, count)))
  return [...sent, ...approved.toReversed().filter((_, at) => at % step === 0)]
}

/** The amendments of an order, reckoned backwards from what it is now. `whats` has the last one first. */
function amendmentsOf(world: World, random: Random, order: DemoRecord, whats: readonly What[]): Made[] {
  let lines = order.values.lines as Line[]
  const made: Made[] = []
  for (const [back, what] of whats.entries()) {
    const place = random.whole(0, lines.length - 1)
    const changed = lines.filter((_, at) => at === place || random.chance(0.25))
    const before = lines.map((line) => (changed.includes(line) ? earlier(random, line, what) : line))
    const versionNo = whats.length + 1 - back
    made.push({
      at: momentOf(world, order, what, versionNo - 1),
      by: order.by,
      values: {
        orderId: order.id,
        versionNo: String(versionNo),
        amendKind: what === 'close' ? 'close' : 'change',
        reason: random.pick(reasons[what]),
        lines: lines.flatMap((line, at) => changeOf(before[at] ?? line, line)),
        oldTotal: totalOf(order, before),
        newTotal: totalOf(order, lines),
      },
    })
    lines = before
  }
  return made
}

/** A line as it was before: more or less of it, dearer or cheaper, or wanted earlier. */
function earlier(random: Random, line: Line, what: What): Line {
  const before = { ...line }
  const [quantity, price] = [Number(line.quantity), Number(line.price)]
  if (what === 'more') before.quantity = Math.max(0.5, Math.floor(quantity * random.pick([0.4, 0.7]))).toFixed(4)
  if (what === 'less') before.quantity = (Math.ceil(quantity * random.pick([1.2, 1.5])) + 1).toFixed(4)
  // What was closed had more open than came.
  if (what === 'close') before.quantity = (Math.ceil(quantity * 1.2) + 1).toFixed(4)
  if (what === 'dearer') before.price = (price * random.pick([0.92, 0.95])).toFixed(4)
  if (what === 'cheaper') before.price = (price * random.pick([1.03, 1.06])).toFixed(4)
  if (what === 'later' && typeof line.deliveryDate === 'string')
    before.deliveryDate = new Date(Date.parse(line.deliveryDate) - random.whole(5, 14) * day).toISOString().slice(0, 10)
  computeInto(purchaseOrder.fields.lines.fields, before)
  return before
}

const changeOf = (before: Line, after: Line): Line[] => {
  const change = {
    ...{ orderLineId: after.id, materialId: after.materialId, oldQuantity: before.quantity, newQuantity: after.quantity },
    ...{ oldPrice: before.price, newPrice: after.price, oldDate: before.deliveryDate, newDate: after.deliveryDate },
  }
  const isSame =
    change.oldQuantity === change.newQuantity && change.oldPrice === change.newPrice && change.oldDate === change.newDate
  return isSame ? [] : [change]
}

function totalOf(order: DemoRecord, lines: readonly Line[]): unknown {
  const values: Record<string, unknown> = { ...order.values, lines }
  computeInto(purchaseOrder.fields, values)
  return values.total
}

/** Days after the order was made; what closes the rest comes when it was due. Never ahead of now. */
function momentOf({ calendar }: World, order: DemoRecord, what: What, number: number): string {
  const due = Date.parse(`${String(order.values.deliveryDate)}T02:00:00Z`)
  const from = what === 'close' ? due + 3 * day : Date.parse(order.at) + 2 * hour + (number - 1) * 4 * day
  return calendar.past(from)
}
