import { keyHelp } from '../DataTable/DataTable.keys.ts'
import type { Guide } from '../testing/guide.ts'

export const listEditorGuide: Guide = {
  purpose:
    'A list that is edited as a whole, such as prices or a plan: rows are changed, added and removed in place and stored together, with an outcome for each. Where each cell is stored as it is typed take DataTable, for the lines of a document the form of its resource.',
  anatomy: [
    { part: 'Table', what: 'Cells that are not stored yet stand out; the last line adds a row.', selector: '[role="grid"]' },
    { part: 'Refused rows', what: 'What was not stored and why; each leads to its row.' },
    { part: 'Save', what: 'Stores what differs. Rows in which something is wrong wait.', selector: 'button[type="button"]' },
    { part: 'Discard', what: 'Goes back to what is stored.' },
  ],
  dos: [
    'Give every new row a key of its own, such as a UUID, which the server keeps.',
    'Answer with the row as it is stored now where somebody else has changed it: the cells in question show it.',
    'Say in a message what is wrong and the way out, and name the column at fault.',
  ],
  donts: [
    'Do not store some rows and fail for all: whoever typed them must know which.',
    'Do not offer it for thousands of rows: they are all here, and stored by one call.',
  ],
  keyboard: keyHelp.map(({ keys, what }) => ({ keys, what })),
}
