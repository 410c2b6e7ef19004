import type { Guide } from '../testing/guide.ts'

export const formArrayGuide: Guide = {
  purpose:
    'Rows in a form that are filled in alike: order lines, contacts, tolerances. For hundreds of lines that are edited like a spreadsheet use an editable table.',
  anatomy: [
    {
      part: 'Label and count',
      what: 'Names the list in the page, in messages and in the summary.',
      selector: '[role="group"] > div:first-child',
    },
    { part: 'Grip', what: 'Moves the row: dragged, or with the arrow keys.', selector: '[data-grip]' },
    { part: 'Fields of a row', what: 'With `template`, in columns whose names stand once.', selector: '[data-field]' },
    { part: 'Remove', what: 'Not offered while the list has its fewest rows.' },
    { part: 'Add', what: 'Adds a row at the end and goes to its first field.', selector: '[data-add]' },
  ],
  dos: [
    'Give `template` where rows have the same few fields: columns are compared faster than blocks.',
    'Begin with one empty row where at least one is needed; nobody should have to press Add first.',
    'Name the button after the thing: "Add a material", not "Add a row".',
  ],
  donts: [
    'Do not ask before a row is removed; nothing is saved yet, and reset brings it back.',
    'Do not number rows in a column of your own; numbers change with the order and are there already.',
    'Do not put another list into a row; open a dialog for it.',
  ],
  keyboard: [
    { keys: 'Tab, Shift+Tab', what: 'Goes through grips, fields and buttons, row by row.' },
    { keys: '↑, ↓', what: 'On a grip, move the row one place up or down; the focus goes with it.' },
    { keys: 'Enter, Space', what: 'On the buttons, remove the row or add one.' },
  ],
}
