import type { Guide } from '../testing/guide.ts'

export const errorBoundaryGuide: Guide = {
  purpose:
    'Keeps an error in one part of the page from taking the rest with it. Fields of a form, cells of a table, cards, tab panels and dialogs have one already; put your own around whatever may fail alone.',
  anatomy: [
    { part: 'Notice', what: 'What failed, the error’s own text, and a way to try again.', selector: '[role="alert"]' },
    { part: 'Retry', what: 'Renders the content anew; what was typed elsewhere stays.', selector: '[role="alert"] button' },
  ],
  dos: [
    'Draw the line around the smallest thing that makes sense alone: a field, a chart, a card.',
    'Take size="inline" where a line of text would stand: in fields, cells and rows.',
    'Give resetKeys what the content is made of; new data is then tried without a press.',
    'Fetch parts of a page with lazyPart, which needs no boundary: what is typed around a part that did not come stays.',
  ],
  donts: [
    'Do not use it for failures that you expect, such as a server that does not answer: show those with their own words.',
    'Do not hide the mark to keep the page pretty; a missing figure is worse than a figure that says it is missing.',
  ],
  keyboard: [{ keys: 'Enter, Space', what: 'On the button, try again.' }],
}
