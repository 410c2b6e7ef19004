import { type AnyRecord, type Core, stateField } from '@bip/contract'
import { useEffect, useRef } from 'react'
import { useApi } from '../data/useApi.ts'

/** Tells the gateway once that somebody opened this record, where its resource counts that; what changes meanwhile is no second visit. */
export function useVisit(core: Core, record: AnyRecord): void {
  const api = useApi(core)
  const counted = useRef<string>(undefined)
  const { id } = record
  const isCounted = core.visit !== undefined && (core.visit.from?.includes(String(record[stateField(core) ?? ''])) ?? true)
  useEffect(() => {
    if (!isCounted || counted.current === id) return
    counted.current = id
    void api.visit(id)
  }, [api, id, isCounted])
}
