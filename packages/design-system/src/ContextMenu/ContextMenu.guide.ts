import type { Guide } from '../testing/guide.ts'

export const contextMenuGuide: Guide = {
  purpose:
    'A short cut to what can be done with the thing under the pointer. Everything in it must also stand somewhere in sight: a menu button, a toolbar, the detail page.',
  anatomy: [
    {
      part: 'Target',
      what: 'Any element: a card, a row, a whole list. Something in it takes the focus.',
      selector: '[data-target]',
    },
    {
      part: 'Menu',
      what: 'The items of Menu: actions, boxes to tick, groups, dividers, sub menus. It opens at the pointer.',
      selector: '[role="menu"]',
    },
  ],
  story: 'Open',
  dos: [
    'Offer the same actions in the same order as the menu button of the thing.',
    'Use the hook with a function for a list or a table: one menu for all rows, made for the row that was pressed.',
    'Answer with no items where there is nothing to do; the browser then shows its own menu.',
  ],
  donts: [
    'Do not make it the only way: many people never press the right button, and no touch screen shows that there is one.',
    'Do not take the browser’s menu away from text fields and links, where people paste and open new windows.',
    'Do not nest more than two levels; a dialog with a search serves better.',
  ],
  keyboard: [
    { keys: 'Shift+F10 / Menu', what: 'Opens below the element in focus, the first item in focus.' },
    { keys: '↑ ↓ Home End', what: 'Move; letters find an item by its beginning.' },
    { keys: '→ / ←', what: 'Goes into a sub menu / back to its item.' },
    { keys: 'Enter / Space', what: 'Does it; a box to tick leaves the menu open.' },
    { keys: 'Esc', what: 'Closes one level; the focus goes back to where it was.' },
  ],
}
