import type { Guide } from '../testing/guide.ts'

export const codeBlockGuide: Guide = {
  purpose:
    'Shows a payload, a query or a configuration to people who read it and copy it. To compare two of them use DiffView; to write code use an editor.',
  anatomy: [
    {
      part: 'Head',
      what: 'A file name or the language, the number of lines, and the tools.',
      selector: '[data-language] > :first-child',
    },
    { part: 'Lines', what: 'Numbered; the numbers are not copied.', selector: '[role="region"]' },
    { part: 'Marked line', what: 'The place that matters, by ground and by a bar at its edge.', selector: '[data-marked]' },
  ],
  dos: [
    'Give it a title that says where the text comes from: a call, a file, a table.',
    'Mark the lines that an error message speaks of, so that nobody counts.',
    'Format JSON before you show it; one line of 4 000 characters helps nobody.',
  ],
  donts: [
    'Do not show code to people who work with orders; say what went wrong, and fold the code below it.',
    'Do not put secrets into it: what can be copied will be.',
  ],
  keyboard: [
    { keys: 'Tab', what: 'Moves to the tools, then to the lines where they scroll.' },
    { keys: 'Arrows, Page up, Page down', what: 'Scroll the lines.' },
  ],
}
