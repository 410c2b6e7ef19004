import type { Guide } from '../testing/guide.ts'

export const tabStripGuide: Guide = {
  purpose: 'The pages that are open in the portal, kept alive in their tabs. There is one, in the shell; inside a page use Tabs.',
  anatomy: [
    { part: 'Tab', what: 'What the page calls itself, cut where it is long; the whole name on hover.', selector: '[role="tab"]' },
    { part: 'Dot', what: 'The page holds input that is not saved.', selector: '[role="tab"] [role="img"]' },
    {
      part: 'Close',
      what: 'On hover and on the chosen tab; the middle mouse button does the same.',
      selector: '[role="tab"] + button',
    },
    { part: 'List', what: 'All tabs, and closing the others or all.', selector: '[aria-haspopup="menu"]' },
  ],
  dos: [
    'Name a tab after the thing, not the kind: PO-2026-01187, not 采购订单详情.',
    'Ask before a tab with unsaved input closes; the strip only tells that somebody wants it.',
    'Fix the home page at the beginning.',
  ],
  donts: [
    'Do not open a second tab for what is open already.',
    'Do not choose a page while the arrows pass it: pages may be heavy, so Enter chooses.',
  ],
  keyboard: [
    { keys: '← / →', what: 'Moves to the next tab without choosing it.' },
    { keys: 'Home / End', what: 'Moves to the first or last tab.' },
    { keys: 'Enter / Space', what: 'Shows the page.' },
    { keys: 'Delete', what: 'Closes a closable page; the tab that takes its place has the focus.' },
    { keys: 'Ctrl+Shift+← / →', what: 'Moves the tab, and says its new place.' },
  ],
}
