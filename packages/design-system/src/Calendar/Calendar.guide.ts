import type { Guide } from '../testing/guide.ts'

export const calendarGuide: Guide = {
  purpose:
    'A month standing in the page, to pick a day from: a plan of production, a board of deliveries. In a form DatePicker takes a line; events over days are EventCalendar.',
  anatomy: [
    { part: 'Head', what: 'The month, and the ways by month and by year.', selector: '[role="group"] > :first-child' },
    { part: 'Weekdays', what: 'Begin as the language does.', selector: 'thead' },
    { part: 'Day', what: 'Today has a ring, what is chosen is filled.', selector: '[data-date]' },
  ],
  dos: ['Show two months where people compare across the turn of the month.', 'Say with isDateDisabled which days are closed.'],
  donts: ['Do not use it for birthdays; typing is quicker.', 'Do not mark more than one thing in a day.'],
  keyboard: [
    { keys: '← → ↑ ↓', what: 'A day, a week.' },
    { keys: 'Home, End', what: 'Beginning and end of the week.' },
    { keys: 'Page Up, Page Down', what: 'A month; with Shift a year.' },
    { keys: 'Enter, Space', what: 'Picks the day.' },
    { keys: 'Tab', what: 'To the buttons of the head, then to the one day in the tab order.' },
  ],
}
