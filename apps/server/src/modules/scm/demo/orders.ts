import { type Core, computeInto } from '@bip/contract'
import { forecast, purchaseRequest, saleOrder } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, type Person, peopleOf, type World } from '../../../seed/demo/world.ts'

type Made = {
  random: Random
  days: number
  at: string
  id: string
  /** 1 for the last of them. */
  fromLast: number
  number: (prefix: string, width: number) => string
}

/** Records over two years until today, oldest first, with numbers counted by year. */
function overTime(
  name: string,
  world: World,
  count: number,
  make: (made: Made) => { by: Person; values: Record<string, unknown> },
) {
  const random = createRandom(name)
  const counters = new Map<string, number>()
  const span = 700
  return Array.from({ length: count }, (_, index): DemoRecord => {
    const days = -Math.floor((count - 1 - index) * (span / count))
    const at = world.calendar.at(days, random.whole(8, 16), random.whole(0, 59))
    const year = world.calendar.day(days).slice(0, 4)
    const number = (prefix: string, width: number) => {
      const next = (counters.get(year) ?? 0) + 1
      counters.set(year, next)
      return `${prefix}-${year}-${String(next).padStart(width, '0')}`
    }
    const id = idAt(at, index)
    return { id, at, ...make({ random, days, at, id, number, fromLast: count - index }) }
  })
}

/** The last few are written and wait to be sent. */
const lastDrafts = 10

/** What is old was approved; drafts are of the last weeks, and some were void. */
const stateOf = ({ days, random, fromLast }: Made) => {
  const reason = random.pick(['重复录入', '客户取消', '需求变更'])
  const [isVoid, isDraft] = [random.chance(0.05), days > -30 && random.chance(0.5)]
  if (isVoid && fromLast > lastDrafts) return { processStatus: 'invalid', rejectReason: null, invalidReason: reason }
  const processStatus = isDraft || fromLast <= lastDrafts ? 'draft' : 'approved'
  return { processStatus, rejectReason: null, invalidReason: null }
}

/** Lines with what is computed of them, and the record's own sums. */
function withLines(core: Core, id: string, values: Record<string, unknown>, lines: readonly Record<string, unknown>[]) {
  const field = core.fields.lines
  const cells = field?.kind === 'lines' ? field.fields : {}
  const own = lines.map((line, at) => {
    const cell = { remark: null, ...line, id: `${id}${String(at + 1).padStart(3, '0')}` }
    computeInto(cells, cell)
    return cell
  })
  const record = { ...values, lines: own }
  computeInto(core.fields, record)
  return record
}

const materialsFor = (world: World, random: Random, max: number): DemoRecord[] =>
  Array.from({ length: random.whole(1, max) }, () => random.pick(madeOf(world, 'material')))

/** Screws are asked for by the hundred, the rest one by one. */
const quantityOf = ({ values }: DemoRecord, random: Random): string =>
  values.category === 'standard' || values.category === 'consumable'
    ? `${random.whole(1, 20) * 50}.0000`
    : `${random.whole(1, 12)}.0000`

const purposes = ['项目备料', '安全库存补货', '设备维修', '样机试制', '车间耗材', '改造项目'] as const

/** Requests that were reviewed wait for an order; of what is older nothing will be ordered any more. */
const requestStateOf = (made: Made) => {
  const state = stateOf(made)
  const isApproved = state.processStatus === 'approved'
  return { ...state, orderStatus: isApproved && made.days < -60 ? 'closed' : 'none' }
}

export function makePurchaseRequests(world: World, count: number): DemoRecord[] {
  const people = peopleOf(world, 'd06', 'd10', 'd05')
  return overTime('purchase requests', world, count, (made) => {
    const { random, days, id, number } = made
    const by = random.pick(people)
    const neededOn = world.calendar.day(days + random.whole(7, 45))
    const lines = materialsFor(world, random, 6).map((material) => ({
      materialId: material.id,
      quantity: quantityOf(material, random),
      neededOn,
      price: material.values.referencePrice,
      supplierId: ((material.values.supplierIds ?? []) as string[])[0] ?? null,
      orderedQuantity: '0.0000',
    }))
    const values = {
      no: number('PR', 5),
      orgId: random.chance(0.85) ? '100006' : '100010',
      billtypeDict: random.pick(['standard', 'standard', 'project', 'project', 'urgent']),
      ...requestStateOf(made),
      applicationDate: world.calendar.day(days),
      applicationUserId: by.id,
      neededOn,
      purpose: random.pick(purposes),
      attachments: [],
    }
    return { by, values: withLines(purchaseRequest, id, values, lines) }
  })
}

export function makeSaleOrders(world: World, count: number): DemoRecord[] {
  const sellers = peopleOf(world, 'd02', 'd03', 'd04')
  const customers = madeOf(world, 'customer').slice(0, 400)
  const rates = madeOf(world, 'exchangeRate')
  return overTime('sale orders', world, count, (made) => {
    const { random, days, id, number } = made
    const by = random.pick(sellers)
    const orderDate = world.calendar.day(days)
    const currency = random.pick(['CNY', 'CNY', 'CNY', 'CNY', 'USD', 'EUR'])
    const rate = rates.findLast(({ values }) => values.currency === currency && String(values.validFrom) <= orderDate)
    const price = (material: DemoRecord) => Number(material.values.referencePrice) * (1.18 + random.next() * 0.3)
    const inCurrency = (cny: number) => (cny / Number(rate?.values.exchangeRate ?? 1)).toFixed(4)
    const deliveryDate = world.calendar.day(days + random.whole(20, 90))
    const lines = materialsFor(world, random, 5).map((material) => ({
      materialId: material.id,
      quantity: quantityOf(material, random),
      price: inCurrency(price(material)),
      taxRate: currency === 'CNY' ? '13.00' : '0.00',
      deliveryDate,
    }))
    const values = {
      no: number('XS', 5),
      customerId: random.pick(customers).id,
      ...stateOf(made),
      customerOrderNo: random.chance(0.7) ? `PO${random.digits(8)}` : null,
      orgId: random.chance(0.85) ? '100006' : '100010',
      orderDate,
      deliveryDate,
      paymentDays: ['30', '60', '90'][made.fromLast % 3],
      salerId: by.id,
      currency,
      rate: currency === 'CNY' ? '1.00000000' : String(rate?.values.exchangeRate ?? '1.00000000'),
      attachments: [],
    }
    return { by, values: withLines(saleOrder, id, values, lines) }
  })
}

/** A forecast each month, for the three months behind it. */
export function makeForecasts(world: World, count: number): DemoRecord[] {
  const sellers = peopleOf(world, 'd02', 'd03', 'd04')
  return overTime('forecasts', world, count, (made) => {
    const { random, days, id, number } = made
    const by = random.pick(sellers)
    const months = [40, 70, 100].map((ahead) => world.calendar.day(days + ahead).slice(0, 7))
    const lines = materialsFor(world, random, 5).flatMap((material) =>
      months.map((month) => ({ materialId: material.id, quantity: quantityOf(material, random), month })),
    )
    const values = {
      no: number('YC', 4),
      title: `${months[0]} 至 ${months[2]} 预测`,
      forecastVersion: String(random.whole(1, 3)),
      ...stateOf(made),
      orgId: '100006',
      salerId: by.id,
      forecastDate: world.calendar.day(days),
    }
    return { by, values: withLines(forecast, id, values, lines) }
  })
}
