import { type AnyRecord, type Core, type FieldStatus, fieldStatusesOf, fieldStatusOf } from '@bip/contract'
import type { Values } from './values.ts'

/** How a field stands among the values of a form; worked out once for the same values, whoever asks. */
export const fieldStatuses = (core: Core, record: Partial<AnyRecord>): ((key: string, values: Values) => FieldStatus) => {
  const known = new WeakMap<Values, ReturnType<typeof fieldStatusesOf>>()
  const before = record.id === undefined ? null : record
  return (key, values) => {
    const all = known.get(values) ?? fieldStatusesOf(core.fields, values, { before })
    known.set(values, all)
    return fieldStatusOf(all, key)
  }
}
