import type { Guide } from '../testing/guide.ts'

export const eventCalendarGuide: Guide = {
  purpose:
    'Shows what happens on which days: deliveries, installations, audits, shifts. To pick a date use Calendar or DatePicker; for tasks with dependencies and progress the Gantt; for one line of past events Timeline.',
  anatomy: [
    { part: 'Head', what: 'Today, turning, the month or week that is seen, and the switch between them.', selector: 'header' },
    {
      part: 'Day',
      what: 'The whole field is pressed to make an event; today has its number on the accent.',
      selector: '[role="gridcell"][tabindex="0"]',
    },
    {
      part: 'Bar',
      what: 'Whole days and several days; cut edges say that it goes on.',
      selector: '[data-place="month"]:not([data-timed])',
    },
    {
      part: 'Time',
      what: 'A dot, the hour and the title: an event of some hours.',
      selector: '[data-place="month"][data-timed]',
    },
    {
      part: 'More',
      what: 'The number that does not fit; lists all of the day.',
      selector: '[role="gridcell"] > button:not([data-place])',
    },
    { part: 'Week number', what: 'By ISO, whichever weekday comes first.', selector: '[role="rowheader"]' },
  ],
  dos: [
    'Colour by state with the shared tones, so that a delay is orange here as everywhere.',
    'Fetch by onRangeChange; a month shows days of its neighbours too.',
    'Write titles whose first words tell them apart: the customer or the machine, not "Installation".',
  ],
  donts: [
    'Do not put hundreds of events into a month: filter first, or use a list by date.',
    'Do not colour by person or project with tones; tones mean state. Show people with renderEvent.',
  ],
  keyboard: [
    { keys: '← →', what: 'Previous and next day.' },
    { keys: '↑ ↓', what: 'In a month the week before and after; in a week the hour before and after.' },
    { keys: 'Home, End', what: 'First and last day of the week.' },
    { keys: 'Page Up, Page Down', what: 'Previous and next month or week; with Shift in a month the year.' },
    {
      keys: 'Enter, Space',
      what: 'Lists the events of the day or hour, with a way to make one; makes one at once where there are none.',
    },
    { keys: '↑ ↓, Enter, Escape', what: 'In the list: moves, opens, closes.' },
  ],
}
