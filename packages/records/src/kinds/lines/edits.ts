import { computeInto, initialValues, type Line, type LinesField } from '@bip/contract'

/** The cells of a line that a person fills, by key, in order. */
export const editableCells = (field: LinesField): readonly string[] =>
  Object.keys(field.fields).filter((key) => !field.fields[key]?.formula && !field.fields[key]?.serverOwned)

/** A line with its computed cells brought up to date. */
export const computed = (field: LinesField, line: Line): Line => {
  const next: Line = { ...line }
  computeInto(field.fields, next)
  return next
}

/** A new line: what the cells declare as initial. */
export const newLine = (field: LinesField): Line => initialValues(field.fields)

export const setCell = (field: LinesField, lines: readonly Line[], at: number, key: string, value: unknown): Line[] =>
  lines.map((line, index) => (index === at ? computed(field, { ...line, [key]: value }) : line))

/** The lines with others put in at a place. */
export const insertAt = (lines: readonly Line[], at: number, added: readonly Line[]): Line[] => lines.toSpliced(at, 0, ...added)

export const removeAt = (lines: readonly Line[], at: number): Line[] => lines.toSpliced(at, 1)

/** A line once more below itself, as a new one. */
export const duplicateAt = (lines: readonly Line[], at: number): Line[] => {
  const line = lines[at]
  if (!line) return [...lines]
  const { id: _, ...cells } = line
  return insertAt(lines, at + 1, [cells])
}
