import type { Guide } from '../testing/guide.ts'

export const emptyGuide: Guide = {
  purpose:
    'What stands where there is nothing yet: says what will be here and offers the first step. Where a page could not be shown take Result; while it loads, Skeleton.',
  anatomy: [
    { part: 'Picture', what: 'Optional and quiet.', selector: 'svg' },
    { part: 'Title', what: 'What is not there.', selector: 'p, h2, h3, div > :nth-child(2)' },
    { part: 'Text', what: 'Why, and how it comes here.' },
    { part: 'Action', what: 'The first step, if the reader may take it.', selector: 'button' },
  ],
  dos: [
    'Tell apart "nothing yet", "nothing matches" and "you may not see it": each has another way out.',
    'After a search offer to clear it; in a new list offer to create.',
  ],
  donts: ['Do not joke and do not apologise.', 'Do not draw a large picture in a small panel; a line of text will do.'],
  keyboard: [{ keys: 'Tab', what: 'Reaches the action.' }],
}
