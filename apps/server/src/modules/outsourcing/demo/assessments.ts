import { computeInto } from '@bip/contract'
import { poAssessment } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { gradeOf } from '../poAssessment.ts'

const improvements = [
  '按时交货率偏低，请提交改善计划',
  '来料不合格重复发生，需做 8D 报告',
  '响应及时，继续保持',
  '价格竞争力不足，下期重新议价',
]

/** The last quarters of the suppliers that deliver most. */
export function makeAssessments(world: World, count: number): DemoRecord[] {
  const random = createRandom('poAssessments')
  const buyers = peopleOf(world, 'd07')
  const auditors = peopleOf(world, 'd07', 'd06').filter(({ isHead }) => isHead)
  const quarters = lastQuarters(world, 6)
  const suppliers = madeOf(world, 'supplier').slice(0, Math.ceil(count / quarters.length))
  const counters = new Map<string, number>()
  return quarters
    .flatMap((quarter) => suppliers.map((supplier) => ({ quarter, supplier })))
    .slice(0, count)
    .map(({ quarter, supplier }, index) => {
      const at = quarter.at
      const year = at.slice(0, 4)
      const number = (counters.get(year) ?? 0) + 1
      counters.set(year, number)
      const assessor = random.pick(buyers)
      const isPassed = !quarter.isLast || random.chance(0.3)
      const values: Record<string, unknown> = {
        no: `PA-${year}-${String(number).padStart(5, '0')}`,
        supplierId: supplier.id,
        assessmentStatus: isPassed ? 'passed' : random.pick(['draft', 'submitted']),
        period: 'quarter',
        periodFrom: quarter.from,
        periodTo: quarter.to,
        ...scores(random),
        assessorId: assessor.id,
        improvement: random.pick(improvements),
        auditorId: isPassed ? random.pick(auditors.length > 0 ? auditors : buyers).id : null,
        auditedAt: isPassed ? at : null,
        opinion: isPassed ? '同意' : null,
        attachments: [],
      }
      computeInto(poAssessment.fields, values)
      values.grade = gradeOf(values.totalScore)
      return { id: idAt(at, index), at, by: assessor, values }
    })
}

function scores(random: Random): Record<string, string> {
  const deliveries = random.whole(2, 40)
  const late = Math.floor(deliveries * random.next() ** 3)
  const rejected = Math.floor(deliveries * random.next() ** 4)
  return {
    deliveries: String(deliveries),
    lateDeliveries: String(late),
    rejectedDeliveries: String(rejected),
    qualityScore: (100 - (100 * rejected) / deliveries).toFixed(1),
    deliveryScore: (100 - (100 * late) / deliveries).toFixed(1),
    priceScore: `${random.whole(60, 98)}.0`,
    serviceScore: `${random.whole(65, 100)}.0`,
    qualityWeight: '40',
    deliveryWeight: '30',
    priceWeight: '20',
    serviceWeight: '10',
  }
}

type Quarter = { from: string; to: string; at: string; isLast: boolean }

/** The last whole quarters, the oldest first; assessed some days after they ended, as far as that day has come. */
function lastQuarters({ calendar }: World, count: number): Quarter[] {
  const today = calendar.day(0)
  const [year = 0, month = 1] = today.split('-').map(Number)
  const current = year * 4 + Math.floor((month - 1) / 3)
  const dayOf = (quarter: number) => `${Math.floor(quarter / 4)}-${String((quarter % 4) * 3 + 1).padStart(2, '0')}-01`
  return Array.from({ length: count }, (_, at) => {
    const quarter = current - count + at
    const to = new Date(Date.parse(`${dayOf(quarter + 1)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    const assessed = new Date(Date.parse(`${to}T02:00:00Z`) + 5 * 86_400_000)
    const isPast = assessed.getTime() < calendar.now.getTime()
    return { from: dayOf(quarter), to, at: isPast ? assessed.toISOString() : calendar.at(0, 0, 1), isLast: at === count - 1 }
  })
}
