import type { Guide } from '../testing/guide.ts'

export const tabsGuide: Guide = {
  purpose:
    'Views of one thing side by side, of which one is read at a time. For two or three ways of showing the same data use SegmentedControl; for steps in an order use Steps; for open pages TabStrip.',
  anatomy: [
    { part: 'Tab', what: 'A noun or two; icon, count and dot are optional.', selector: '[role="tab"]' },
    { part: 'Count', what: 'How many things wait there.', selector: '[role="tab"] > [data-tone]' },
    { part: 'Dot', what: 'Something there is not saved.', selector: '[role="tab"] [role="img"]' },
    { part: 'Close', what: 'For views that the user added; Delete does the same.', selector: '[role="tab"] + button' },
    { part: 'Panel', what: 'The content of the chosen tab; an error in it stays in it.', selector: '[role="tabpanel"]' },
  ],
  dos: [
    'Put first what is needed most; most people never leave the first tab.',
    'Set keepPanels where input or scroll would be lost by going to and fro.',
    'Let users sort, add and close only what is theirs, such as saved views; fix the first tab.',
  ],
  donts: [
    'Do not split one form over tabs: what is wrong on a hidden tab is not found.',
    'Do not let labels wrap or grow beyond three words; more tabs than room scroll by themselves.',
    'Do not use tabs whose number changes with the data.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Goes to the chosen tab, then to its panel.' },
    { keys: '← / →', what: 'Chooses the next tab, and round at the ends; ↑ and ↓ where they stand below each other.' },
    { keys: 'Home / End', what: 'Chooses the first or last tab.' },
    { keys: 'Delete', what: 'Closes a closable tab; the one that takes its place has the focus.' },
    { keys: 'Ctrl+Shift+← / →', what: 'Moves the tab where tabs can be sorted, and says its new place.' },
    { keys: 'Esc while dragging', what: 'Gives the drag up.' },
  ],
}
