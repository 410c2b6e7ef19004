import type { Line, Lines } from '../lines/lines.ts'
import type { RowOrder } from '../lines/RowOrder.ts'
import type { DataSort } from '../model/types.ts'

/** What lines are made of. */
export type LineSource<T> = {
  rows: readonly T[]
  /** The rows that pass, in order. */
  order: RowOrder<T>
  rowKey: (row: T) => string
  passes: ((row: T) => boolean) | undefined
  /** Order of two rows; undefined where they stand as given. */
  compare: ((a: T, b: T) => number) | undefined
  /** Whether a group or a branch of that key is open. */
  isOpen: (key: string) => boolean
}

/** The words of lines that are no rows, by kind and number of the column. */
export type LineTexts<T> = {
  [Kind in Exclude<Line<T>['kind'], 'row'>]?: (
    line: Extract<Line<T>, { kind: Kind }>,
    column: number,
    order: RowOrder<T>,
  ) => string
}

/**
 * What a feature puts into the way from rows to lines. Each function is the same one for as long as it says the same:
 * with another one the lines are made anew.
 */
export type RowPart<T> = {
  /** Rows that pass are shown. */
  passes?: ((row: T) => boolean) | undefined
  /** The order by columns, made of the one that features before have asked for. */
  sort?: (sort: readonly DataSort[]) => readonly DataSort[]
  /** Puts the rows together, instead of one under the other; the first feature that has one does it. */
  arrange?: ((source: LineSource<T>) => Lines<T>) | undefined
  /** `arrange` filters and sorts by itself, and the order stays empty. */
  isArrangedWhole?: boolean
  /** Whether a group or a branch is open; default each is. */
  isOpen?: (key: string) => boolean
  /** Puts lines between those of the rows. */
  insert?: ((lines: Lines<T>) => Lines<T>) | undefined
  /** Lies over the lines, those of a server too; `isReady` says whether it is known where they end. */
  over?: ((lines: Lines<T>, isReady?: () => boolean) => Lines<T>) | undefined
  texts?: LineTexts<T>
}
