import type { AnyRecord } from '@bip/contract'

/** What the gateway called the record of an id: by the id, or by the field while the field still holds what was stored. */
export const sentFor = (record: Partial<AnyRecord>, name: string, id: string | null): string | undefined => {
  if (id === null) return undefined
  const key = name.slice(name.lastIndexOf('.') + 1)
  return record._labels?.[id] ?? (record[key] === id ? record._labels?.[key] : undefined)
}
