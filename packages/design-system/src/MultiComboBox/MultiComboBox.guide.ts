import type { Guide } from '../testing/guide.ts'

export const multiComboBoxGuide: Guide = {
  purpose:
    'Any of a long or remote list, found by typing and kept as tags: the suppliers of an inquiry, the people in copy. A short list is a MultiSelect; two lists side by side are Transfer.',
  anatomy: [
    { part: 'Tag', what: 'What is chosen, with a button to take it off.', selector: '[data-field] [title], [data-field] button' },
    { part: 'Field', what: 'Searches; empties when something is chosen.', selector: '[role="combobox"]' },
    { part: 'List', what: 'Stays open for the next choice.' },
  ],
  story: 'Many',
  dos: [
    'Set max where there is a bound; the hint then says it.',
    'Keep the order of choosing where it means something, as in an approval chain.',
  ],
  donts: [
    'Do not let it grow over five lines; take Transfer then.',
    'Do not use it where most of the list is chosen: tick what is left out instead.',
  ],
  keyboard: [
    { keys: 'Letters', what: 'Search, as in ComboBox.' },
    { keys: '↓ ↑', what: 'Opens the list and moves in it.' },
    { keys: 'Enter', what: 'Chooses, or takes back what is chosen.' },
    { keys: 'Backspace', what: 'In the empty field: takes the last tag off.' },
    { keys: 'Esc', what: 'Closes the list.' },
    { keys: 'Tab', what: 'Goes on; what was typed is dropped.' },
  ],
}
