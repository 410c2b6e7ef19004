import type { Guide } from '../../testing/guide.ts'

export const columnPanelGuide: Guide = {
  purpose:
    'The columns of a table to be shown, hidden, put in order and pinned by its reader. It opens from a button of the toolbar or from the menu of a column; what is done in it is done to the table at once.',
  anatomy: [
    { part: 'Search', what: 'Leaves the columns that contain the words, also in the names of their groups.', selector: 'input' },
    { part: 'Presets', what: 'Named layouts; the one that stands now is marked.', selector: '[aria-pressed]' },
    { part: 'Show all, reset', what: 'All that the search leaves; back to what the columns say.', selector: 'button:disabled' },
    {
      part: 'Columns',
      what: 'In order, under the side on which they stand; a tick for those that are shown.',
      selector: '[role="option"]',
    },
  ],
  dos: [
    'Offer two or three presets that are named after work, such as "Follow up deliveries".',
    'Keep the layout with the reader, so that a table is found as it was left.',
    'Give columns that belong together a common group: it is found by the search and shown here.',
  ],
  donts: [
    'Do not ask for a press on "Apply": the table behind it shows what is meant.',
    'Do not hide here what a reader may not see; such columns are not handed to the table.',
  ],
  keyboard: [
    { keys: '↑ ↓ Home End', what: 'Move from column to column.' },
    { keys: 'Space', what: 'Shows or hides the column.' },
    { keys: 'Alt ↑ / Alt ↓', what: 'Moves the column, over the border of a side too.' },
    { keys: 'Alt ← / Alt →', what: 'Pins it to the side on the left or right, or lets it go.' },
    { keys: 'Esc', what: 'Empties the search; then closes.' },
  ],
}
