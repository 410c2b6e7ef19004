import { type AnyRecord, keysIn } from '@bip/contract'
import { useLabels } from '../../data/useLabels.ts'

/** The records that a value names, in its order: those that came with the record, the others asked for in one batch. */
export const useNames = (resource: string, value: unknown, record: Partial<AnyRecord>): { id: string; name: string }[] => {
  const ids = keysIn(value)
  const sent = record._labels
  const asked = useLabels(
    resource,
    ids.filter((id) => sent?.[id] === undefined),
  )
  return ids.map((id) => ({ id, name: sent?.[id] ?? asked.get(id) ?? '…' }))
}
