import type { Guide } from '../testing/guide.ts'

export const comboBoxGuide: Guide = {
  purpose:
    'One of a long or remote list, found by typing: suppliers, materials, projects. A short list is a Select; free text with suggestions is AutoComplete; to choose with filters and columns take the record picker.',
  anatomy: [
    { part: 'Field', what: 'Shows the label; while typing, the query.', selector: '[role="combobox"]' },
    { part: 'Arrow', what: 'Opens the list without a query.', selector: '[data-field] button, [data-field] svg:last-of-type' },
  ],
  dos: [
    'Load from about two hundred options on, and give selected, so that a stored id shows its name at once.',
    'Show what tells two alike apart in the description: the number, the town.',
    'Offer to create only where the reader may, and where a name is enough.',
  ],
  donts: [
    'Do not demand three letters before anything is shown; two Chinese characters are a name.',
    'Do not clear what was typed when the answer fails; say so and let people try again.',
  ],
  keyboard: [
    { keys: 'Letters', what: 'Search by label, keywords and pinyin; nothing happens while an input method composes.' },
    { keys: '↓ ↑', what: 'Opens the list; moves in it past what is disabled, round at the ends.' },
    { keys: 'Enter', what: 'Chooses; before the answer is there it waits, as for a barcode reader.' },
    { keys: 'Alt ↑', what: 'Closes the list.' },
    { keys: 'Esc', what: 'Closes and restores; once more, takes the choice back where isClearable is set.' },
    { keys: 'Tab', what: 'Goes on; text that is exactly one label chooses it.' },
  ],
}
