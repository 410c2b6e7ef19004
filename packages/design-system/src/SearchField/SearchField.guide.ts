import type { Guide } from '../testing/guide.ts'

export const searchFieldGuide: Guide = {
  purpose:
    'A query for a list or a tree; searches when typing settles, never while an input method composes. To pick a record take ComboBox; for commands CommandPalette.',
  anatomy: [
    {
      part: 'Field',
      what: 'Its label is for screen readers; the placeholder says what is searched.',
      selector: 'input[type="search"]',
    },
    { part: 'Glass', what: 'Says what it is.', selector: '[data-field] svg' },
  ],
  dos: ['Say what is searched: 单号、供应商、物料.', 'Set delay to null where a search is dear; then Enter starts it.'],
  donts: [
    'Do not search on every letter against a server without the pause.',
    'Do not empty the list while the answer is on its way.',
  ],
  keyboard: [
    { keys: 'Enter', what: 'Searches at once; the Enter that ends a composition does not.' },
    { keys: 'Esc', what: 'Empties the field.' },
  ],
}
