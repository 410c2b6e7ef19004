import { type Core, daysOfMonth, type FilterValue, groupsBy, type ListGroup } from '@bip/contract'
import { fieldOf } from '../fields/fieldOf.ts'

/** What a list is asked for the records of one group; undefined for those without a value. */
export const groupFilter = (core: Core, by: string, { value }: ListGroup): FilterValue | undefined => {
  if (value === null) return undefined
  return groupsBy(fieldOf(core, by)) === 'month' ? daysOfMonth(value) : { in: [value] }
}
