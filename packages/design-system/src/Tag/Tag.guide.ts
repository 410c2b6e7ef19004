import type { Guide } from '../testing/guide.ts'

export const tagGuide: Guide = {
  purpose:
    'A state or a property in a soft pill: at a title, among the filters, as something chosen. In a table StatusDot is calmer.',
  anatomy: [{ part: 'Text', what: 'One or two words; longer text ends in dots.', selector: '[data-tone]' }],
  dos: ['Take the tone from the meaning, not from taste.', 'Give it onRemove where the reader put it there.'],
  donts: ['Do not use it as a button; it does nothing but go.', 'Do not set ten of them in a row; that is a sentence.'],
  keyboard: [
    { keys: 'Enter, Space', what: 'On the cross: takes the tag away.' },
    { keys: 'Tab', what: 'To the cross of a removable tag.' },
  ],
}
