import type { Guide } from '../testing/guide.ts'

export const textFieldGuide: Guide = {
  purpose:
    'One line of text. Numbers are NumberField, dates DatePicker, a query SearchField, a secret PasswordField; one of a list Select or ComboBox.',
  anatomy: [
    { part: 'Label', what: 'Always there; the star marks what is required.', selector: 'label' },
    { part: 'Text', what: 'The placeholder shows an example, not the label.', selector: 'input' },
    { part: 'Hint', what: 'Helps before; the error takes its place afterwards.', selector: '[data-field] > :last-child' },
  ],
  dos: [
    'Make it about as wide as its text will be.',
    'Say in the error what to do: 请输入 18 位统一社会信用代码.',
    'Set type and autoComplete, so that telephones and managers help.',
  ],
  donts: [
    'Do not use the placeholder as the label: it goes when one types.',
    'Do not check while somebody is still typing; wait until the field is left.',
    'Do not cut what is pasted.',
  ],
  keyboard: [
    { keys: 'Enter', what: 'Tells onEnter, and sends a form around it; not while an input method composes.' },
    { keys: 'Tab', what: 'To the next field, or to the button that empties it.' },
  ],
}
