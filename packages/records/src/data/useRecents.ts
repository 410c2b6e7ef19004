import type { PickerChoice } from '@bip/pickers'
import { useCallback } from 'react'
import { type HostStorage, useHost } from '../host/RecordsProvider.tsx'

const maxRecent = 5

const isChoice = (value: unknown): value is PickerChoice =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'label' in value

/** What was kept under a key; nothing where the browser keeps nothing or something else. */
const readRecents = (storage: HostStorage, key: string): readonly PickerChoice[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChoice) : []
  } catch {
    return []
  }
}

/** The records of a resource that the reader chose last, newest first, in this browser. */
export const useRecents = (resource: string) => {
  const { storage = window.localStorage, userId = '' } = useHost()
  const key = `bip.recent.${userId}.${resource}`
  const write = useCallback(
    (recents: readonly PickerChoice[]): void => {
      try {
        storage.setItem(key, JSON.stringify(recents))
      } catch {
        // A full storage: recents are a convenience.
      }
    },
    [storage, key],
  )
  const read = useCallback(() => readRecents(storage, key), [storage, key])
  const add = useCallback(
    (chosen: readonly PickerChoice[]): void => {
      if (chosen.length === 0) return
      const last = chosen.slice(-maxRecent).toReversed()
      const before = read().filter(({ id }) => !last.some((one) => one.id === id))
      write([...last, ...before].slice(0, maxRecent))
    },
    [read, write],
  )
  /** Forgets those that are there no more. */
  const keep = useCallback((ids: ReadonlySet<string>) => write(read().filter(({ id }) => ids.has(id))), [read, write])
  return { read, add, keep }
}
