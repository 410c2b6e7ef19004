import type { CellPlace } from '../model/cellPlace.ts'

/** Whatever shows lines of cells that the keyboard goes through: a table, a plan, a test. */
export interface FocusHost {
  readonly lines: { readonly count: number }
  /** How many whole lines fit. */
  readonly pageSize: number
  /** Brings a line into sight. */
  scrollTo: (place: number) => void
  /** The element of a cell in a line that is in the page; column -1 is the cell before the first column. */
  elementAt: (at: CellPlace) => HTMLElement | null | undefined
  /** The line that an element stands in; undefined where it stands in none. */
  placeOf: (element: Element) => number | undefined
}
