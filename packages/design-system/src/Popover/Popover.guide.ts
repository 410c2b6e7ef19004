import type { Guide } from '../testing/guide.ts'

export const popoverGuide: Guide = {
  purpose:
    'A small surface beside its button that holds a few controls or facts: a filter, a share, a preview. For a list of actions use Menu, for a word about something Tooltip, for a task Dialog.',
  anatomy: [
    { part: 'Button', what: 'Opens and closes it, and says which.', selector: '[aria-haspopup="dialog"]' },
    {
      part: 'Surface',
      what: 'Lies beside the button and turns where there is no room; named for screen readers.',
      selector: '[role="dialog"]',
    },
  ],
  story: 'Open',
  dos: [
    'Keep it to what fits without scrolling.',
    'Close it from inside once the matter is settled; the content gets the function to do so.',
  ],
  donts: ['Do not put a form with more than three fields into it.', 'Do not open it on hover: it takes the focus.'],
  keyboard: [
    { keys: 'Enter / Space', what: 'On the button: opens; the focus goes to the first control.' },
    { keys: 'Tab', what: 'Goes through it; leaving it closes it.' },
    { keys: 'Esc', what: 'Closes what was opened last, and only that; the focus goes back to the button.' },
  ],
}
