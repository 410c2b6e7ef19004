import type { Guide } from '../testing/guide.ts'

export const fileFieldGuide: Guide = {
  purpose:
    'Files chosen, dropped or pasted, each checked on its own. Uploading is the business of the caller; a picture to look at is Image.',
  anatomy: [
    {
      part: 'Drop place',
      what: 'Takes dropped and pasted files; the button opens the chooser of the system.',
      selector: '[data-field] > div:has(input[type="file"])',
    },
    { part: 'Rules', what: 'Kinds, size and number, said before anybody fails.', selector: '[data-field] label + *' },
  ],
  dos: [
    'Say the rules in the props (accept, maxSize, maxCount): the field words them in every language.',
    'Show what is on its way with its progress, and what failed with its reason and a way to try again.',
  ],
  donts: [
    'Do not refuse all files because one is wrong; the good ones go in.',
    'Do not remove a failed file by itself: people want to know which one it was.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'To the chooser, then to the buttons of each file.' },
    { keys: 'Enter, Space', what: 'Opens the chooser of the system.' },
    { keys: 'Ctrl V', what: 'Takes files or a picture from the clipboard, while the focus is in the field.' },
  ],
}
