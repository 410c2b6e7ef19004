import type { RowLine } from '../lines/lines.ts'
import type { RowChange } from '../lines/rowChange.ts'
import type { CellEdit } from '../model/cellEdit.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { CellValue } from '../model/values.ts'

export type KeyedRow<T> = Pick<RowLine<T>, 'key' | 'row'>

/** Something that goes into a cell: a text as it was typed, or a value as it is; `line` is that of a row which may not be in the table, or stand elsewhere. */
export type Entry<T = never> = { at: CellPlace; line?: KeyedRow<T> } & ({ text: string } | { value: CellValue })

/** Rows that come for values, and how they come; false when they do not. */
export type Coming<T> = { rows: RowChange<T>; keys: ReadonlySet<string>; bring: () => Promise<boolean> }

export type PlacedEdit<T> = CellEdit & { row: T }
