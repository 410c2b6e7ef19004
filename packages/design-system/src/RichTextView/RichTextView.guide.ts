import type { Guide } from '../testing/guide.ts'

export const richTextViewGuide: Guide = {
  purpose:
    'Shows formatted text that somebody wrote elsewhere: wiki pages, notices, mails, remarks of suppliers. For text of the application itself use components; for code use CodeBlock.',
  anatomy: [
    { part: 'Text', what: 'Set in our own type; colours and sizes of the author are left out.', selector: '[data-size] > div' },
    { part: 'Table', what: 'Scrolls by itself where it is wide.', selector: '[data-table]' },
    { part: 'Picture', what: 'Opens large where onImageOpen is given.', selector: '[data-opener]' },
  ],
  dos: [
    'Give it what the server sent, as it is: it is made safe here, at the last moment.',
    'Give onImageOpen and show ImagePreview, where pictures hold details: drawings, defects, delivery notes.',
  ],
  donts: [
    'Do not put HTML into the page in any other way, not even from our own server.',
    'Do not widen the list of tags for one author; ask what the text should say instead.',
    'Do not use it for a single line; plain text needs none of it.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Moves through links, pictures that open, and tables that scroll.' },
    { keys: 'Enter, Space', what: 'Opens the focused picture.' },
    { keys: 'Left, Right', what: 'Scroll a focused table.' },
  ],
}
