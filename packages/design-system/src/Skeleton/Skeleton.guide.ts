import type { Guide } from '../testing/guide.ts'

export const skeletonGuide: Guide = {
  purpose:
    'The shape of what is about to come, where that shape is known: lines of a card, rows of a table. An unknown wait is a Spinner; work with a measure is Progress.',
  anatomy: [
    { part: 'Bars', what: 'As many and as long as the text will be; the last is shorter.', selector: '[aria-hidden="true"]' },
  ],
  dos: [
    'Say aria-busy on the region around it; the bars themselves are silent.',
    'Keep the height of what comes, so that nothing jumps.',
  ],
  donts: [
    'Do not animate it: forty shimmering bars are a headache.',
    'Do not show it for what was there a moment ago; leave the old rows and show that newer ones are on their way.',
  ],
  keyboard: [],
}
