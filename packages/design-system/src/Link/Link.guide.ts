import type { Guide } from '../testing/guide.ts'

export const linkGuide: Guide = {
  purpose:
    'Leads to another place, and opens in a new tab where the reader wants it. What does something is a Button; without an address it looks like a link and is a button, for "select all 3,012".',
  anatomy: [{ part: 'Text', what: 'Says where it leads; underlined under the pointer.', selector: 'a' }],
  dos: [
    'Make the number of a record the link, not the whole row and not the word 查看.',
    'Take isQuiet where many links stand together and colour would shout.',
  ],
  donts: ['Do not open new windows unasked; only for what leaves the platform.', 'Do not use 点击这里.'],
  keyboard: [
    { keys: 'Enter', what: 'Goes there.' },
    { keys: 'Ctrl Enter', what: 'Opens it in a new tab, as the browser does.' },
  ],
}
