import type { Guide } from '../testing/guide.ts'

export const dateTimePickerGuide: Guide = {
  purpose:
    'A day and a time, on the clocks of a zone that the caller names. The value is an instant, so that Suzhou and Bắc Ninh mean the same. Without a time take DatePicker, without a day TimePicker.',
  anatomy: [
    { part: 'Parts', what: 'Day and time in one line, 24 hours.', selector: '[role="spinbutton"]' },
    { part: 'Button', what: 'Opens the calendar with the time beside it.', selector: 'button[aria-haspopup="dialog"]' },
  ],
  dos: [
    'Always say whose clocks: the zone of the plant, not of the browser.',
    'Steps of five minutes do for plans; what is exact can be typed.',
  ],
  donts: ['Do not store a time without a zone.', 'Do not ask for seconds.'],
  keyboard: [
    { keys: 'Figures', what: 'Fill the part and go on.' },
    { keys: '↑ ↓', what: 'One up or down in the part.' },
    { keys: '← →', what: 'From part to part.' },
    { keys: 'Enter, Space', what: 'On the button: opens the calendar.' },
    { keys: 'Esc', what: 'Closes it and gives the focus back.' },
  ],
}
