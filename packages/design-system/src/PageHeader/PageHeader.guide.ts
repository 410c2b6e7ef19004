import type { Guide } from '../testing/guide.ts'

export const pageHeaderGuide: Guide = {
  purpose: 'The head of a page: what it is, its state, and what can be done. The way to it is the Breadcrumb.',
  anatomy: [
    { part: 'Title', what: 'The same word as in the menu, or the number of the record.', selector: 'h1' },
    { part: 'Count', what: 'How many records the list holds.', selector: 'h1 + *' },
    { part: 'Actions', what: 'Quiet ones first, the main one last.', selector: 'header > :last-child' },
  ],
  dos: [
    'One main action; what is rarely used goes behind "more".',
    'Show the state beside the title with a Tag, so that it is seen before anything is pressed.',
  ],
  donts: ['Do not repeat the title in the content.', 'Do not put filters here; they have a bar of their own.'],
  keyboard: [{ keys: 'Tab', what: 'From the way back through the actions.' }],
}
