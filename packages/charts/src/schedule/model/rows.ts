import type { ScheduleOperation, ScheduleResource } from '../types.ts'

/** px of a lane, and of the head of a group with its load. */
export const laneHeight = 30
export const groupHeight = 34

type Placed = { key: string; top: number; height: number }
export type GroupRow = Placed & { kind: 'group'; name: string; resources: readonly ScheduleResource[] }
export type ResourceRow = Placed & { kind: 'resource'; resource: ScheduleResource }
export type ScheduleRow = GroupRow | ResourceRow

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

/** The rows of which something lies between two heights. */
export const rowsWithin = (rows: readonly ScheduleRow[], top: number, bottom: number): readonly ScheduleRow[] =>
  rows.filter((row) => row.top + row.height > top && row.top < bottom)

/** Operations of each resource, by time. */
export type Lists = ReadonlyMap<string, readonly ScheduleOperation[]>

export function byResource(operations: readonly ScheduleOperation[]): Lists {
  const lists = Map.groupBy(
    operations.filter(({ resource }) => resource !== null),
    ({ resource }) => resource ?? '',
  )
  for (const list of lists.values()) list.sort((a, b) => a.start - b.start)
  return lists
}

/** Minutes that are taken of each day, by its number. */
export function loadOf(lists: Lists, resources: readonly ScheduleResource[]): ReadonlyMap<number, number> {
  const load = new Map<number, number>()
  for (const { key } of resources)
    for (const { start, end } of lists.get(key) ?? [])
      for (let day = Math.floor(start / 1440); day * 1440 < end; day += 1) {
        const minutes = Math.min(end, (day + 1) * 1440) - Math.max(start, day * 1440)
        load.set(day, (load.get(day) ?? 0) + minutes)
      }
  return load
}
