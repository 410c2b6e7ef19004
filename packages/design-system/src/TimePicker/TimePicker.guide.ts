import type { Guide } from '../testing/guide.ts'

export const timePickerGuide: Guide = {
  purpose:
    'Takes a time of day that repeats or stands beside its date: the start of a shift, a daily reminder. For a moment on a certain day take DateTimePicker; for how long something takes, NumberField with a unit.',
  anatomy: [
    {
      part: 'Parts',
      what: 'Hours, minutes and, where they count, seconds; each typed or stepped by itself.',
      selector: '[role="group"]',
    },
    { part: 'Clock', what: 'Opens the columns.', selector: 'button' },
    { part: 'Columns', what: 'One list for each part; what lies outside the bounds is struck through.' },
  ],
  dos: [
    'Set minuteStep to what the plant works with, mostly 5 or 15: the list gets short and typing stays free.',
    'Give min and max from the shift calendar, so that nobody plans into the night by mistake.',
  ],
  donts: [
    'Do not show seconds because the database has them; only measurements need them.',
    'Do not use it for durations. 01:30 reads as half past one.',
  ],
  keyboard: [
    { keys: 'Figures', what: 'Fill the part and go on to the next; a pasted 14:30 or 14时30分 is read.' },
    { keys: 'Up, Down', what: 'In the field, step the part; in a column, choose the next time that is allowed.' },
    { keys: 'Left, Right', what: 'Go to the part or column beside it.' },
    { keys: 'Alt+Down', what: 'Opens the columns.' },
    { keys: 'Page Up, Page Down, Home, End', what: 'In a column: six further, first, last.' },
    { keys: 'Delete, Backspace', what: 'Empty the part.' },
    { keys: 'Escape', what: 'Closes the columns; what was chosen stays.' },
  ],
}
