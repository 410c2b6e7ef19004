import type { Guide } from '../testing/guide.ts'

export const printAreaGuide: Guide = {
  purpose:
    'Prints one part of a page and nothing around it: a delivery note, a label, an approval with its history. For documents that must look the same everywhere print the PDF of the server.',
  anatomy: [
    { part: 'Area', what: 'What is printed, as it looks and reads now, on white.', selector: '[data-state]' },
    {
      part: 'Screen only',
      what: 'Buttons and the like inside the area, left out of the print.',
      selector: '[data-print-hidden]',
    },
    { part: 'Message', what: 'Tells screen readers how far the print has come.', selector: '[role="status"]' },
  ],
  dos: [
    'Give the print the number of the document as its title: it becomes the name of the PDF.',
    'Set the header and page numbers for anything longer than a page; loose sheets get mixed up.',
    'Show on the button that it works (isLoading), from the press until the print window is closed.',
  ],
  donts: [
    'Do not print what is folded or on another tab without showing it first; people print what they see.',
    'Do not set the delay to nothing: pictures on slow lines are missing on paper only.',
  ],
  keyboard: [],
}
