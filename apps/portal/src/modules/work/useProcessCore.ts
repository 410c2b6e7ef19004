import type { Core } from '@bip/contract'
import { readable } from '@bip/records'
import { use } from 'react'
import { loadForPages } from '../../app/loadForPages.ts'
import { resourceEntries } from '../../app/resourceIndex.ts'

const none = readable<Core | undefined>(Promise.resolve(undefined))
const loads = new Map<string, Promise<Core | undefined>>()

/** The declaration of the resource whose records go through a process; undefined for a process that no resource declares. */
export function useProcessCore(processKey: string): Core | undefined {
  const entry = resourceEntries.find(({ approval }) => approval?.processKey === processKey)
  return use(entry ? loadOnce(entry.key) : none)
}

function loadOnce(key: string): Promise<Core | undefined> {
  const before = loads.get(key)
  if (before) return before
  const load = readable(loadForPages(key))
  loads.set(key, load)
  // The next try asks again.
  load.catch(() => loads.delete(key))
  return load
}
