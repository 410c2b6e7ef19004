import type { Guide } from '../testing/guide.ts'

export const tableGuide: Guide = {
  purpose:
    'Rows of a list: sticky head, pinned columns, order, selection, acts, any number of rows. Two columns of properties are Descriptions; a handful of things with pictures is a List.',
  anatomy: [
    { part: 'Head', what: 'Sorts, with Shift as a further step; its edge changes the width.', selector: 'thead th' },
    { part: 'Row', what: 'Takes the focus; a press or Enter opens it.', selector: 'tbody tr[data-row]' },
    {
      part: 'First column',
      what: 'Stays in sight with stickyFirst.',
      selector: 'tbody tr[data-row] > :first-child, tbody tr[data-row] > th',
    },
    { part: 'Figures', what: 'To the right, tabular.', selector: 'td[data-align="right"]' },
    { part: 'Row actions', what: 'On hover and focus; they move nothing.' },
    { part: 'Sums', what: 'Stay at the bottom.', selector: 'tfoot' },
  ],
  dos: [
    'Put the number that people call a record by first, and make it the link.',
    'Align figures to the right and give them the same decimals.',
    'Keep old rows while newer ones load, and say what to do where there are none.',
  ],
  donts: [
    'Do not wrap text over three lines; let it end in dots and show it in the detail.',
    'Do not colour whole rows; a dot and a word tell the state.',
    'Do not put controls into every cell; open the row or edit the selection.',
  ],
  keyboard: [
    { keys: '↑ ↓', what: 'From row to row.' },
    { keys: 'Page Up, Page Down', what: 'Ten rows.' },
    { keys: 'Home, End', what: 'First and last row.' },
    { keys: 'Enter', what: 'Opens the row.' },
    { keys: 'Space', what: 'Selects it.' },
    { keys: 'Shift ↑, Shift ↓', what: 'Selects on the way.' },
    { keys: 'Ctrl A', what: 'Selects every row that can be selected.' },
    { keys: 'Tab', what: 'To the controls of the row, then out of the table.' },
    { keys: '← →', what: 'On the edge of a head: narrower and wider.' },
  ],
}
