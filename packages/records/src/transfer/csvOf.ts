/** A text that a spreadsheet would take for a formula is made inert. */
const inert = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`

/** Rows as a file that spreadsheets open, with the mark by which they know its letters. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
