import type { Guide } from '../testing/guide.ts'

export const paginationGuide: Guide = {
  purpose:
    'The foot of a list: which rows are shown, the ways to others, how many at a time. For a list that one reads downwards take InfiniteList.',
  anatomy: [
    { part: 'Range', what: 'Which rows of how many; says "about" for an estimate.', selector: 'nav > :first-child' },
    { part: 'Size', what: 'Rows on a page; another size begins again at the first.', selector: 'nav button[aria-haspopup]' },
    { part: 'Pages', what: 'First, last and the neighbours.', selector: 'nav [aria-current="page"]' },
    { part: 'Jump', what: 'From eight pages on: a number and Enter.', selector: 'nav input' },
  ],
  dos: ['Keep page and size in the address, so that a link shows the same rows.', 'Say when the total is an estimate.'],
  donts: [
    'Do not page what fits on one screen.',
    'Do not offer more than 200 rows: looking for something is the business of search.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Along the controls.' },
    { keys: 'Enter, Space', what: 'Goes to the page.' },
    { keys: 'Enter', what: 'In the field: jumps; a number too large means the last page.' },
  ],
}
