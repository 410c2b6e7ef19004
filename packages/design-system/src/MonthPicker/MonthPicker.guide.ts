import type { Guide } from '../testing/guide.ts'

export const monthPickerGuide: Guide = {
  purpose:
    'Takes a month, a quarter or a year: the period of a plan, a settlement, a report. For a day take DatePicker; for a span of days, DateRangePicker.',
  anatomy: [
    { part: 'Text', what: 'The period as the language writes it; typed in any usual way.', selector: 'input' },
    { part: 'Calendar button', what: 'Opens a page: twelve months, four quarters or twelve years.', selector: 'button' },
    { part: 'This month', what: 'In the foot of the page: one press for the most frequent answer.' },
  ],
  dos: [
    'Choose the unit in which people settle: a quarterly plan is not its first month.',
    'Give max for what has not happened yet, so that nobody books next month’s hours.',
  ],
  donts: [
    'Do not use it for a birth date or a deadline; those have a day.',
    'Do not use two of them for a span of days; the end of February will be wrong in somebody’s head.',
  ],
  keyboard: [
    { keys: 'Figures', what: 'Typed as 2026-11, 202611, 11/2026 or 2026年11月; read on Enter and when the focus leaves.' },
    { keys: 'Alt+Down', what: 'Opens the page.' },
    { keys: 'Arrows', what: 'On the page: to the neighbours, over its edges too.' },
    { keys: 'Page Up, Page Down', what: 'A year back or ahead; twelve years where years are picked.' },
    { keys: 'Home, End', what: 'First and last of the page.' },
    { keys: 'Enter, Space', what: 'Pick and close; the focus goes back to the field.' },
    { keys: 'Escape', what: 'Closes without picking.' },
  ],
}
