import type { Guide } from '../testing/guide.ts'

export const segmentedControlGuide: Guide = {
  purpose:
    'Switches between two to five views of the same thing: list or Gantt, day or week. A choice that is saved with a form is a RadioGroup; different contents are Tabs.',
  anatomy: [
    { part: 'Track', what: 'Holds the segments together.', selector: '[role="radiogroup"]' },
    { part: 'Segment', what: 'Exactly one is on.', selector: '[role="radiogroup"] label' },
  ],
  dos: ['Keep the words short and of one kind: 日, 周, 月.', 'Give all of them an icon or none.'],
  donts: ['Do not use it for acts.', 'Do not use it where nothing may be chosen: one segment is always on.'],
  keyboard: [
    { keys: '← → ↑ ↓', what: 'Moves and chooses, past what is disabled.' },
    { keys: 'Tab', what: 'To the chosen segment, then on.' },
  ],
}
