import type { Guide } from '../testing/guide.ts'

export const selectGuide: Guide = {
  purpose:
    'One of a list that is known beforehand and can be overlooked: states, kinds, terms. Up to five choices are better seen all at once in a RadioGroup; for long or remote lists take ComboBox; records that contain each other are TreeSelect.',
  anatomy: [
    { part: 'Field', what: 'A button that shows what is chosen.', selector: '[role="combobox"]' },
    { part: 'Arrow', what: 'Says that a list opens.', selector: '[data-field] svg:last-of-type' },
    {
      part: 'List',
      what: 'As wide as its longest option; long lists hold only the rows in sight.',
      selector: '[role="listbox"]',
    },
    {
      part: 'Option',
      what: 'With a dot for states and a quiet second line where the word is not enough.',
      selector: '[role="option"]',
    },
    { part: 'Tick', what: 'Marks what is chosen.', selector: '[role="option"][aria-selected="true"]' },
  ],
  story: 'Open',
  dos: [
    'Order as people think: by the course of an order, by frequency; by the alphabet only where there is no better order.',
    'Give pinyin as keywords where labels are Chinese: letters then find them.',
    'Set isClearable where no choice is an answer.',
  ],
  donts: [
    'Do not put an option "please choose" into the list; that is the placeholder.',
    'Do not hide what is not allowed; disable it and say why in its description.',
    'Do not drop a stored value that is no longer offered: it is shown as it is.',
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓, ↑', what: 'Opens the list at what is chosen; in the list Enter and Space choose.' },
    { keys: '↓ ↑', what: 'From option to option, past what is disabled, round at the ends.' },
    { keys: 'Home, End', what: 'First and last option.' },
    { keys: 'Letters', what: 'To the option whose label or keywords begin with them; opens the list.' },
    { keys: 'Delete, Backspace', what: 'Takes the choice back, where isClearable is set.' },
    { keys: 'Tab', what: 'Closes without choosing and goes on.' },
    { keys: 'Esc', what: 'Closes and leaves everything as it was.' },
  ],
}
