import { type AnyRecord, type Core, type Standing, standingOf, standingsOf } from '@bip/contract'
import type { Values } from './values.ts'

/** How a field stands among the values of a form; worked out once for the same values, whoever asks. */
export const standings = (core: Core, record: Partial<AnyRecord>): ((key: string, values: Values) => Standing) => {
  const known = new WeakMap<Values, ReturnType<typeof standingsOf>>()
  const before = record.id === undefined ? null : record
  return (key, values) => {
    const all = known.get(values) ?? standingsOf(core.fields, values, { before })
    known.set(values, all)
    return standingOf(all, key)
  }
}
