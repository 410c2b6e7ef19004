import type { Guide } from '../testing/guide.ts'

export const progressGuide: Guide = {
  purpose:
    'Shows how far a piece of work has come. While something is only being fetched, use Skeleton or Spinner; for a task in named steps, Steps; for a figure without an end, Statistic.',
  anatomy: [
    {
      part: 'Label',
      what: 'What is going on; hidden only where a column head says it.',
      selector: '[role="progressbar"] > :first-child',
    },
    { part: 'Bar or ring', what: 'The share, in the tone of its state.', selector: '[role="progressbar"] > :nth-child(2)' },
    {
      part: 'Figure',
      what: 'The percentage, rounded down, or what stands for it; a tick or a cross at the end.',
      selector: '[role="progressbar"] > :nth-child(3)',
    },
  ],
  dos: [
    'Say the real thing where it is known: "12 / 18 单" tells more than 66 %.',
    'Use value null while nobody knows how far it is, and a share as soon as somebody does.',
    'Use outcome when it has ended, so that failure is read without colour.',
  ],
  donts: [
    'Do not show 100 % before everything is done; the figure rounds down for that reason.',
    'Do not use the half circle in a table or for more than a handful of figures: bars compare, gauges do not.',
    'Do not let it move backwards; when the whole grew, say so beside it.',
  ],
  keyboard: [],
}
