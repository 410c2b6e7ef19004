import type { Guide } from '../testing/guide.ts'

export const checkboxGuide: Guide = {
  purpose:
    'A yes or no that takes effect with the form around it. What takes effect at once is a Switch; several of a list are a CheckboxGroup or a MultiSelect.',
  anatomy: [
    { part: 'Box', what: 'Ticked, empty, or a dash where only some are.', selector: 'input + span' },
    { part: 'Label', what: 'Pressing it ticks too; the star marks what is required.', selector: 'label' },
  ],
  dos: [
    'Word it so that ticked means yes: 允许分批到货, not 不允许分批到货.',
    'Use the dash only for "some of these", as at the head of a list.',
  ],
  donts: [
    'Do not let a tick save anything by itself; people tick to try.',
    'Do not use a single box for a choice of two equal things: take a RadioGroup.',
  ],
  keyboard: [
    { keys: 'Space', what: 'Ticks and unticks; a dash becomes a tick.' },
    { keys: 'Tab', what: 'To the next field.' },
  ],
}
