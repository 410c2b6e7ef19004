import type { Guide } from '../testing/guide.ts'

export const buttonGroupGuide: Guide = {
  purpose:
    'Keeps buttons of one matter together, as the actions of a page or the steps of a zoom. For one choice among views use SegmentedControl, for one main action with variants SplitButton.',
  anatomy: [
    { part: 'Group', what: 'Named for screen readers; takes the room it is given.', selector: '[role="group"]' },
    {
      part: 'Actions',
      what: 'The weightiest first; the last ones go first into the menu.',
      selector: '[role="group"] > button:first-child',
    },
    { part: 'More', what: 'Appears when something does not fit, or where items were given that always stand in the menu.' },
  ],
  dos: [
    'Give actions instead of children where the width is not yours: heads of pages, toolbars, cards.',
    'Order by weight: what is pressed daily first, what is dangerous last.',
    'Attach buttons only when they are parts of one control.',
  ],
  donts: [
    'Do not attach a primary button to others; it has to stand out.',
    'Do not use it for choosing a view: a pressed look without a chosen state misleads.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Goes from button to button; those in the menu are reached through it.' },
    { keys: 'Enter / Space', what: 'Presses the button in focus.' },
  ],
}
