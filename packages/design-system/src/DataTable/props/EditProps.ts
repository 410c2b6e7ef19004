import type { CellEdit } from '../model/cellEdit.ts'
import type { RowOutcome } from '../model/rowOutcome.ts'

export type EditProps = {
  /**
   * Stores what was typed; a rejection leaves it in the cells, marked, with the error's message. An answer may say what became of each row:
   * rows that it does not name were stored. Cells can be edited where a column says so and this is given.
   */
  onEdit?: (edits: readonly CellEdit[]) => EditAnswer | Promise<EditAnswer>
  /** When typed values are stored: each at once, a row when it is left, or all with `save`. Default 'cell'. */
  editMode?: 'cell' | 'row' | 'batch'
  /** Hears how many cells are not stored yet. */
  onDraftsChange?: (count: number) => void
  /** Marks rows that were refused when they were last stored, and the cell at fault until something else is typed into it. */
  rowOutcomes?: readonly RowOutcome[]
}

// biome-ignore lint/suspicious/noConfusingVoidType: a function that answers nothing is one that may be given.
type EditAnswer = readonly RowOutcome[] | void
