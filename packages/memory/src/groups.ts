import { type AnyRecord, type Core, type Field, groupsBy, type Language, type ListGroups } from '@bip/contract'
import { fieldOf } from './fieldsOf.ts'
import { totalsOf } from './list.ts'
import { print } from './print.ts'
import { MemoryRefusal, type MemoryState } from './state.ts'

/** The records that match by the values of a field, with counts and sums. */
export function groupsOf(state: MemoryState, core: Core, by: string, rows: readonly AnyRecord[], language: Language): ListGroups {
  const field = fieldOf(core, by)
  const way = groupsBy(field)
  if (!field || !way) throw new MemoryRefusal('badRequest', { reason: by })
  const groups = Map.groupBy(rows, (row) => keyOf(row[by], way))
  const counted = [...groups].map(([value, inside]) => ({
    value,
    label: value === null ? '' : way === 'month' ? value : labelOf(state, core, field, inside[0]?.[by], language),
    count: inside.length,
    sums: totalsOf(core, inside) ?? {},
  }))
  return { groups: counted.sort((one, other) => other.count - one.count), isCut: false }
}

const keyOf = (value: unknown, way: 'value' | 'month'): string | null => {
  if (value === null || value === undefined || value === '') return null
  return way === 'month' ? String(value).slice(0, 7) : String(value)
}

const labelOf = (state: MemoryState, core: Core, field: Field, value: unknown, language: Language): string =>
  print(value, field, { state, core, language })
