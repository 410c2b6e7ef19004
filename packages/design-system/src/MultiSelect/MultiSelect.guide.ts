import type { Guide } from '../testing/guide.ts'

export const multiSelectGuide: Guide = {
  purpose:
    'Any of a list that is known beforehand: states to filter by, sites to notify. For long or remote lists take MultiComboBox; few choices that should be seen are a CheckboxGroup.',
  anatomy: [
    {
      part: 'Field',
      what: 'Names what is chosen in the order of the options; what does not fit ends in dots.',
      selector: '[role="combobox"]',
    },
    { part: 'Number', what: 'How many, from two on.', selector: '[aria-hidden="true"]' },
    { part: 'Option', what: 'With a box; the list stays open.', selector: '[role="option"]' },
    { part: 'Foot', what: 'How many are chosen, all, none.', selector: '[role="listbox"] + *' },
  ],
  story: 'Choosing',
  dos: [
    'In a filter let "none chosen" mean all, and say so in the placeholder.',
    'Keep the list short enough to be seen without scrolling.',
  ],
  donts: [
    'Do not use it to put things in order; the value follows the options.',
    'Do not use it for more than about thirty options.',
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', what: 'Opens the list; in it Enter and Space tick and untick.' },
    { keys: '↓ ↑', what: 'From option to option, past what is disabled.' },
    { keys: 'Home, End', what: 'First and last option.' },
    { keys: 'Ctrl A', what: 'Ticks all that may be ticked.' },
    { keys: 'Delete', what: 'Unticks all while the list is closed, where isClearable is set.' },
    { keys: 'Esc, Tab', what: 'Closes; what is ticked stays.' },
  ],
}
