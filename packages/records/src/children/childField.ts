import { type Core, holdsFiles, isSerial, isState, isWritable, type LineCell, type LinesField } from '@bip/contract'

const isCell = (field: Core['fields'][string]): field is LineCell =>
  field.kind !== 'lines' && !holdsFiles(field) && !isState(field) && !isSerial(field)

/** The fields of a child that are typed in a grid, those of its list first, as the cells of lines; without `fixed`, which the parent gives. */
export function childField(core: Core, fixed: ReadonlySet<string>): LinesField {
  const keys = [...new Set<string>([...core.list.columns, ...core.form.flatMap(({ fields }) => fields)])]
  const cells = keys.flatMap((key): [string, LineCell][] => {
    const field = core.fields[key]
    return field && !fixed.has(key) && isCell(field) && isWritable(field) ? [[key, field]] : []
  })
  return { kind: 'lines', label: core.label, fields: Object.fromEntries(cells) }
}

/** Whether all that a new record needs can be typed in a grid. */
export const fitsGrid = (core: Core): boolean =>
  core.calls.submit !== undefined &&
  Object.values(core.fields).every((field) => isCell(field) || !isWritable(field) || field.required !== true)
