import type { ScheduleOperation, ScheduleResource } from '../types.ts'

/** px of a lane, and of the head of a group with its load. */
export const laneHeight = 30
export const groupHeight = 34

export type ScheduleRow =
  | { kind: 'group'; key: string; name: string; top: number; height: number; resources: readonly ScheduleResource[] }
  | { kind: 'resource'; key: string; resource: ScheduleResource; top: number; height: number }

/** Rows from top to bottom: each group, and below it its resources unless it is folded. */
export function rowsOf(resources: readonly ScheduleResource[], folded: ReadonlySet<string>): readonly ScheduleRow[] {
  const rows: ScheduleRow[] = []
  let top = 0
  for (const [group, members] of Map.groupBy(resources, ({ group }) => group)) {
    rows.push({ kind: 'group', key: `group ${group}`, name: group, top, height: groupHeight, resources: members })
    top += groupHeight
    if (folded.has(group)) continue
    for (const resource of members) {
      const height = Math.max(1, resource.capacity ?? 1) * laneHeight
      rows.push({ kind: 'resource', key: resource.key, resource, top, height })
      top += height
    }
  }
  return rows
}

/** The row at a height; undefined below the last one. */
export function rowAt(rows: readonly ScheduleRow[], y: number): ScheduleRow | undefined {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((rows[middle]?.top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  const row = rows[low]
  return row && y < row.top + row.height ? row : undefined
}

/** Operations of each resource, by time. */
export function byResource(operations: readonly ScheduleOperation[]): ReadonlyMap<string, readonly ScheduleOperation[]> {
  const lists = Map.groupBy(
    operations.filter(({ resource }) => resource !== null),
    ({ resource }) => resource ?? '',
  )
  for (const list of lists.values()) list.sort((a, b) => a.start - b.start)
  return lists
}

/** Minutes that are taken of each day, by its number. */
export function loadOf(
  lists: ReadonlyMap<string, readonly ScheduleOperation[]>,
  resources: readonly ScheduleResource[],
): ReadonlyMap<number, number> {
  const load = new Map<number, number>()
  for (const { key } of resources)
    for (const { start, end } of lists.get(key) ?? [])
      for (let day = Math.floor(start / 1440); day * 1440 < end; day += 1) {
        const minutes = Math.min(end, (day + 1) * 1440) - Math.max(start, day * 1440)
        load.set(day, (load.get(day) ?? 0) + minutes)
      }
  return load
}

/** The operations of a resource by the part of the axis in which they begin; one may reach over so many parts. */
export type RowParts = { parts: ReadonlyMap<number, readonly ScheduleOperation[]>; reach: number }

/** What is drawn of a row as its parts come into sight: parts of so many minutes each. */
export function partsOf(list: readonly ScheduleOperation[], length: number): RowParts {
  const partOf = (time: number): number => Math.floor(time / length)
  const parts = Map.groupBy(list, ({ start }) => partOf(start))
  const reach = list.reduce((max, { start, end }) => Math.max(max, partOf(end) - partOf(start)), 0)
  return { parts, reach }
}

/** The numbers of the parts that may show something between two times, and of that in which a time lies. */
export function partsBetween({ parts, reach }: RowParts, [from, to]: readonly [number, number], length: number): number[] {
  const numbers: number[] = []
  for (let part = Math.floor(from / length) - reach; part * length < to; part += 1) if (parts.has(part)) numbers.push(part)
  return numbers
}
