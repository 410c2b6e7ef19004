import type { SheetValue } from '../../kinds/index.ts'

export type ParseOptions = { bytes: Uint8Array; format: 'xlsx' | 'csv'; mostRows: number; mostBytes: number }
/** A row with content, and the number by which the person's spreadsheet shows it. */
export type SheetRow = { number: number; cells: SheetValue[] }
export type ParseAnswer = { rows: SheetRow[] } | { problem: 'damaged' | 'tooBig' | 'tooManyRows' }
