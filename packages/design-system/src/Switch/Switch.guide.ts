import type { Guide } from '../testing/guide.ts'

export const switchGuide: Guide = {
  purpose: 'On or off, taking effect at once: notices, a machine on the board. Within a form that is saved take Checkbox.',
  anatomy: [
    { part: 'Track', what: 'On to the right, in the accent.', selector: '[role="switch"] + *' },
    { part: 'Label', what: 'What is on when it is on.', selector: 'label' },
    { part: 'Hint', what: 'What that means.', selector: '[data-field] > :last-child' },
  ],
  dos: ['Let it take effect at once, and go back visibly if that fails.', 'Name the thing, not the act: 接收逾期提醒.'],
  donts: ['Do not put it into a form with a button to save.', 'Do not use it for what should be confirmed first.'],
  keyboard: [
    { keys: 'Space', what: 'Switches.' },
    { keys: 'Tab', what: 'To the next field.' },
  ],
}
