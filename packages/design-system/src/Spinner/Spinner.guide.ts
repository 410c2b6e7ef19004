import type { Guide } from '../testing/guide.ts'

export const spinnerGuide: Guide = {
  purpose:
    'A wait whose length and outcome are unknown. Where the shape of the content is known take Skeleton; where the share is known, Progress.',
  anatomy: [
    { part: 'Ring', what: 'Turns; stands still where less motion is asked for.', selector: '[role="status"] > :first-child' },
    {
      part: 'Words',
      what: 'For screen readers, and beside the ring when showLabel is set.',
      selector: '[role="status"] > :last-child',
    },
  ],
  dos: [
    'Show it where the thing will appear, not over the whole page.',
    'Say what is being done when it takes longer than a few seconds.',
  ],
  donts: [
    'Do not show it for less than a moment: a flash is worse than nothing.',
    'Do not block the page with it; let people read on.',
  ],
  keyboard: [],
}
