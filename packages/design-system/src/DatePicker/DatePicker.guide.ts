import type { Guide } from '../testing/guide.ts'

export const datePickerGuide: Guide = {
  purpose:
    'A day: typed part by part, pasted as it comes, or picked. From one day to another is DateRangePicker, with a time DateTimePicker, a month MonthPicker. The value is a day and no instant, so no time zone shifts it.',
  anatomy: [
    {
      part: 'Parts',
      what: 'Year, month and day in the order of the language; figures go on by themselves.',
      selector: '[role="group"] [role="spinbutton"], [role="spinbutton"]',
    },
    { part: 'Button', what: 'Opens the calendar.', selector: 'button[aria-haspopup="dialog"]' },
    { part: 'Calendar', what: 'On the chosen day, else on today.', selector: '[role="dialog"]' },
  ],
  story: 'Open',
  dos: [
    'Set min and max where there are any: what is typed outside is kept and marked.',
    'Name the zone of the plant where today matters.',
  ],
  donts: [
    'Do not ask for a day by three selects.',
    'Do not refuse 2026/11/20 or 20.11.2026; pasted dates are read in many forms.',
  ],
  keyboard: [
    { keys: 'Figures', what: 'Fill the part and go on.' },
    { keys: '- / . Space', what: 'After a short figure: on to the next part.' },
    { keys: '↑ ↓', what: 'One up or down in the part.' },
    { keys: '← →', what: 'From part to part.' },
    { keys: 'Backspace', what: 'Empties the part.' },
    {
      keys: 'Enter, Space',
      what: 'On the button: opens the calendar. There arrows, Page keys, Home and End move as in Calendar.',
    },
    { keys: 'Esc', what: 'Closes the calendar and gives the focus back.' },
  ],
}
