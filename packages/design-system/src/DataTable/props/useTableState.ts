import { useControlledState } from 'react-stately/useControlledState'
import type { DataFilters } from '../model/filters.ts'
import type { DataSelection } from '../model/selection.ts'
import type { ColumnLayout, DataSort } from '../model/types.ts'
import type { Expansion, StateProps } from './StateProps.ts'

/** What the reader changes, by name; each is the caller's where given, else the table's own. */
export type Slices = {
  sort: readonly DataSort[]
  layout: ColumnLayout
  filters: DataFilters
  selection: DataSelection
  expansion: Expansion
}

/** What slices begin with, unless the caller says otherwise. */
export type SliceDefaults = { [Name in keyof Slices]?: (props: { tree?: unknown }) => Slices[Name] }

/** The slices as they are, and a setter for each. */
export type TableState = Slices & {
  [Name in keyof Slices as `set${Capitalize<Name>}`]: (value: Name extends 'sort' ? DataSort[] : Slices[Name]) => void
}

const capital = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** The names of the props that control a slice: its value, what it begins with, and who hears of its changes. */
export const sliceProps = (slice: string): readonly [value: string, first: string, change: string] => [
  slice,
  `default${capital(slice)}`,
  `on${capital(slice)}Change`,
]

/** The state of a table: a value and a setter for every slice that features declare, always the same ones. */
export const useTableState = (props: StateProps & { tree?: unknown }, declared: readonly SliceDefaults[]): TableState => {
  const given = props as Readonly<Record<string, unknown>> // Read by the names of slices, which StateProps spells out.
  const state: Record<string, unknown> = {}
  for (const slices of declared)
    for (const [slice, first] of Object.entries(slices)) {
      const [value, initial, change] = sliceProps(slice)
      const onChange = given[change] as ((next: unknown) => void) | undefined // As StateProps has it.
      // biome-ignore lint/correctness/useHookAtTopLevel: the slices are declared once for all tables.
      const [now, set] = useControlledState<unknown>(given[value], given[initial] ?? first(props), onChange)
      state[slice] = now
      state[`set${capital(slice)}`] = set
    }
  return state as TableState // A feature of the list declares each of them.
}
