import Big from 'big.js'
import { isEmpty } from '../kinds/empty.ts'
import type { Problem } from '../kinds/problems.ts'
import { type Doer, valueSet } from './acting.ts'
import { type Core, stateField } from './core.ts'
import type { LinedMaking, MadeFrom, Making, MakingLines } from './making.ts'
import { computeInto, initialValues } from './validate.ts'

type Values = Record<string, unknown>
type Line = Values & { id?: unknown }

const linesIn = (values: Values | null | undefined, key: string): Line[] => {
  const lines = values?.[key]
  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'object' && line !== null) : []
}

const decimal = (value: unknown): Big => (/^-?\d+(\.\d+)?$/.test(String(value ?? '')) ? Big(String(value)) : Big(0))

/** What may still be made of a line, as a decimal string; never below 0. */
export function openOf({ total, made }: MakingLines, line: Values): string {
  const open = decimal(line[total]).minus(decimal(line[made]))
  return open.lt(0) ? '0' : open.toFixed()
}

/** Whether something of a record is open; as a whole it always is. */
export const isOpen = ({ lines }: Making, record: Values): boolean =>
  !lines || linesIn(record, lines.of).some((line) => decimal(openOf(lines, line)).gt(0))

/** Whether a record stands where something may be made from it, whatever is open. */
export function mayMake(core: Core, { from, where = {}, progress }: Making, record: Values): boolean {
  const state = stateField(core)
  if (from && state !== undefined && !from.includes(String(record[state]))) return false
  if (!Object.entries(where).every(([key, values]) => values.includes(String(record[key] ?? '')))) return false
  return !progress || countsOn(progress, record)
}

/** Whether a record's progress is one of those that the count keeps; people may have put another one there. */
const countsOn = ({ field, none, partly, fully }: NonNullable<Making['progress']>, record: Values): boolean =>
  [none, partly, fully].includes(String(record[field] ?? none))

/** The first field, by its key here, that records must hold alike and do not. */
export function differingField({ copies = {}, shares = [] }: Making, records: readonly Values[]): string | undefined {
  const keys = shares.flatMap((key) => copies[key] ?? [])
  return keys.find((key) => new Set(records.map((record) => record[key]).filter((value) => !isEmpty(value))).size > 1)
}

/** What a new record begins with that is made from these: what they hold alike, what the making sets, and a line for each that is open. */
export function madeValues(
  target: Core,
  { copies = {}, sets = {}, by, lines }: Making,
  records: readonly (Values & { id: string })[],
  doer: Doer,
): Values {
  const alike = Object.entries(copies).flatMap(([to, of]) => {
    const held = [...new Set(records.map((record) => record[of]).filter((value) => !isEmpty(value)))]
    return held.length === 1 ? [[to, held[0]]] : []
  })
  const set = Object.entries(sets).map(([key, one]) => [key, valueSet(target.fields, key, one, { record: {}, args: {}, doer })])
  const values = { ...Object.fromEntries(alike), ...Object.fromEntries(set) }
  if (!lines) return { ...values, [by]: records[0]?.id }
  const field = target.fields[lines.into]
  const begun = field?.kind === 'lines' ? initialValues(field.fields) : {}
  const made = records.flatMap((record) =>
    linesIn(record, lines.of)
      .filter((line) => decimal(openOf(lines, line)).gt(0))
      .map((line) => ({
        ...begun,
        ...Object.fromEntries(Object.entries(lines.copies).map(([to, of]) => [to, line[of] ?? null])),
        [lines.quantity]: openOf(lines, line),
        [lines.record]: record.id,
        [lines.line]: line.id,
      })),
  )
  return { ...values, [lines.into]: made }
}

/** The ids of the records that a record's lines were made from. */
export const sourcesIn = ({ lines }: LinedMaking, values: Values | null): string[] => [
  ...new Set(linesIn(values, lines.into).flatMap((line) => (isEmpty(line[lines.record]) ? [] : [String(line[lines.record])]))),
]

/** Whether a made record counts: it is there, and in no state that gives back what it took. */
export function counts(target: Core, { without = [] }: Making, values: Values | null): values is Values {
  if (!values) return false
  const state = stateField(target)
  return state === undefined || !without.includes(String(values[state]))
}

