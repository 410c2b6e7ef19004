import type { Guide } from '../testing/guide.ts'

export const barcodeGuide: Guide = {
  purpose:
    'Puts a code where a scanner takes it: labels of materials, boxes, work orders, delivery notes. For addresses, for Chinese or Vietnamese text, and for phones, use QRCode.',
  anatomy: [
    { part: 'Symbol', what: 'Black on white in every theme, with the quiet zone of its standard.', selector: 'svg[role="img"]' },
    { part: 'Text', what: 'The content, for when the label is dirty.', selector: 'svg[role="img"] text' },
  ],
  dos: [
    'Take Code 128 unless somebody else decides: it is the densest that every scanner reads.',
    'Keep the narrowest bar at 2 px or more on screens, and at a whole number of printer dots on paper.',
    'Leave the text below it; a label that no scanner reads is then still typed in.',
  ],
  donts: [
    'Do not stretch it with CSS; change moduleWidth and height, which keep bars in whole pixels.',
    'Do not put more than one code that may be scanned side by side; people hit the wrong one.',
    'Do not use Code 39 for anything new: it needs twice the width and lacks small letters.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Moves to the buttons that copy and download, where there are any.' },
    { keys: 'Enter, Space', what: 'Presses the focused button.' },
  ],
}
