import type { Guide } from '../testing/guide.ts'

export const menuGuide: Guide = {
  purpose:
    'Actions behind a button, where showing them all would crowd the page. For choosing a value in a form use Select; for a right click ContextMenu; for one main action with variants SplitButton.',
  anatomy: [
    {
      part: 'Button',
      what: 'Any Button or IconButton; its name becomes the name of the menu.',
      selector: 'button[aria-haspopup="menu"]',
    },
    {
      part: 'Item',
      what: 'Icon, verb, shortcut. It can be a choice with a tick, a box to tick, or lead to a sub menu.',
      selector: '[role="menuitem"]',
    },
    { part: 'Shortcut', what: 'The key that does the same without the menu.', selector: '[role="menuitem"] kbd' },
    { part: 'Divider', what: 'Between kinds of actions, above all before the dangerous ones.', selector: '[role="separator"]' },
    { part: 'Dangerous item', what: 'Last, in the danger tone, followed by a confirmation.', selector: '[data-tone="danger"]' },
  ],
  dos: [
    'Begin each item with a verb and keep the order everywhere the same menu appears.',
    'Disable what cannot be done right now, and leave out what this reader may never do.',
    'Group more than seven items under headings.',
  ],
  donts: [
    'Do not hide the main action of a page in a menu.',
    'Do not nest deeper than one sub menu; a dialog with a search is quicker.',
    'Do not mix boxes to tick with actions: boxes leave the menu open, actions close it.',
  ],
  keyboard: [
    { keys: 'Enter / Space / ↓', what: 'On the button: opens at the first item, or at the chosen one.' },
    { keys: '↑', what: 'On the button: opens at the last item.' },
    { keys: '↑ / ↓', what: 'Goes to the next item, and round at the ends.' },
    { keys: 'Home / End', what: 'Goes to the first or last item.' },
    { keys: 'Letters', what: 'Go to the item that begins so; accents do not matter.' },
    { keys: '→ / ←', what: 'Goes into a sub menu / back to its item.' },
    { keys: 'Enter / Space in the menu', what: 'Does it; a box to tick leaves the menu open.' },
    { keys: 'Esc', what: 'Closes one level; the focus goes back to what opened it.' },
    { keys: 'Tab', what: 'Closes the whole menu.' },
  ],
}
