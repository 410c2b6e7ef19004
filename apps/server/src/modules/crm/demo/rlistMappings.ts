import { type DemoRecord, idAt, madeOf, type World } from '../../../seed/demo/world.ts'

const headings: readonly (readonly [heading: string, target: string | null])[] = [
  ['序号', 'itemNo'],
  ['设备名称', 'itemName'],
  ['站位', 'station'],
  ['技术要求', 'specification'],
  ['需求台数', 'quantity'],
  ['到厂日期', 'neededOn'],
  ['预算', 'targetPrice'],
  ['采购员', null],
]

/** How the sheets of the customers that send the most schedules are read. */
export function makeRlistMappings(world: World, count: number): DemoRecord[] {
  const customers = new Map(madeOf(world, 'customer').map((one) => [one.id, one]))
  const settings = new Map(madeOf(world, 'rlistConfigue').map((one) => [one.id, one]))
  const seen = new Set<string>()
  return madeOf(world, 'customerRlist').flatMap((schedule, index): DemoRecord[] => {
    const { customerId, configueId } = schedule.values
    const key = `${customerId} ${configueId}`
    if (seen.has(key) || seen.size >= count) return []
    seen.add(key)
    const names = [customers.get(String(customerId))?.values.shortName, settings.get(String(configueId))?.values.configueName]
    return [
      {
        id: idAt(schedule.at, index),
        at: schedule.at,
        by: schedule.by,
        values: {
          mappingName: names.join(' · '),
          customerId,
          configueId,
          columns: headings.map(([heading, target]) => ({ heading, target })),
          timesUsed: String((index % 4) + 1),
          lastUsedAt: schedule.at,
        },
      },
    ]
  })
}
