import type { Line, Lines } from './lines.ts'

/** Whatever shows lines: all that editing asks of it, be it a table, a plan or a test. */
export interface LineHost<T> {
  readonly lines: Lines<T>
  /** The line at a place; undefined where there is none. */
  lineAt: (place: number) => Line<T> | undefined
  /** What stands in the lines is another thing now. */
  refresh: () => void
}
