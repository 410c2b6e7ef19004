import { manpowerTree } from '@bip/contract/resources'
import { answering } from './answer.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

export const mps = {
  ...answering(manpowerTree, ({ asked: { shiftKind = [] }, rows }) => {
    const there = rows('workManpower').filter(
      ({ leftOn, shiftKind: own }) => !leftOn && (shiftKind.length === 0 || shiftKind.includes(String(own))),
    )
    const groups = rows('workGroup').map((group) => {
      const actual = there.filter(({ workGroupId }) => workGroupId === group.id).length
      const planned = Number(group.manpowerQuantity) + Number(group.laborManpowerQuantity)
      return { group, actual, planned, lacking: Math.max(planned - actual, 0) }
    })
    const sum = (of: typeof groups, key: 'actual' | 'planned' | 'lacking') =>
      String(of.reduce((total, one) => total + one[key], 0))
    return [
      ...rows('workRegion').flatMap(({ id, regionName, chargePerson }) => {
        const own = groups.filter(({ group }) => group.regionId === id)
        if (own.length === 0) return []
        const figures = { planned: sum(own, 'planned'), actual: sum(own, 'actual'), lacking: sum(own, 'lacking') }
        return [{ id, title: text(regionName), chargePerson: text(chargePerson), ...figures }]
      }),
      ...groups.map(({ group, ...figures }) => ({
        id: group.id,
        parentId: text(group.regionId),
        title: text(group.workGroupName),
        chargePerson: text(group.chargePerson),
        ...{ planned: String(figures.planned), actual: String(figures.actual), lacking: String(figures.lacking) },
      })),
      ...there.map(({ id, workGroupId, workerName, shiftKind: own }) => ({
        ...{ id, parentId: text(workGroupId), title: text(workerName), actual: '1', shiftOf: text(own) },
      })),
    ]
  }),
}
