import type { Guide } from '../testing/guide.ts'

export const collapseGuide: Guide = {
  purpose:
    'Folds away what only some readers need, below a title that says what it is. For views of one thing of which one is always seen use Tabs; for the parts of a form FormSection; for a hierarchy Tree.',
  anatomy: [
    { part: 'Title', what: 'A button over the whole line; the arrow turns with it.', selector: 'button[aria-expanded]' },
    { part: 'Note', what: 'What is inside in a word: a count, a state.', selector: 'button[aria-expanded] > span > span' },
    { part: 'Extra', what: 'Actions that work while it is folded.', selector: '[role="heading"] + *' },
    { part: 'Content', what: 'Made when first opened; keeps its state from then on.', selector: '[role="region"]' },
  ],
  dos: [
    'Say in the note what is inside ("3 处未处理"), so that nobody opens it for nothing.',
    'Open what most readers need; folding everything turns a page into a table of contents.',
    'Let several be open unless comparing makes no sense; isSingle takes away what somebody was just reading.',
  ],
  donts: [
    'Do not fold required fields or errors: what must be done has to be seen.',
    'Do not nest more than once; a third level is a Tree or a page of its own.',
  ],
  keyboard: [
    { keys: 'Enter, Space', what: 'Opens or folds the section.' },
    { keys: '↓ ↑', what: 'Next and previous title, round at the ends.' },
    { keys: 'Home, End', what: 'First and last title.' },
    { keys: 'Tab', what: 'On into the open content and to the actions; folded content is passed over.' },
  ],
}
