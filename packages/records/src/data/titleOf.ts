import type { AnyRecord, Core } from '@bip/contract'

/** The name of a record in tabs, questions and messages; its id where it has none. */
export const titleOf = (core: Core, record: AnyRecord): string => {
  const name = record[core.display]
  return typeof name === 'string' && name !== '' ? name : record.id
}
