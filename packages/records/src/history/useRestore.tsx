import { type AnyRecord, type Core, type HistoryEntry, type HistoryRestore, historyCalls } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { type ReactNode, useState } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useRefresh } from '../data/refresh.ts'
import { quiet, useApi } from '../data/useApi.ts'
import { mayDo } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

/** What somebody wants back: one field of an entry, or the whole record as it was right after it. */
export type Wanted = { entry: HistoryEntry; key?: string }

export type Restore = { ask: (wanted: Wanted) => void; element: ReactNode }

/** Brings values and versions of a record back, after a look at what changes; undefined where the reader may not edit the record. */
export function useRestore(core: Core, record: AnyRecord, entries: readonly HistoryEntry[]): Restore | undefined {
  const host = useHost()
  const api = useApi(core)
  const refresh = useRefresh()
  const toast = useToast()
  const { t } = useText()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  if (!mayDo(host, core, record, 'edit')) return undefined

  const post = async (asked: Pick<HistoryRestore, 'entryId' | 'keys' | 'version'>): Promise<AnyRecord> => {
    const body = { ...asked, resource: core.key, id: record.id }
    const saved = await quiet(host.client).request<AnyRecord>({ method: 'POST', path: historyCalls.restore, body, safe: true })
    await refresh(core, { saved })
    return saved
  }
  const takeBack = async (keys: readonly string[]): Promise<void> => {
    try {
      const [latest] = (await api.history(record.id)) ?? []
      if (latest) await post({ entryId: latest.id, keys })
      toast.success(t('history.undone'))
    } catch (error) {
      toast.error(reasonOf(error))
    }
  }
  const submit = async ({ entry, key }: Wanted, keys: readonly string[]): Promise<void> => {
    await post({ entryId: entry.id, version: record.version, ...(key !== undefined && { keys: [key] }) })
    setWanted(null)
    toast.success(t('history.done'), { undo: () => void takeBack(keys) })
  }
  return {
    ask: setWanted,
    element: wanted && (
      <RestoreDialog core={core} entries={entries} wanted={wanted} onSubmit={submit} onClose={() => setWanted(null)} />
    ),
  }
}
