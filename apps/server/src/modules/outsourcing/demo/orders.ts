import { computeInto, type Making, madeValues, withMade } from '@bip/contract'
import { outsourceIssue, outsourceOrder, outsourceReceipt } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { outsourcers } from './outsourcers.ts'
import { technologies } from './technologies.ts'

type Line = Record<string, unknown> & { id: string; quantity: string }

const { issue, receipt } = outsourceOrder.makes ?? {}
const linesOf = ({ values }: DemoRecord): Line[] => values.lines as Line[] // as made below

/** Orders of the last year: old ones are back, those of the last weeks are out or still to go out. */
export function makeOutsourceOrders(world: World, count: number): DemoRecord[] {
  const random = createRandom('outsourceOrders')
  const buyers = peopleOf(world, 'd07')
  const suppliers = outsourcers(world)
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - 1 - index) * (380 / count)) - 1
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const id = idAt(at, 60_000 + index)
    const buyer = random.pick(buyers)
    const dueDays = days + random.whole(10, 40)
    const stage = stageOf(days, dueDays, random)
    const lines = makeLines(world, random, id, dueDays)
    const values: Record<string, unknown> = {
      no: numberOf(counters, 'WW', world.calendar.day(days)),
      orderStatus: stage.status,
      erpState: stage.status === 'completed' ? 'sent' : 'none',
      issueStatus: 'none',
      receiptStatus: 'none',
      supplierId: random.pick(suppliers).id,
      orgId: '100006',
      orderedOn: world.calendar.day(days),
      dueOn: world.calendar.day(dueDays),
      buyerId: buyer.id,
      currency: 'CNY',
      transport: random.pick(['own', 'supplier', 'supplier', 'carrier']),
      lines,
      quality: random.pick([null, '按图纸公差验收，毛刺去净', '随货附材质与热处理报告', '外观不得磕碰、锈蚀']),
      remark: null,
      attachments: [],
    }
    computeInto(outsourceOrder.fields, values)
    return { id, at, by: buyer, values: counted(values, stage, random) }
  })
}

type Stage = { status: string; issued: number; received: number }

/** How far an order has gone; shares of its quantities that went out and came back. */
function stageOf(days: number, dueDays: number, random: Random): Stage {
  if (random.chance(0.04)) return { status: 'invalid', issued: 0, received: 0 }
  if (days > -6 && random.chance(0.6)) return { status: 'draft', issued: 0, received: 0 }
  if (dueDays > 0) return { status: 'released', issued: random.pick([0, 0.5, 1]), received: 0 }
  return dueDays > -20 && random.chance(0.3)
    ? { status: 'overdue', issued: 1, received: random.pick([0, 0.5]) }
    : { status: 'completed', issued: 1, received: 1 }
}

/** The order with what its issues and receipts will take, which are made from just that. */
function counted(values: Record<string, unknown>, { issued, received }: Stage, random: Random): Record<string, unknown> {
  const share = (part: number) =>
    new Map((values.lines as Line[]).map(({ id, quantity }) => [id, part === 1 ? quantity : wholePart(quantity, part, random)]))
  const out = issue && issued > 0 ? withMade(outsourceOrder, issue, values, share(issued)) : values
  return receipt && received > 0 ? withMade(outsourceOrder, receipt, out, share(received)) : out
}

const wholePart = (quantity: string, part: number, random: Random): string =>
  random.chance(0.3) ? '0' : String(Math.max(1, Math.floor(Number(quantity) * part)))

function makeLines(world: World, random: Random, orderId: string, dueDays: number): Line[] {
  const materials = madeOf(world, 'material').filter(({ values }) => values.category === 'semi' || values.category === 'raw')
  const made = madeOf(world, 'outsourceTechnology')
  return Array.from({ length: random.whole(1, 5) }, (_, at) => {
    const which = random.whole(0, made.length - 1)
    const [from, to] = technologies[which]?.price ?? [10, 100]
    const line: Line = {
      id: `${orderId}${String(at + 1).padStart(3, '0')}`,
      materialId: random.pick(materials).id,
      technologyId: made[which]?.id,
      drawingNo: `DW-${random.whole(1000, 9999)}`,
      quantity: `${random.whole(2, 60) * 2}.0000`,
      unit: made[which]?.values.unit ?? 'pcs',
      price: (from + (to - from) * random.next() ** 2).toFixed(4),
      taxRate: '13.00',
      dueOn: world.calendar.day(dueDays - random.whole(0, 4)),
      issuedQuantity: '0.0000',
      receivedQuantity: '0.0000',
      remark: null,
    }
    computeInto(outsourceOrder.fields.lines.fields, line)
    return line
  })
}

function numberOf(counters: Map<string, number>, prefix: string, day: string): string {
  const year = day.slice(0, 4)
  const number = (counters.get(year) ?? 0) + 1
  counters.set(year, number)
  return `${prefix}-${year}-${String(number).padStart(5, '0')}`
}

export const makeOutsourceIssues = (world: World, count: number): DemoRecord[] =>
  issue ? handled(world, { making: issue, made: 'issuedQuantity', prefix: 'WF', target: outsourceIssue, delay: 1 }, count) : []

export const makeOutsourceReceipts = (world: World, count: number): DemoRecord[] =>
  receipt
    ? handled(world, { making: receipt, made: 'receivedQuantity', prefix: 'WS', target: outsourceReceipt, delay: 9 }, count)
    : []

type Handling = {
  making: Making
  made: string
  prefix: string
  target: typeof outsourceIssue | typeof outsourceReceipt
  /** Days behind the order. */
  delay: number
}

/** One document for each order of which something went out or came back: with just the quantities that the order counts. */
function handled(world: World, { making, made, prefix, target, delay }: Handling, count: number): DemoRecord[] {
  const random = createRandom(prefix)
  const keepers = peopleOf(world, 'd07')
  const counters = new Map<string, number>()
  const orders = madeOf(world, 'outsourceOrder').filter((order) => linesOf(order).some((line) => Number(line[made]) > 0))
  return orders.slice(0, count).map((order, index) => {
    const by = random.pick(keepers)
    const at = new Date(Math.min(Date.parse(order.at) + delay * 86_400_000, Date.parse(world.calendar.at(0, 8, 0)))).toISOString()
    const id = idAt(at, 70_000 + index)
    // What was taken stands as open once more, and is then taken as the form would.
    const source = {
      ...order.values,
      id: order.id,
      lines: linesOf(order).map((line) => ({ ...line, quantity: line[made], [made]: '0' })),
    }
    const doer = { userId: by.id, deptId: by.deptId, at, today: at.slice(0, 10) }
    const values = madeValues(target, making, [source], doer)
    const lines = (values.lines as Line[]).map((line, number) => {
      const filled = { ...line, id: `${id}${String(number + 1).padStart(3, '0')}` }
      computeInto(target.fields.lines.fields, filled)
      return filled
    })
    const plate = `苏E·${random.whole(10_000, 99_999)}`
    const all: Record<string, unknown> = {
      ...values,
      no: numberOf(counters, prefix, at.slice(0, 10)),
      handledStatus: 'confirmed',
      noteNo: `SH${at.slice(2, 10).replaceAll('-', '')}${String(index % 100).padStart(2, '0')}`,
      plate,
      driver: random.pick(['王师傅', '李师傅', '张师傅', '陈师傅']),
      lines,
      remark: null,
      attachments: [],
    }
    computeInto(target.fields, all)
    return { id, at, by, values: all }
  })
}
