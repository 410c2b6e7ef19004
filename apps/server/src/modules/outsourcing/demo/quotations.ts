import { computeInto } from '@bip/contract'
import { outsourceOffer, outsourceQuotation } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { outsourcers } from './outsourcers.ts'
import { technologies } from './technologies.ts'

const subjects = [
  '机架外协加工',
  '装配线零件加工',
  '焊接工作站机架',
  '钣金罩壳',
  '轴类零件精加工',
  '电控柜配线',
  '治具加工',
  '表面处理',
]

type Line = Record<string, unknown>

/** Enquiries of the last year; those of the last weeks are still open. */
export function makeQuotations(world: World, count: number): DemoRecord[] {
  const random = createRandom('outsourceQuotations')
  const buyers = peopleOf(world, 'd07')
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - 1 - index) * (360 / count)) - 1
    const at = world.calendar.at(days, random.whole(8, 16), random.whole(0, 59))
    const year = world.calendar.day(days).slice(0, 4)
    const number = (counters.get(year) ?? 0) + 1
    counters.set(year, number)
    const buyer = random.pick(buyers)
    const values: Record<string, unknown> = {
      no: `OQ-${year}-${String(number).padStart(5, '0')}`,
      title: `${random.pick(subjects)} ${world.calendar.day(days).slice(5).replace('-', '')}`,
      quotationStatus: stateOf(days, random.next()),
      orgId: random.chance(0.85) ? '100006' : '100010',
      buyerId: buyer.id,
      askedOn: world.calendar.day(days),
      replyBy: world.calendar.day(days + random.whole(5, 12)),
      neededOn: world.calendar.day(days + random.whole(20, 50)),
      currency: 'CNY',
      lines: linesOf(world, random, idAt(at, index)),
      businessTerms: '含税运到我司；请附检验报告。',
      attachments: [],
    }
    computeInto(outsourceQuotation.fields, values)
    return { id: idAt(at, index), at, by: buyer, values }
  })
}

function stateOf(days: number, chance: number): string {
  if (days > -4) return chance < 0.5 ? 'draft' : 'asking'
  if (days > -14) return 'asking'
  return chance < 0.85 ? 'awarded' : 'closed'
}

function linesOf(world: World, random: Random, id: string): Line[] {
  const made = madeOf(world, 'outsourceTechnology')
  const materials = madeOf(world, 'material').filter(({ values }) => values.category === 'semi' || values.category === 'raw')
  return Array.from({ length: random.whole(1, 6) }, (_, at) => {
    const which = random.whole(0, made.length - 1)
    return {
      id: `${id}${String(at + 1).padStart(3, '0')}`,
      materialId: random.chance(0.8) ? random.pick(materials).id : null,
      technologyId: made[which]?.id,
      quantity: `${random.pick([1, 2, 4, 8, 10, 20, 50, 100])}.0000`,
      unit: made[which]?.values.unit ?? 'pcs',
      targetPrice: ((technologies[which]?.price[0] ?? 10) * 1.4).toFixed(4),
      remark: null,
    }
  })
}

/** Three to five suppliers answer each enquiry that was sent. */
export function makeOffers(world: World, count: number): DemoRecord[] {
  const random = createRandom('outsourceOffers')
  const suppliers = outsourcers(world)
  const records: DemoRecord[] = []
  const counters = new Map<string, number>()
  for (const quotation of madeOf(world, 'outsourceQuotation')) {
    if (quotation.values.quotationStatus === 'draft') continue
    const first = random.whole(0, suppliers.length - 6)
    const asked = suppliers.slice(first, first + random.whole(3, 5))
    const winner = random.whole(0, asked.length - 1)
    for (const [place, supplier] of asked.entries()) {
      const year = quotation.at.slice(0, 4)
      const number = (counters.get(year) ?? 0) + 1
      counters.set(year, number)
      const status = offerStatus(String(quotation.values.quotationStatus), place === winner, random.next())
      records.push(
        offerOf({
          quotation,
          supplier,
          status,
          random,
          no: `OF-${year}-${String(number).padStart(5, '0')}`,
          index: records.length,
        }),
      )
    }
  }
  return records.slice(0, count)
}

function offerStatus(quotation: string, isWinner: boolean, chance: number): string {
  if (quotation === 'awarded') return isWinner ? 'awarded' : chance < 0.15 ? 'declined' : 'lost'
  if (quotation === 'closed') return 'lost'
  return chance < 0.55 ? 'offered' : 'invited'
}

type Offering = { quotation: DemoRecord; supplier: DemoRecord; status: string; random: Random; no: string; index: number }

function offerOf({ quotation, supplier, status, random, no, index }: Offering): DemoRecord {
  const isPriced = status !== 'invited' && status !== 'declined'
  const id = idAt(quotation.at, index)
  const level = 0.7 + random.next() * 0.6
  const lines = (quotation.values.lines as Line[]).map(({ targetPrice, remark: _, ...line }, at) => {
    const offered: Line = {
      ...line,
      id: `${id}${String(at + 1).padStart(3, '0')}`,
      price: isPriced ? (Number(targetPrice) * level * (0.92 + random.next() * 0.16)).toFixed(4) : null,
      leadDays: isPriced ? String(random.whole(5, 20)) : null,
      remark: null,
    }
    computeInto(outsourceOffer.fields.lines.fields, offered)
    return offered
  })
  const values: Record<string, unknown> = {
    no,
    quotationId: quotation.id,
    supplierId: supplier.id,
    offerStatus: status,
    lines,
    taxRate: '13.00',
    validTo: isPriced ? quotation.values.neededOn : null,
    paymentTerms: isPriced ? `月结 ${String(supplier.values.paymentDays)} 天` : null,
    contactName: isPriced ? supplier.values.contactName : null,
    contactPhone: isPriced ? supplier.values.phone : null,
    offeredAt: isPriced ? new Date(Date.parse(quotation.at) + random.whole(5, 70) * 3_600_000).toISOString() : null,
    offerCount: isPriced ? '1' : '0',
    remark: null,
  }
  computeInto(outsourceOffer.fields, values)
  return { id, at: quotation.at, by: quotation.by, values }
}
