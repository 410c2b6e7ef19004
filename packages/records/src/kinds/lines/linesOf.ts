import type { Line, LineCell } from '@bip/contract'

/** The lines of a value; what is not a list of objects counts as none. */
export const linesOf = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? value.filter((line): line is Line => typeof line === 'object' && line !== null) : []

/** Computed amounts add up; prices, rates and quantities of different units do not. */
export const addsUp = (cell: LineCell): boolean => cell.formula !== undefined && (cell.kind === 'money' || cell.kind === 'number')
