/** All that formats need, fetched with the first column that has one. */
export { formatWords } from './cellFormat.ts'
export { FormatLooks } from './formats.styles.ts'
