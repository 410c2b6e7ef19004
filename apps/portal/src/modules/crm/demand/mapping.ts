import type { SheetColumns, SheetReading } from '@bip/contract'

/** The cell that each column of the sheet fills, by the column's place; absent where it fills none. */
export type Mapping = Readonly<Record<number, string>>

/** What a reading proposes. */
export const mappingOf = ({ headings }: SheetReading): Mapping =>
  Object.fromEntries(headings.flatMap(({ at, target }) => (target === null ? [] : [[at, target]])))

/** Another cell for a column; the column that filled it before fills none. */
export const withTarget = (mapping: Mapping, at: number, target: string | null): Mapping => {
  const others = Object.entries(mapping).filter(([place, key]) => Number(place) !== at && key !== target)
  return Object.fromEntries(target === null ? others : [...others, [at, target]])
}

/** The place of the column by cell, as it is sent. */
export const columnsOf = (mapping: Mapping): SheetColumns =>
  Object.fromEntries(Object.entries(mapping).map(([at, key]) => [key, Number(at)]))

/** Cells that the schedule fills by itself where the sheet does not. */
const filledAnyway = ['itemNo', 'unit']

/** The name of a cell that no row can do without and no column fills; those of settings may wait until the schedule is sent on. */
export const missingOf = ({ targets }: SheetReading, mapping: Mapping): string | undefined => {
  const filled = new Set(Object.values(mapping))
  return targets.find(
    ({ key, isRequired }) => isRequired && !/^[ct]\d+$/.test(key) && !filledAnyway.includes(key) && !filled.has(key),
  )?.name
}
