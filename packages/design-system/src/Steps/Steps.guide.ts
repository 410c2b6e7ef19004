import type { Guide } from '../testing/guide.ts'

export const stepsGuide: Guide = {
  purpose:
    'The steps of a task that is done in order, with the one under way. What has happened is a Timeline; views in any order are Tabs.',
  anatomy: [
    { part: 'Mark', what: 'A number, or a tick when done.', selector: 'li > :first-child' },
    { part: 'Name', what: 'And a note where it helps.', selector: 'li > :nth-child(2)' },
    { part: 'State', what: 'Said to screen readers.', selector: '[aria-current="step"]' },
  ],
  dos: ['Three to five steps; name them by what the reader does.', 'Let people go back without losing anything.'],
  donts: ['Do not use it for a form that fits on one page.', 'Do not show steps that this reader will never see.'],
  keyboard: [],
}
