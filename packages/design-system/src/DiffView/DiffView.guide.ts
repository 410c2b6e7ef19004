import type { Guide } from '../testing/guide.ts'

export const diffViewGuide: Guide = {
  purpose:
    'Shows what changed: DiffView between two texts such as versions of a configuration, RecordDiff between the fields of a record. For one text use CodeBlock; for who did what and when use Timeline.',
  anatomy: [
    {
      part: 'Head',
      what: 'What is held against what, how many lines came and went, and the layout.',
      selector: '[data-layout] > :first-child',
    },
    {
      part: 'Line',
      what: 'Its numbers in both texts, its sign, and the words that differ marked.',
      selector: 'td[data-kind="added"][data-text]',
    },
    { part: 'Fold', what: 'What is equal in both; a press shows it.', selector: 'td > button' },
  ],
  dos: [
    'Name both sides by what people know: a version, a date, a person.',
    'Use RecordDiff for records; nobody should read JSON to see that a date moved.',
    'Format both texts alike before they are compared, or every line will differ.',
  ],
  donts: [
    'Do not rely on red and green: the signs and the strokes say the same.',
    'Do not show the split layout below 800 px; lines would break into pieces.',
    'Do not list fields that nobody filled in; changes drown among them.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Moves to the layout, the lines where they scroll, and each fold.' },
    { keys: 'Left, Right', what: 'Change the layout while it has the focus.' },
    { keys: 'Enter, Space', what: 'Shows what a focused fold hides.' },
  ],
}
