import {
  areBlank,
  type Core,
  type Fields,
  isEmpty,
  keysAlong,
  lineOf,
  linesFrom,
  lineTemplatesOf,
  parentField,
  type RollUp,
  rolledUp,
  rollUpsOf,
  shownAlong,
  takenOf,
  targetOf,
} from '@bip/contract'
import { type MemoryState, tableOf } from './state.ts'

type Values = Record<string, unknown>

const referred = (state: MemoryState, fields: Fields, reference: string, values: Values): Values | undefined => {
  const field = fields[reference]
  const lines = field && lineOf(field)
  if (lines) return lineNamed(state, lines, values[reference])
  const to = field && targetOf(field)
  return to === undefined || isEmpty(values[reference]) ? undefined : tableOf(state, to).get(String(values[reference]))
}

function lineNamed(state: MemoryState, [to, key]: readonly [string, string], id: unknown): Values | undefined {
  if (isEmpty(id)) return undefined
  for (const { [key]: lines } of tableOf(state, to).values()) {
    const found = Array.isArray(lines) ? lines.find((line) => line.id === id) : undefined
    if (found) return found
  }
  return undefined
}

/** The records that hang under one, of those that a roll-up is about. */
function rowsBelow({ resources, tables }: MemoryState, fields: Fields, { of, by }: RollUp, id: unknown): Values[] {
  const below = resources[of]
  const own = Object.values(resources).find((core) => core.fields === fields)?.key
  const reference = by ?? (below && parentField(below, own)?.[0]) ?? ''
  return [...(tables.get(of)?.values() ?? [])].filter((row) => row[reference] === id)
}

/** A record or line with what it shows of the records that it names, and of those below it. */
export function withShown<V extends Values>(state: MemoryState, fields: Fields, values: V): V {
  const shown = Object.keys(fields).flatMap((reference) => {
    const along = shownAlong(fields, reference)
    const record = along.length > 0 ? referred(state, fields, reference, values) : undefined
    return along.map(({ key, of }): [string, unknown] => [key, record?.[of] ?? null])
  })
  for (const { key, field, rollUp } of rollUpsOf(fields))
    shown.push([key, rolledUp(field, rollUp, rowsBelow(state, fields, rollUp, values.id))])
  return shown.length > 0 ? { ...values, ...Object.fromEntries(shown) } : values
}

/** What was sent, with lines that begin from a template, and with what was left open taken over of the records that it comes to name. */
export function withTaken(state: MemoryState, fields: Fields, input: Values, before: Values | undefined): Values {
  const filled = { ...input }
  for (const { key, field, reference, to } of lineTemplatesOf(fields)) {
    const isNew = !isEmpty(input[reference]) && input[reference] !== before?.[reference]
    const source = isNew && areBlank(field, input[key] ?? before?.[key]) && tableOf(state, to).get(String(input[reference]))
    if (source) filled[key] = linesFrom(field, source)
  }
  for (const reference of Object.keys(fields)) {
    if (isEmpty(input[reference]) || input[reference] === before?.[reference]) continue
    const record = referred(state, fields, reference, input)
    for (const [key, value] of Object.entries(record ? takenOf(fields, reference, record) : {}))
      if (isEmpty(filled[key])) filled[key] = value
  }
  for (const [key, field] of Object.entries(fields)) {
    const lines = filled[key]
    if (field.kind !== 'lines' || !Array.isArray(lines)) continue
    const old: Values[] = Array.isArray(before?.[key]) ? before[key] : []
    filled[key] = lines.map((line) =>
      typeof line === 'object' && line !== null
        ? withTaken(
            state,
            field.fields,
            line,
            old.find(({ id }) => !isEmpty(id) && id === line.id),
          )
        : line,
    )
  }
  return filled
}

/** The fields that other resources show or take over of a resource's records. */
export const fieldsAlong = ({ resources }: MemoryState, core: Core): string[] =>
  Object.values(resources).flatMap(({ fields }) => alongToward(core.key, fields))

const alongToward = (resource: string, fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'lines') return alongToward(resource, field.fields)
    return targetOf(field) === resource ? keysAlong(fields, key) : []
  })
