import type { Guide } from '../testing/guide.ts'

export const resultGuide: Guide = {
  purpose:
    'A whole page that could not be shown: what happened and the way out. For a part of a page take ErrorBoundary or Alert; for a list without rows Empty.',
  anatomy: [
    { part: 'Sign', what: 'Icon and number of the answer.', selector: '[data-status] > :first-child' },
    { part: 'Title', what: "What happened, in the reader's words.", selector: '[data-status] > :nth-child(2)' },
    { part: 'Text', what: 'What it may be due to.', selector: '[data-status] > :nth-child(3)' },
    { part: 'Way out', what: 'One button.', selector: 'button' },
  ],
  dos: ['403: say which permission is missing and who gives it.', '500: say that it was written down, and offer to try again.'],
  donts: ['Do not blame the reader.', 'Do not leave people without a way on, nor offer three.'],
  keyboard: [{ keys: 'Tab', what: 'Reaches the way out.' }],
}
