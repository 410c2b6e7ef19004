import { blankOf, type Fields, isEmpty, type LinesField, targetOf } from '../kinds/index.ts'
import { takenOver } from './along.ts'

type Values = Readonly<Record<string, unknown>>

/** Lines that begin as those of the record which a field names: the field, the resource that it leads to, and the lines. */
export type LineTemplateUse = { key: string; field: LinesField; reference: string; to: string; of: string }

/** The lines fields of a resource that begin from a template. */
export const lineTemplatesOf = (fields: Fields): LineTemplateUse[] =>
  Object.entries(fields).flatMap(([key, field]): LineTemplateUse[] => {
    if (field.kind !== 'lines' || !field.template) return []
    const { reference, lines } = field.template
    const named = fields[reference]
    const to = named && targetOf(named)
    return to === undefined ? [] : [{ key, field, reference, to, of: lines }]
  })

/** Lines as they begin from those of a template, in its order; `source` is the template with its lines. */
export function linesFrom({ fields, template }: LinesField, source: Values): Record<string, unknown>[] {
  const lines: unknown = template && source[template.lines]
  if (!template || !Array.isArray(lines)) return []
  return lines.map((line: Values) => ({
    ...Object.fromEntries(Object.entries(fields).map(([key, cell]) => [key, cell.initial ?? blankOf(cell)])),
    ...Object.fromEntries(
      Object.entries(template.copies).flatMap(([to, of]) => {
        const cell = fields[to]
        const value = cell && takenOver(cell, line[of])
        return value === undefined ? [] : [[to, value]]
      }),
    ),
  }))
}

/** Whether lines say nothing yet, so that a template may fill them: all that they hold is what new lines begin with. */
export const areBlank = ({ fields, template }: LinesField, lines: unknown): boolean =>
  !Array.isArray(lines) ||
  lines.every((line: Values) =>
    Object.keys(template?.copies ?? {}).every((key) => isEmpty(line[key]) || line[key] === fields[key]?.initial),
  )
