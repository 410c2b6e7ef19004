import type { Guide } from '../testing/guide.ts'

export const avatarGroupGuide: Guide = {
  purpose:
    'Shows the few people who work on one thing: a project team, the approvers of a step. Where each of them matters on their own (who approved when), use a list or Timeline.',
  anatomy: [
    { part: 'Faces', what: 'Each lies over the one before it; hover tells the name.', selector: 'li:first-child' },
    { part: 'Number of the rest', what: 'Opens the list of those who do not fit.', selector: 'button' },
  ],
  dos: [
    'Put the people in an order that means something: the person in charge first.',
    'Give the rest a note (post, department), so that the list answers more than a name.',
  ],
  donts: [
    'Do not use it as a control: a face is not a button. Put a link or a picker beside it.',
    'Do not show more than six faces; nobody reads the seventh.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Reaches the number of the rest and opens the list.' },
    { keys: 'Enter, Space', what: 'Opens the list again after Escape.' },
    { keys: 'Escape', what: 'Closes the list; the focus stays.' },
  ],
}
