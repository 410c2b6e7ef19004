import { type DemoRecord, idAt, peopleOf, type World } from '../../../../seed/demo/world.ts'

const lastDay = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10)

/** Months of hours: those before the last one are locked. */
export function makePeriods(world: World, count: number): DemoRecord[] {
  const [keeper = world.admin] = peopleOf(world, 'd06')
  const [year, month] = world.calendar.day(0).split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index
    const name = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7)
    const at = `${name}-01T01:00:00.000Z`
    const isLocked = back > 1
    const lockedAt = isLocked ? `${lastDay(name)}T10:00:00.000Z` : null
    return {
      ...{ id: idAt(at, index), at, by: keeper },
      values: {
        ...{ periodName: name, fromDay: `${name}-01`, toDay: lastDay(name), workGroupId: null },
        ...{ periodStatus: isLocked ? 'locked' : 'open', lockedBy: isLocked ? keeper.id : null, lockedAt, remark: null },
      },
    }
  })
}
