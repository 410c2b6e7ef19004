import type { Guide } from '../testing/guide.ts'

export const dataTableGuide: Guide = {
  purpose:
    'Many rows to read, compare and work on: sorted, filtered, grouped, arranged, chosen and copied. For a few dozen rows inside a page take Table, for single facts Descriptions.',
  anatomy: [
    {
      part: 'Header',
      what: 'Sorts on a press, with Shift within the order before; is dragged to another place; a double press on its edge fits the width; opens the menu of its column.',
      selector: '.head .row',
    },
    {
      part: 'Column menu',
      what: 'Filter, order, place and width of one column; appears on pointing or focus, stays where something is filtered.',
      selector: '.head [aria-haspopup]',
    },
    { part: 'Pinned columns', what: 'Stay in sight while the others scroll: what names the row.', selector: '.body .row .pins' },
    {
      part: 'Row',
      what: 'Only those in sight are in the page; a press opens it where there is something to open.',
      selector: '.body .row',
    },
    { part: 'Group line', what: 'Stays under the header while the reader is among its rows; a press opens or closes the group.' },
    { part: 'Box', what: 'Chooses the row; Shift chooses all up to the last one.' },
    { part: 'Totals', what: 'Exact sums of all rows that pass the filters; they follow while a figure is typed.' },
    {
      part: 'Fill handle',
      what: 'At the corner of the block where cells can be edited: drawn out, days and numbered texts count on.',
    },
    { part: 'Row handle', what: 'Drags a row, or all that are chosen, to another place.' },
    { part: 'Last line', what: 'Adds a row where rows can be added: at the top of a tree, at the end of what a server holds.' },
  ],
  dos: [
    'Pin what names a row, and little more: a third of the width at most.',
    'Give every column its type, so that it is aligned, sorted, filtered and exported as what it is.',
    'Let text columns be text; draw only what colour or a link makes quicker to read.',
    'Where a server holds the rows, let it reckon and place them: after each change they are asked for again, and what was typed stays.',
    'Say in the empty state why there is nothing, and how there will be something.',
  ],
  donts: [
    'Do not put a button into every row; rows open on a press, and what is done to many belongs into the bar above.',
    'Do not let it grow with the page: it needs a height of its own to scroll in.',
    'Do not wrap text to show all of it; a detail below the row has room.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Enters at the cell that had the focus last, and leaves the table.' },
    { keys: '← ↑ → ↓', what: 'Move from cell to cell, headers included; with Ctrl to the edge.' },
    { keys: 'Home / End', what: 'First and last cell of the row; with Ctrl of the table.' },
    { keys: 'PageUp / PageDown', what: 'Move by what fits.' },
    { keys: 'Enter', what: 'On a header: sorts. On a row: opens it, or enters what can be operated in the cell.' },
    { keys: 'Space', what: 'Chooses the row; with Shift all up to the last one.' },
    { keys: 'Ctrl A', what: 'Chooses all that match.' },
    { keys: 'Shift ← ↑ → ↓', what: 'Extends a block of cells.' },
    { keys: 'Alt ← / Alt →', what: 'On a header: 10 px narrower or wider; with Ctrl 50 px.' },
    { keys: 'Alt Shift ← / Alt Shift →', what: 'On a header: moves the column, on a group of headers all of it.' },
    { keys: 'Alt ↓', what: 'On a header: opens the menu of the column.' },
    { keys: 'Ctrl C', what: 'Copies the block for a spreadsheet, and as a table for a letter.' },
    {
      keys: 'Ctrl F',
      what: 'Finds texts in all rows; Enter or F3 goes to the next one, with Shift back, Escape to what was found.',
    },
    {
      keys: 'F2 / Enter',
      what: 'In a cell that can be edited: begins with what is there, opens its choices. Any letter replaces it; Escape gives up.',
    },
    { keys: 'Alt ↓', what: 'In such a cell: opens its choices or its calendar.' },
    { keys: 'Space', what: 'In a cell with yes or no: changes it.' },
    {
      keys: 'Ctrl V',
      what: 'Puts a copied block into the cells from here on, as one step; rows come for what lies past the last one, where rows can be added.',
    },
    {
      keys: 'Escape',
      what: 'While something is dragged, be it a block, its handle, a column, its edge or a row: leaves it as it was.',
    },
    { keys: 'Ctrl D / Ctrl R', what: 'Fills the block from its first row or column, a single cell from above or from the left.' },
    { keys: 'Delete', what: 'Empties the block; with Ctrl takes its rows out, in a tree with all that lies below them.' },
    {
      keys: 'Insert / Ctrl Enter',
      what: "Adds a row below, in a tree under the same parent, in groups with the group's values; Escape takes it out again while it is untouched.",
    },
    { keys: 'Alt Insert / Ctrl Alt Enter', what: 'In a tree: adds a row below this one, as its last; a closed branch opens.' },
    { keys: 'Ctrl Z / Ctrl Y', what: 'Takes back the last step, stored or not, a move of rows too; puts it again.' },
    { keys: 'Alt Shift ↑ / Alt Shift ↓', what: 'On a row that can be moved: moves it, with all that are chosen.' },
    { keys: '→ / ←', what: 'In a tree or groups, on the first cell: opens; closes or goes to the one above.' },
  ],
}
