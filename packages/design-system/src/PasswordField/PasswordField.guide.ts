import type { Guide } from '../testing/guide.ts'

export const passwordFieldGuide: Guide = {
  purpose:
    'A password that its owner may look at. Warns while Caps Lock is on. Codes from a device are a TextField with inputMode numeric.',
  anatomy: [
    { part: 'Text', what: 'Dots, or letters on demand.', selector: 'input' },
    { part: 'Eye', what: 'Shows and hides.', selector: 'button' },
    {
      part: 'Hint',
      what: 'The rules, before anybody breaks them; Caps Lock goes before.',
      selector: '[data-field] > :last-child',
    },
  ],
  dos: [
    'Set autoComplete to new-password where one is chosen, so that a manager offers one.',
    'Say all rules at once in the hint.',
  ],
  donts: ['Do not forbid pasting.', 'Do not ask for it twice; the eye serves better.'],
  keyboard: [
    { keys: 'Tab', what: 'To the eye.' },
    { keys: 'Space', what: 'On the eye: shows or hides.' },
  ],
}
