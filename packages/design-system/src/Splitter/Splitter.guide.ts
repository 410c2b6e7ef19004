import type { Guide } from '../testing/guide.ts'

export const splitterGuide: Guide = {
  purpose:
    'Lets the reader divide the room between panes that are used together: a tree and its list, a list and its detail, a drawing and its remarks. For something that only comes now and then use Drawer.',
  anatomy: [
    { part: 'Pane', what: 'Keeps its state whatever its size; scrolls by itself.', selector: '[data-pane]' },
    { part: 'Separator', what: 'A line one pixel wide that can be hit over eleven.', selector: '[role="separator"]' },
    {
      part: 'Collapse button',
      what: 'Comes with the pointer where a pane may collapse, and stays while it is.',
      selector: '[data-divider] > button',
    },
  ],
  dos: [
    'Give every pane a least size at which it can still be worked with.',
    'Keep the sizes where the user put them: store what onChange tells and pass it back.',
    'Let a side pane collapse, so that the main matter can have all the room on a small screen.',
  ],
  donts: [
    'Do not split into more than three; each further line is one more thing to fiddle with.',
    'Do not keep onResize in the state of the page: it comes with every movement, onChange when it is over.',
  ],
  keyboard: [
    { keys: '← →  (↑ ↓ when below each other)', what: 'Moves the separator by 16 px, with Shift by 64 px.' },
    { keys: 'Home, End', what: 'Makes the pane before the separator as small or as large as allowed.' },
    { keys: 'Enter', what: 'Collapses the pane beside it, or brings it back, where it may collapse.' },
    { keys: 'Escape', what: 'While pulling: puts the separator back.' },
    { keys: 'Double-click', what: 'Brings the first sizes back.' },
  ],
}
