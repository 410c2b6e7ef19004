import {
  type Core,
  changesBetween,
  counts,
  isEmpty,
  type Language,
  type MadeFrom,
  madeFrom,
  makingOperation,
  type Problem,
  sourcesIn,
  withMade,
  wrongGiving,
  wrongTaking,
} from '@bip/contract'
import Big from 'big.js'
import { change, invalidFields } from '../changes.ts'
import { type MemoryState, tableOf } from '../state.ts'

type Values = Record<string, unknown>

/** A record that takes from others, as it is to be, null where it goes, and as it was. */
export type Touched = { id: string; values: Values | null; before: Values | null }

const linesIn = (values: Values | null | undefined, key: string): Values[] => {
  const lines = values?.[key]
  return Array.isArray(lines) ? lines : []
}

/** The record whose line has an id. */
const ownerOf = (state: MemoryState, { source, making }: MadeFrom, line: unknown): string | null => {
  for (const record of tableOf(state, source.key).values())
    if (linesIn(record, making.lines.of).some(({ id }) => id === line)) return record.id
  return null
}

/** Says of each line which record it was made from, and what is wrong with lines that were made or that others were made from. */
export function namedSources(
  state: MemoryState,
  core: Core,
  values: Values,
  before: Values | undefined,
): Record<string, Problem> {
  const found: Record<string, Problem> = before ? wrongGiving(core, values, before) : {}
  for (const into of madeFrom(state.resources, core.key)) {
    const { into: key, line: name, record, quantity } = into.making.lines
    for (const [index, line] of linesIn(values, key).entries()) {
      line[record] = isEmpty(line[name]) ? null : ownerOf(state, into, line[name])
      if (!isEmpty(line[name]) && line[record] === null) found[`${key}.${index}.${quantity}`] = { key: 'sourceGone' }
    }
  }
  return found
}

/** Counts anew what is made of the records that others are made from, and stores it; throws where a line takes more than is open. */
export function settleSources(state: MemoryState, core: Core, touched: readonly Touched[], language: Language): void {
  for (const into of madeFrom(state.resources, core.key)) {
    const { source, name, making } = into
    const ids = new Set(touched.flatMap(({ values, before }) => [...sourcesIn(making, values), ...sourcesIn(making, before)]))
    const made = madeOf(state, core, into, touched)
    const records = [...ids].flatMap((id) => tableOf(state, source.key).get(id) ?? [])
    const next = new Map(records.map((record) => [record.id, withMade(source, making, record, made)]))
    for (const { values, before } of touched) {
      if (!counts(core, making, values)) continue
      const problems = wrongTaking(into, { values, before: counts(core, making, before) ? before : null }, next)
      if (Object.keys(problems).length > 0) throw invalidFields(core, problems, language)
    }
    for (const record of records) {
      const values = next.get(record.id) ?? record
      const changes = changesBetween(source.fields, record, values)
      if (Object.keys(changes).length > 0) change(state, source, record, values, makingOperation(name), changes)
    }
  }
}

/** How much is made of each line, by its id, once the touched records are as they are to be. */
function madeOf(state: MemoryState, core: Core, { making }: MadeFrom, touched: readonly Touched[]): Map<string, string> {
  const table = new Map<string, Values | null>(tableOf(state, core.key))
  for (const { id, values } of touched) table.set(id, values)
  const made = new Map<string, string>()
  const { into, line, quantity } = making.lines
  for (const values of table.values()) {
    if (!counts(core, making, values)) continue
    for (const one of linesIn(values, into)) {
      if (isEmpty(one[line])) continue
      const id = String(one[line])
      made.set(
        id,
        Big(made.get(id) ?? '0')
          .plus(String(one[quantity] ?? '0'))
          .toFixed(),
      )
    }
  }
  return made
}
