import type { Guide } from '../testing/guide.ts'

export const dataListGuide: Guide = {
  purpose:
    'A page that is a list: search, conditions and named views above, the table, what can be done with chosen rows, pages below. Inside another page take it embedded; for rows without any of that take DataTable.',
  anatomy: [
    {
      part: 'Head',
      what: 'What the list is, how many rows it has, and what can be done with it as a whole.',
      selector: 'header',
    },
    { part: 'Search', what: 'Words that a row must have; the key / leads here.', selector: '[role="search"] input' },
    { part: 'Conditions', what: 'A button each, with its value; seldom needed ones wait behind “more filters”.' },
    { part: 'Views', what: 'Named ways to look at the list: own ones, and those that others share.' },
    { part: 'Table', what: 'The rows.', selector: '[role="grid"]' },
    { part: 'Selection bar', what: 'Appears with the first chosen row: what can be done with all that are chosen.' },
    { part: 'Export', what: 'Asks which rows leave, each choice with its count: this page, chosen ones, or all that match.' },
    { part: 'Foot', what: 'Pages, and how fresh the rows are.', selector: 'nav' },
  ],
  story: 'Pages',
  dos: [
    'Keep what is asked in the address, so that a link shows the same list to others.',
    'Name in the search field what is searched.',
    'Put into the bar what is done often to many rows, into the row what is done to one.',
  ],
  donts: [
    'Do not show more than five conditions at once; mark the others as rare.',
    'Do not reload the page after an act; refresh the rows that it changed.',
    'Do not put the list of a part into a page of its own; embed it.',
  ],
  keyboard: [
    { keys: '/', what: 'To the search.' },
    { keys: 'Ctrl F', what: 'Finds a text in the rows that are here.' },
    { keys: 'Enter', what: 'In the search: asks at once. On a row: opens it.' },
    { keys: 'Escape', what: 'In the search: empties it.' },
  ],
}
