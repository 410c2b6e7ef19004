import { computeInto } from '@bip/contract'
import { materialBom } from '@bip/contract/resources'
import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'

/** What is made, from equipment down to welded parts: a level consists of things of the levels below and of what is bought. */
const levels = 6
const operations = ['A', 'B', 'C']

const quantityOf = ({ values }: DemoRecord, random: Random): string =>
  values.category === 'standard'
    ? `${random.whole(2, 24)}.000000`
    : values.unit === 'kg'
      ? `${random.whole(1, 40)}.500000`
      : `${random.whole(1, 4)}.000000`

/** Bills of what the plant makes itself, six levels deep; one in eight has a version before. */
export function makeBoms(world: World, count: number): DemoRecord[] {
  const random = createRandom('bills of materials')
  const all = madeOf(world, 'material').filter(({ values }) => values.isActive)
  const made = all.filter(({ values }) => values.source === 'made')
  const bought = all.filter(({ values }) => values.source !== 'made').slice(0, 4000)
  const processes = madeOf(world, 'workProcess')
  const engineers = peopleOf(world, 'd05')
  const counters = new Map<string, number>()
  const bills = made.slice(0, Math.floor(count * 0.89))
  if (bills.length === 0 || bought.length === 0) return []
  // Few things stand at the top and many below, as in every machine.
  const shares = [0.06, 0.18, 0.36, 0.6, 0.82, 1]
  const levelAt = (at: number) => shares.findIndex((share) => at < bills.length * share)
  const byLevel = Array.from({ length: levels }, (_, level) => bills.filter((_, at) => levelAt(at) === level))
  return bills.flatMap((material, at) => {
    const level = levelAt(at)
    const versions = at % 8 === 0 ? ['A0', 'A1'] : ['A0']
    return versions.map((bomVersion, index): DemoRecord => {
      const days = -640 + Math.floor((at * 500) / bills.length) + index * 90
      const made = world.calendar.at(days, 9 + index, at % 60)
      const id = idAt(made, at * 2 + index)
      const year = made.slice(0, 4)
      counters.set(year, (counters.get(year) ?? 0) + 1)
      const isLast = index === versions.length - 1
      const below = byLevel.slice(level + 1).flat()
      const next = byLevel[level + 1] ?? []
      const own =
        below.length > 0 ? [random.pick(next.length > 0 ? next : below), ...(random.chance(0.5) ? [random.pick(below)] : [])] : []
      const parts = [...own, ...Array.from({ length: random.whole(2, 6) }, () => random.pick(bought))]
      const values: Record<string, unknown> = {
        bomNo: `BOM-${year}-${String(counters.get(year)).padStart(5, '0')}`,
        materialId: material.id,
        bomVersion,
        bomStatus: isLast ? (at % 40 === 39 ? 'draft' : 'released') : 'obsolete',
        lotQuantity: '1.0000',
        validFrom: world.calendar.day(days),
        validTo: isLast ? null : world.calendar.day(days + 89),
        drawingNo: material.values.drawingNo ?? null,
        engineerId: random.pick(engineers).id,
        changeNote: index > 0 ? random.pick(['减重，替换标准件', '改用国产轴承', '按客户要求增加防护']) : null,
        lines: [...new Set(parts)].map((part, line) => ({
          id: `${id}${String(line + 1).padStart(3, '0')}`,
          position: `${random.pick(operations)}${String((line + 1) * 10)}`,
          materialId: part.id,
          quantity: part.values.source === 'made' ? `${random.whole(1, 2)}.000000` : quantityOf(part, random),
          scrapRate: random.pick(['0.00', '0.00', '0.00', '2.00', '5.00']),
          isPhantom: part.values.source === 'made' && random.chance(0.04),
          processId: processes.length > 0 && random.chance(0.6) ? random.pick(processes).id : null,
          remark: null,
        })),
        remark: null,
        attachments: [],
      }
      computeInto(materialBom.fields, values)
      return { id, at: made, by: random.pick(engineers), values }
    })
  })
}
