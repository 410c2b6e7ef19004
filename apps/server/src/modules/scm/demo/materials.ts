import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { type CatalogueItem, catalogue } from './catalogue.ts'
import { groupOfMaterial } from './groups.ts'
import { conversionsOf, planningOf, planningRandom } from './planning.ts'

const remarks = ['', '', '', '', '', '', '长周期件，下单前确认交期', '客户指定品牌', '可用国产替代', '来料全检']

/** What equipment is made of; no two alike in name and specification. */
export function makeMaterials(world: World, count: number): DemoRecord[] {
  const random = createRandom('materials')
  const planning = planningRandom()
  const makers = peopleOf(world, 'd06')
  const groupOf = groupOfMaterial(world)
  const used = new Set<string>()
  const counters = new Map<string, number>()
  return Array.from({ length: count }, (_, index) => {
    const days = -Math.floor((count - index) * (1300 / count)) - 1
    const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
    const { item, specification } = fresh(random, used)
    const number = (counters.get(item.prefix) ?? 0) + 1
    counters.set(item.prefix, number)
    const [min, max] = item.price
    const id = idAt(at, index)
    // Most prices are near the lower end, as in every price list.
    const price = min + (max - min) * random.next() ** 3
    return {
      id,
      at,
      by: random.pick(makers),
      values: {
        materialCode: `${item.prefix}.${String(number).padStart(6, '0')}`,
        materialName: item.name,
        specification,
        category: item.category,
        groupId: groupOf(item.name),
        unit: item.unit,
        referencePrice: price.toFixed(4),
        leadDays: String(random.pick([3, 7, 7, 10, 14, 15, 20, 30, 45, 60])),
        orgId: random.chance(0.88) ? '100006' : '100010',
        supplierIds: approved(world, item.category, random),
        isActive: random.chance(0.96),
        remark: random.pick(remarks) || null,
        unitConversions: conversionsOf(item.category, item.unit, id),
        ...planningOf(world, planning, { category: item.category, price }),
      },
    }
  })
}

/** Up to three suppliers of the right trade; some of anything where nobody else makes it. */
function approved(world: World, category: string, random: Random): string[] {
  const all = madeOf(world, 'supplier')
  const fitting = all.filter(({ values }) => values.category === category && values.status === 'qualified')
  const offered = fitting.length > 0 ? fitting : all
  return [...new Set(Array.from({ length: random.whole(0, 3) }, () => random.pick(offered).id))]
}

/** Something that is not in the list yet; whatever comes in few sizes is soon complete. */
function fresh(random: Random, used: Set<string>): { item: CatalogueItem; specification: string } {
  for (;;) {
    const item = random.pick(catalogue)
    const specification = item.specification(random)
    const both = `${item.name} ${specification}`
    if (used.has(both)) continue
    used.add(both)
    return { item, specification }
  }
}
