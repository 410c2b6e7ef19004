import { computeInto, initialValues, isWritable, type Line, type LinesField, lineOf } from '@bip/contract'

/** The cells of a line that a person fills, by key, in order. */
export const editableCells = (field: LinesField): readonly string[] =>
  Object.entries(field.fields).flatMap(([key, cell]) => (isWritable(cell) && lineOf(cell) === undefined ? [key] : []))

/** A line with its computed cells brought up to date. */
export const computed = (field: LinesField, line: Line): Line => {
  const next: Line = { ...line }
  computeInto(field.fields, next)
  return next
}

/** A new line: what the cells declare as initial. */
export const newLine = (field: LinesField): Line => initialValues(field.fields)

/** A line with another value in a cell, and what is called so where it is a record. */
export const setCell = (field: LinesField, line: Line, key: string, value: unknown, name?: string): Line => {
  const { [key]: _, ...labels } = (line._labels ?? {}) as Readonly<Record<string, string>> // as the gateway sends them
  return computed(field, { ...line, [key]: value, _labels: name === undefined ? labels : { ...labels, [key]: name } })
}

/** A line once more, as a new one. */
export const copyOf = ({ id: _, ...cells }: Line): Line => cells
