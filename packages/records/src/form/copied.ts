import { type AnyRecord, type Core, type Field, type Fields, holdsFiles, isWritable, lineOf } from '@bip/contract'
import { linesOf } from '../kinds/lines/linesOf.ts'
import type { Values } from './values.ts'

/** The name in an address of the record that a new one is copied from. */
export const copyParameter = 'copyOf'

/** What each record has for itself stays with it: numbers, states, files. */
const isCopied = (field: Field): boolean => isWritable(field) && !holdsFiles(field) && !('unique' in field && field.unique)

/** The values that a new record takes from another one, its lines included. */
export const copyOf = (core: Core, record: AnyRecord): Values =>
  Object.fromEntries(
    Object.entries(core.fields).flatMap(([key, field]) => {
      const value = record[key]
      if (!isCopied(field) || value === null || value === undefined) return []
      if (field.kind !== 'lines') return [[key, value]]
      return [[key, linesOf(value).map(({ id: _, ...line }) => withoutSource(field.fields, line))]]
    }),
  )

/** A copy was made from nothing: what leads back to another record stays with the line that was. */
const withoutSource = (cells: Fields, line: Values): Values =>
  Object.fromEntries(
    Object.entries(line).filter(([key]) => {
      const cell = cells[key]
      return !cell?.serverOwned && !namesLine(cell) && !namesLine(cells[cell?.from?.[0] ?? ''])
    }),
  )

const namesLine = (cell: Field | undefined): boolean => cell !== undefined && lineOf(cell) !== undefined
