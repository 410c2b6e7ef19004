import { type HistoryRestore, historyCalls } from '@bip/contract'
import { present } from './present.ts'
import { type MemoryHandler, MemoryRefusal, type MemoryState } from './state.ts'
import { save } from './write.ts'

/** Brings values and versions back, as an ordinary edit. */
export const versionHandlers = (state: MemoryState): [string, MemoryHandler][] => [
  [
    `POST ${historyCalls.restore}`,
    ({ body, language }) => {
      const { resource, id, entryId, keys, version } = body as HistoryRestore // the calls of this package's clients
      const core = state.resources[resource]
      if (!core) throw new MemoryRefusal('unknownPath')
      const rows = state.history.filter((row) => row.resource === resource && row.recordId === id).toReversed()
      const at = rows.findIndex((row) => row.id === entryId)
      if (at < 0) throw new MemoryRefusal('notFound', { what: entryId })
      const values: Record<string, unknown> = {}
      // From the newest back: the last word is that of the change nearest to the entry.
      for (const { changes } of keys ? rows.slice(at, at + 1) : rows.slice(0, at))
        for (const [key, { before }] of Object.entries(changes)) if (!keys || keys.includes(key)) values[key] = before
      return present(state, core, save(state, core, { ...values, id, ...(version !== undefined && { version }) }, language), true)
    },
  ],
]
