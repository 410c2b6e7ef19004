import type { Guide } from '../testing/guide.ts'

export const clipboardGuide: Guide = {
  purpose:
    'Lets people carry a number, a code or an address to another program. CopyText shows the text with its button, CopyButton stands alone, useCopy serves a button or a menu item of your own.',
  anatomy: [
    {
      part: 'Text',
      what: 'What is copied, as it is copied: no spaces, no thousands separators.',
      selector: 'td > span > span:first-child',
    },
    {
      part: 'Button',
      what: 'Appears on hover and on focus; its room is always kept. A tick or a cross says how it went.',
      selector: 'td button',
    },
  ],
  dos: [
    'Give it to what people really type elsewhere: order numbers, material codes, serial numbers, tax numbers.',
    'Copy the plain value, not the way it is shown: 486320.00, not ¥ 486,320.00.',
    'In a menu use useCopy or copyText and tell the outcome with a toast.',
  ],
  donts: [
    'Do not put it beside every cell of a table; one column with it is a help, six are noise.',
    'Do not copy a password or another secret: the clipboard is shared with all programs.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Shows the button and gives it the focus.' },
    { keys: 'Enter / Space', what: 'Copies; the focus stays.' },
  ],
}
