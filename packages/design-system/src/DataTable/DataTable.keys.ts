import type { Guide } from '../testing/guide.ts'

type KeyHelp = Guide['keyboard'][number] & { names?: readonly string[] }

/** What keys do; `names` are those of the bindings in the features' keymaps. */
export const keyHelp: readonly KeyHelp[] = [
  { keys: 'Tab', what: 'Enters at the cell that had the focus last, and leaves the table.' },
  { keys: '← ↑ → ↓', what: 'Move from cell to cell, headers included; with Ctrl to the edge.' },
  { keys: 'Home / End', what: 'First and last cell of the row; with Ctrl of the table.' },
  { keys: 'PageUp / PageDown', what: 'Move by what fits.' },
  {
    names: ['press', 'pressPinned'],
    keys: 'Enter',
    what: 'On a header: sorts. On a row: opens it, or enters what can be operated in the cell.',
  },
  { names: ['select'], keys: 'Space', what: 'Chooses the row; with Shift all up to the last one.' },
  { names: ['selectAll'], keys: 'Ctrl A', what: 'Chooses all that match.' },
  { keys: 'Shift ← ↑ → ↓', what: 'Extends a block of cells.' },
  { names: ['sizeColumn'], keys: 'Alt ← / Alt →', what: 'On a header: 10 px narrower or wider; with Ctrl 50 px.' },
  {
    names: ['moveColumn', 'anyKey'],
    keys: 'Alt Shift ← / Alt Shift →',
    what: 'On a header: moves the column, on a group of headers all of it.',
  },
  { names: ['columnMenu'], keys: 'Alt ↓', what: 'On a header: opens the menu of the column.' },
  { keys: 'Ctrl C', what: 'Copies the block for a spreadsheet, and as a table for a letter.' },
  {
    names: ['find', 'findNext'],
    keys: 'Ctrl F',
    what: 'Finds texts in all rows; Enter or F3 goes to the next one, with Shift back, Escape to what was found.',
  },
  {
    names: ['locked'],
    keys: 'F2 / Enter',
    what: 'In a cell that can be edited: begins with what is there, opens its choices. Any letter replaces it; Escape gives up.',
  },
  { keys: 'Alt ↓', what: 'In such a cell: opens its choices or its calendar.' },
  { names: ['toggle'], keys: 'Space', what: 'In a cell with yes or no: changes it.' },
  {
    keys: 'Ctrl V',
    what: 'Puts a copied block into the cells from here on, as one step; rows come for what lies past the last one, where rows can be added.',
  },
  {
    names: ['nextCell', 'leaveTable'],
    keys: 'Tab / Shift Tab',
    what: 'Where rows are filled one after the other: the next cell that can be edited, and a new row after the last one. Escape and then Tab leaves the table.',
  },
  { names: ['copyRows'], keys: 'Ctrl Shift D', what: 'Adds copies of the rows of the block below it, where rows can be copied.' },
  {
    keys: 'Escape',
    what: 'While something is dragged, be it a block, its handle, a column, its edge or a row: leaves it as it was.',
  },
  {
    names: ['fillDown', 'fillRight'],
    keys: 'Ctrl D / Ctrl R',
    what: 'Fills the block from its first row or column, a single cell from above or from the left.',
  },
  {
    names: ['clear', 'removeRows'],
    keys: 'Delete',
    what: 'Empties the block; with Ctrl takes its rows out, in a tree with all that lies below them.',
  },
  {
    names: ['addRow', 'giveUpRow'],
    keys: 'Insert / Ctrl Enter',
    what: "Adds a row below, in a tree under the same parent, in groups with the group's values; Escape takes it out again while it is untouched.",
  },
  {
    names: ['addChild'],
    keys: 'Alt Insert / Ctrl Alt Enter',
    what: 'In a tree: adds a row below this one, as its last; a closed branch opens.',
  },
  {
    names: ['undo', 'redo', 'undoMove', 'redoMove'],
    keys: 'Ctrl Z / Ctrl Y',
    what: 'Takes back the last step, stored or not, a move of rows too; puts it again.',
  },
  {
    names: ['moveRows'],
    keys: 'Alt Shift ↑ / Alt Shift ↓',
    what: 'On a row that can be moved: moves it, with all that are chosen.',
  },
  {
    names: ['open', 'close'],
    keys: '→ / ←',
    what: 'In a tree or groups, on the first cell: opens; closes or goes to the one above.',
  },
]
