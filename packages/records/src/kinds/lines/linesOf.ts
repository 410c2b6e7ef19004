import type { Line, LineCell, LinesField } from '@bip/contract'
import { addDecimal } from '@bip/design-system'
import { decimalText } from '../useFigures.ts'

/** The lines of a value; what is not a list of objects counts as none. */
export const linesOf = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? value.filter((line): line is Line => typeof line === 'object' && line !== null) : []

/** Computed amounts add up; prices, rates and quantities of different units do not. */
const addsUp = (cell: LineCell): boolean => cell.formula !== undefined && (cell.kind === 'money' || cell.kind === 'number')

/** The sums of the cells that add up, by cell key, as decimal strings. */
export const totalsOf = (field: LinesField, lines: readonly Line[]): Readonly<Record<string, string>> => {
  const summed = Object.entries(field.fields).filter(([, cell]) => addsUp(cell))
  return Object.fromEntries(
    summed.map(([key]) => [key, lines.reduce((total, line) => addDecimal(total, decimalText(line[key]) ?? '0'), '0')]),
  )
}
