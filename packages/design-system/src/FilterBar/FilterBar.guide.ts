import type { Guide } from '../testing/guide.ts'

export const filterBarGuide: Guide = {
  purpose:
    'The conditions of a list in one line: a search field, then one FilterButton per condition. A form with many conditions belongs into a Drawer.',
  anatomy: [
    { part: 'Search', what: 'Numbers, names, pinyin; searches when typing settles.', selector: 'input[type="search"]' },
    { part: 'Condition', what: 'Name and value; coloured when it differs from "all".', selector: 'button[data-set]' },
    { part: 'Clear', what: 'Takes all conditions away at once.', selector: '[role="search"] > button[data-variant="quiet"]' },
    { part: 'Tools', what: 'Order and columns, at the end of the line.', selector: '[role="search"] > :last-child' },
  ],
  dos: [
    'Show the conditions that people use daily; the rest goes behind one button.',
    'Say the value in words: 近30天, 苏州精工 等 2 家.',
  ],
  donts: [
    'Do not make people press "search": a condition takes effect when it is chosen.',
    'Do not hide which conditions are in force; an empty list with a forgotten filter costs a call to IT.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Along the line.' },
    { keys: 'Enter, Space', what: 'Opens a condition.' },
    { keys: 'Esc', what: 'Empties the search field; closes an open condition.' },
  ],
}
