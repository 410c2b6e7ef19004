import type { Guide } from '../testing/guide.ts'

export const selectionBarGuide: Guide = {
  purpose: 'Appears above a table when rows are selected: how many, what they add up to, what can be done with all of them.',
  anatomy: [
    { part: 'Count', what: 'Said to screen readers as it changes.', selector: '[role="toolbar"] > :first-child' },
    { part: 'Figure', what: 'Their sum, where it helps.' },
    { part: 'Actions', what: 'Small buttons that hold for every selected row.', selector: '[role="toolbar"] > button' },
    { part: 'Select all', what: 'Over all pages of the list.', selector: '[role="toolbar"] > :last-child > :first-child' },
    { part: 'Clear', what: 'Puts the bar away.', selector: '[role="toolbar"] > :last-child > :last-child' },
  ],
  dos: [
    'Say in the confirmation how many rows an act will touch, also those on other pages.',
    'Show the sum for amounts: people check it.',
  ],
  donts: [
    'Do not let the bar push the table down; it takes the place of the bar above.',
    'Do not show acts that hold for some of the rows only, without saying for how many.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Along the acts.' },
    { keys: 'Enter, Space', what: 'Does it.' },
  ],
}
