import type { Guide } from '../testing/guide.ts'

export const sideNavGuide: Guide = {
  purpose: 'The pages of one area in groups, with folds. Between areas the TopBar leads; open pages are in TabStrip.',
  anatomy: [
    { part: 'Group', what: 'A quiet heading over pages that belong together.', selector: 'nav > div > :first-child:not(ul, ol)' },
    { part: 'Page', what: 'Icon, name and how many things are there.', selector: 'nav a' },
    { part: 'Chosen', what: 'Where the reader is.', selector: '[aria-current="page"]' },
    {
      part: 'Fold',
      what: 'Pages below a page; opens by itself where it holds the chosen one.',
      selector: 'button[aria-expanded]',
    },
  ],
  dos: ['Order by use, not by the alphabet.', 'Show counts of what waits for the reader; leave totals to the list.'],
  donts: ['Do not nest deeper than two levels.', 'Do not change the order by person: hands learn places.'],
  keyboard: [
    { keys: 'Tab', what: 'From entry to entry.' },
    { keys: '↑ ↓', what: 'The same, round at the ends.' },
    { keys: 'Home, End', what: 'First and last entry.' },
    { keys: 'Letters', what: 'To the next entry that begins with them.' },
    { keys: 'Enter', what: 'Opens the page; opens or closes a fold.' },
  ],
}
