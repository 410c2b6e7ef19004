import type { FilterValue } from '@bip/contract'

export const whose = ['mine', 'department', 'pool', 'all'] as const
export type Whose = (typeof whose)[number]

type Reader = { userId: string; deptId: string }
type Filters = Readonly<Record<string, FilterValue>>

/** The conditions that a choice of whose customers stands for. */
export const filtersOf = ({ userId, deptId }: Reader): Readonly<Record<Whose, Record<string, string>>> => ({
  mine: { ownerId: userId },
  department: { ownerDept: deptId },
  pool: { poolStatus: 'pool' },
  all: {},
})

/** The fields that a choice speaks of. */
export const spokenOf = ['ownerId', 'ownerDept', 'poolStatus'] as const

/** Which choice the conditions of a list are; all, narrowed by its own conditions, where they are none of the others. */
export function whoseIn(filters: Filters, reader: Reader): Whose {
  const asked = spokenOf.filter((key) => filters[key] !== undefined)
  const found = whose.find((one) => {
    const wanted = filtersOf(reader)[one]
    return asked.length === Object.keys(wanted).length && asked.every((key) => filters[key] === wanted[key])
  })
  return found ?? 'all'
}
