import type { SheetValue } from '../../kinds/index.ts'

const live = /^[=+\-@\t\r]/
const quoted = /^'(?=[=+\-@\t\r])/

/** Text that a spreadsheet would run as a formula gets a quote before it; numbers and dates stay what they are. */
export const inert = (value: SheetValue): SheetValue => (typeof value === 'string' && live.test(value) ? `'${value}` : value)

/** The text that was made inert, as it was. */
export const unquoted = (value: SheetValue): SheetValue => (typeof value === 'string' ? value.replace(quoted, '') : value)
