import type { Guide } from '../testing/guide.ts'

export const statisticGuide: Guide = {
  purpose:
    'One figure that matters, with its name and unit: at the head of a page or on a wall. Several records are a Table, a course over time is a chart.',
  anatomy: [
    { part: 'Name', what: 'What is counted.', selector: '[data-tone] > :first-child, div > :first-child' },
    { part: 'Figure', what: 'Formatted for the reader, with its unit.', selector: '[data-tone] > :nth-child(2)' },
    { part: 'Note', what: 'What to compare it with.', selector: '[data-tone] > :nth-child(3)' },
  ],
  dos: ['Always give something to compare with: last month, the plan, the total.', 'Colour it only when it asks for an act.'],
  donts: ['Do not show more than five in a row.', 'Do not round away what people decide by.'],
  keyboard: [],
}
