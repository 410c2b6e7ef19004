import type { Guide } from '../testing/guide.ts'

export const fieldsetGuide: Guide = {
  purpose:
    'Groups fields that answer one question together: an address, a contact, a tolerance with its two bounds. For the big parts of a form take FormSection, which has a title line and folds.',
  anatomy: [
    { part: 'Legend', what: 'The question; read aloud before each field.', selector: 'legend' },
    { part: 'Hint', what: 'Optional: what goes for all of the fields.', selector: 'legend + p' },
    { part: 'Fields', what: 'In as many columns as the group has room for.', selector: '[data-columns]' },
  ],
  dos: [
    'Keep the labels short: the legend already says whose street and city they are.',
    'Use isDisabled to lock the whole group when another answer makes it pointless, and say in the hint why.',
  ],
  donts: [
    'Do not put one field alone in a fieldset; its label is enough.',
    'Do not nest fieldsets for looks. Two frames inside each other mean that something belongs on another page.',
  ],
  keyboard: [{ keys: 'Tab', what: 'Goes through the fields; a locked group is stepped over.' }],
}
