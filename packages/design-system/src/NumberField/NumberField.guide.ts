import type { Guide } from '../testing/guide.ts'

export const numberFieldGuide: Guide = {
  purpose:
    'A number of any length, kept exactly as a decimal string: amounts, quantities, rates. Codes and telephone numbers are text; a rough value between two ends is a Slider.',
  anatomy: [
    {
      part: 'Prefix',
      what: '¥ or another sign that is not typed.',
      selector: '[role="spinbutton"] ~ *, :has(> [role="spinbutton"]) > :first-child',
    },
    { part: 'Number', what: 'Grouped by three when left, bare while it is typed.', selector: '[role="spinbutton"]' },
    { part: 'Unit', what: 'Behind the number.' },
  ],
  dos: [
    'Set precision to what the record keeps: 2 for money, 0 for pieces.',
    'Align to the end in columns of lines.',
    'Set min and max where there are any: a value outside is kept and marked, so that nothing typed is lost.',
  ],
  donts: [
    'Do not use floating point on the way: 0.1 + 0.2 ends up on an invoice.',
    'Do not show steppers for amounts; nobody steps to 486,320.',
  ],
  keyboard: [
    { keys: '↑ ↓', what: 'One step up or down, within the bounds.' },
    { keys: 'Page Up, Page Down', what: 'Ten steps.' },
    { keys: 'Enter', what: 'Shows the number as it will be read.' },
  ],
}
