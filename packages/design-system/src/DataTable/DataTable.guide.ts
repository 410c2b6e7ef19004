import type { Guide } from '../testing/guide.ts'
import { keyHelp } from './DataTable.keys.ts'

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
    { part: 'Shade', what: 'At an edge beyond which columns go on; fingers get a button there with how many.' },
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
  keyboard: keyHelp.map(({ keys, what }) => ({ keys, what })),
}
