import { type AnyRecord, type Core, type Field, holdsFiles, isWritable } from '@bip/contract'
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
      return [[key, linesOf(value).map(({ id: _, ...line }) => line)]]
    }),
  )