/** A record with what is made of its lines, by line id, and all that is computed of that. */
export function withMade<R extends Values>(
  core: Core,
  { lines, progress }: Making,
  record: R,
  made: ReadonlyMap<string, string>,
): R {
  if (!lines) return record
  const field = core.fields[lines.of]
  const scale = (value: string): string => decimal(value).toFixed(scaleOfMade(core, lines))
  const next: Values = { ...record }
  next[lines.of] = linesIn(record, lines.of).map((line) => {
    const filled = { ...line, [lines.made]: scale(made.get(String(line.id)) ?? '0') }
    if (field?.kind === 'lines') computeInto(field.fields, filled)
    return filled
  })
  computeInto(core.fields, next)
  if (progress && countsOn(progress, record)) next[progress.field] = progressOf(lines, progress, next)
  return next as R // the same fields, some with other values
}

function scaleOfMade(core: Core, { of, made }: MakingLines): number {
  const field = core.fields[of]
  const cell = field?.kind === 'lines' ? field.fields[made] : undefined
  return cell && 'scale' in cell ? (cell.scale ?? 0) : 0
}

function progressOf(lines: MakingLines, { none, partly, fully }: NonNullable<Making['progress']>, record: Values): string {
  const all = linesIn(record, lines.of)
  if (all.every((line) => decimal(line[lines.made]).lte(0))) return none
  return all.every((line) => decimal(openOf(lines, line)).eq(0)) ? fully : partly
}

/** A made record as it is to be stored, and as it was; `before` is null where it did not count. */
export type Taking = { values: Values; before: Values | null }

/**
 * What is wrong with a record that takes from others, by path: lines that are not there, differ from what they are made from, or take more
 * than is open. `sources` are those records as they are once all is counted.
 */
export function wrongTaking(
  { source: core, making }: MadeFrom,
  { values, before }: Taking,
  sources: ReadonlyMap<string, Values>,
): Record<string, Problem> {
  const found: Record<string, Problem> = {}
  const { lines } = making
  for (const [index, line] of linesIn(values, lines.into).entries()) {
    if (isEmpty(line[lines.line])) continue
    const path = `${lines.into}.${index}.`
    const record = sources.get(String(line[lines.record]))
    const origin = linesIn(record, lines.of).find(({ id }) => id === line[lines.line])
    if (!record || !origin) {
      found[path + lines.quantity] = { key: 'sourceGone' }
      continue
    }
    const open = decimal(origin[lines.total]).minus(decimal(origin[lines.made]))
    for (const key of lines.keeps ?? [])
      if (String(line[key] ?? '') !== String(origin[lines.copies[key] ?? key] ?? '')) found[path + key] = { key: 'notAsSource' }
    if (open.lt(0)) found[path + lines.quantity] = { key: 'overOpen', values: { open: left(open, values, line, lines) } }
    else if (grows(line, before, lines) && !mayMake(core, making, record)) found[path + lines.quantity] = { key: 'sourceClosed' }
    for (const [to, of] of Object.entries(making.copies ?? {}))
      if (making.shares?.includes(to) && !isEmpty(record[of]) && record[of] !== values[to]) found[to] = { key: 'notAsSource' }
  }
  return found
}

/** What a record may take of a line in all: what is open beside it. */
function left(open: Big, values: Values, line: Line, lines: MakingLines): string {
  const own = linesIn(values, lines.into).filter((one) => one[lines.line] === line[lines.line])
  const rest = own.reduce((sum, one) => sum.plus(decimal(one[lines.quantity])), open)
  return rest.lt(0) ? '0' : rest.toFixed()
}

function grows(line: Line, before: Values | null, lines: MakingLines): boolean {
  const stored = linesIn(before, lines.into).find(({ id }) => id === line.id)
  return !stored || decimal(line[lines.quantity]).gt(decimal(stored[lines.quantity]))
}

/** What is wrong with a changed record that others were made from, by path: a line gone or smaller than what is made of it. */
export function wrongGiving({ fields, makes = {} }: Core, values: Values, before: Values): Record<string, Problem> {
  const found: Record<string, Problem> = {}
  for (const { lines } of Object.values(makes)) {
    if (!lines) continue
    const now = linesIn(values, lines.of)
    for (const [number, line] of linesIn(before, lines.of).entries()) {
      const made = decimal(line[lines.made])
      if (made.lte(0)) continue
      const index = now.findIndex(({ id }) => id === line.id)
      if (index < 0) found[lines.of] = { key: 'lineIsMade', values: { line: number + 1 } }
      else if (fields[lines.of] && decimal(now[index]?.[lines.total]).lt(made))
        found[`${lines.of}.${index}.${lines.total}`] = { key: 'belowMade', values: { made: made.toFixed() } }
    }
  }
  return found
}
