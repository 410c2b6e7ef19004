import type { Guide } from '../testing/guide.ts'

export const checkboxGroupGuide: Guide = {
  purpose: 'Any of up to about seven choices, all in sight. For more, or in a filter bar, take MultiSelect.',
  anatomy: [
    { part: 'Label', what: 'Names the group.', selector: '[role="group"]' },
    { part: 'Choice', what: 'A box with its word, and a note where the word is not enough.', selector: '[role="group"] label' },
    { part: 'Hint', what: 'What is expected; gives way to the error.', selector: '[role="group"] + *' },
  ],
  dos: ['Stack the choices when they have notes or run long in Vietnamese.', 'Say the rule in the hint: 至少选择一种.'],
  donts: [
    'Do not mix choices of different kinds in one group.',
    'Do not hide a choice that is not allowed; disable it and say why beside it.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'To the next choice.' },
    { keys: 'Space', what: 'Ticks and unticks.' },
  ],
}
