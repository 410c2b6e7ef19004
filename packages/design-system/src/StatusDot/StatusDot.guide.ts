import type { Guide } from '../testing/guide.ts'

export const statusDotGuide: Guide = {
  purpose: 'The state of a row: a dot in its colour and the word beside it. Standing alone or at a title take Tag.',
  anatomy: [
    { part: 'Dot', what: 'Its tone comes from the one table of states.', selector: '[data-tone]' },
    { part: 'Word', what: 'So that colour is never alone.' },
  ],
  dos: ['Take the tone from workStatusTone; charts, boards and walls agree then.', 'Keep to one word of the business: 已逾期.'],
  donts: ['Do not invent a seventh colour.', 'Do not leave out the word to save room.'],
  keyboard: [],
}
