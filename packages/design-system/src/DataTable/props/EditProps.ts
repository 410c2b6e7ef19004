import type { CellEdit } from '../model/cellEdit.ts'

export type EditProps = {
  /** Stores what was typed; a rejection leaves it in the cells, marked, with the error's message. Cells can be edited where a column says so and this is given. */
  onEdit?: (edits: readonly CellEdit[]) => void | Promise<void>
  /** When typed values are stored: each at once, a row when it is left, or all with `save`. Default 'cell'. */
  editMode?: 'cell' | 'row' | 'batch'
  /** Hears how many cells are not stored yet. */
  onDraftsChange?: (count: number) => void
}
