import type { Guide } from '../testing/guide.ts'

export const dateRangePickerGuide: Guide = {
  purpose:
    'From one day to another, with shortcuts for the usual ones: a filter, a leave, a period of report. Both days belong to the range.',
  anatomy: [
    { part: 'First and last day', what: 'Typed part by part, each on its own.', selector: '[role="spinbutton"]' },
    { part: 'Button', what: 'Opens two months side by side.', selector: 'button[aria-haspopup="dialog"]' },
    {
      part: 'Shortcuts',
      what: '今天, 昨天, 近7天, 全部; their days follow the named zone.',
      selector: '[role="dialog"] [role="group"][aria-label]',
    },
    { part: 'Calendar', what: 'Two picks in either order make the range.', selector: '[role="dialog"] table' },
  ],
  story: 'Open',
  dos: ['Name shortcuts as people do: 近7天, 本月.', 'In a filter let an empty range mean all time.'],
  donts: [
    'Do not force the first day before the last.',
    'Do not let a filter start with a range that hides what people look for.',
  ],
  keyboard: [
    { keys: 'Figures', what: 'Fill the part and go on, over to the last day.' },
    { keys: '↑ ↓', what: 'One up or down in the part.' },
    { keys: '← →', what: 'From part to part.' },
    { keys: 'Enter, Space', what: 'On the button: opens the calendar; there they pick the first, then the last day.' },
    { keys: 'Esc', what: 'Closes the calendar.' },
  ],
}
