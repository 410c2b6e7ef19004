import { computeInto } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

const remarks = ['', '', '', '', '送货前一天通知仓库', '随货附材质证明', '分批交货，以交货日期为准', '加急，装配缺料']

/** Purchase orders of the last two years. What is old was approved; drafts are of the last weeks. */
export function makePurchaseOrders(world: World, count: number): DemoRecord[] {
  const random = createRandom('purchaseOrders')
  const buyers = peopleOf(world, 'd07')
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - 1 - index) * (700 / count))
    const at = world.calendar.at(days, random.whole(8, 16), random.whole(0, 59))
    const year = world.calendar.day(days).slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const buyer = random.pick(buyers)
    const deliveryDays = days + random.whole(7, 60)
    const values: Record<string, unknown> = {
      no: `PO-${year}-${String(number).padStart(5, '0')}`,
      supplierId: random.pick(madeOf(world, 'supplier')).id,
      processStatus: stateOf(days, random, count - index),
      rejectReason: null,
      orgId: random.chance(0.85) ? '100006' : '100010',
      purchaseDate: world.calendar.day(days),
      deliveryDate: world.calendar.day(deliveryDays),
      purchaserId: buyer.id,
      receiverIds: [...new Set(Array.from({ length: random.whole(0, 2) }, () => random.pick(buyers).id))],
      currency: 'CNY',
      rate: '1.00000000',
      lines: makeLines(world, random, deliveryDays, idAt(at, index)),
      remark: random.pick(remarks) || null,
      attachments: [],
    }
    computeInto(purchaseOrder.fields, values)
    return { id: idAt(at, index), at, by: buyer, values }
  })
}

/** The last few are written and wait to be sent. */
const lastDrafts = 12

function stateOf(days: number, random: Random, fromLast: number): string {
  const [isVoid, isDraft] = [random.chance(0.06), days > -45 && random.chance(0.55)]
  if (fromLast <= lastDrafts) return 'draft'
  return isVoid ? 'invalid' : isDraft ? 'draft' : 'approved'
}

function makeLines(world: World, random: Random, deliveryDays: number, orderId: string): Record<string, unknown>[] {
  const lineFields = purchaseOrder.fields.lines.fields
  return Array.from({ length: 1 + Math.floor(random.next() ** 2 * 9) }, (_, at) => {
    const material = random.pick(madeOf(world, 'material'))
    const line: Record<string, unknown> = {
      id: `${orderId}${String(at + 1).padStart(3, '0')}`,
      materialId: material.id,
      quantity: quantityOf(String(material.values.category), random),
      // What was agreed lies some per cent around the reference.
      price: (Number(material.values.referencePrice) * (0.92 + random.next() * 0.14)).toFixed(4),
      taxRate: '13.00',
      deliveryDate: world.calendar.day(deliveryDays - random.whole(0, 5)),
      remark: null,
    }
    computeInto(lineFields, line)
    return line
  })
}

/** Screws come by the hundred, steel by the kilogram and drives one by one. */
function quantityOf(category: string, random: Random): string {
  if (category === 'standard' || category === 'consumable') return `${random.whole(2, 60) * 50}.0000`
  if (category === 'raw') return `${random.whole(40, 2400)}.${random.pick(['0000', '5000', '2500'])}`
  return `${random.whole(1, 24)}.0000`
}
