import type { SentRequest } from '@bip/contract/client'
import { useSyncExternalStore } from 'react'

/** A request that this window sent, when, and on which page. */
export type Traced = { id: number; at: Date; page: string; sent: SentRequest }

const key = 'saber-curl'
/** Enough for what a page asks; the oldest go first. */
const max = 100

/** `?isCurl` switches the list on for as long as this tab lives, `?isCurl=false` off. */
function isAsked(): boolean {
  const given = new URLSearchParams(window.location.search).get('isCurl')
  if (given !== null) sessionStorage.setItem(key, String(given !== 'false' && given !== '0'))
  return sessionStorage.getItem(key) === 'true'
}

/** Whether somebody looks into what this window asks of the gateway; nothing is kept otherwise. */
export const isTracing = isAsked()

let kept: readonly Traced[] = []
let last = 0
const listeners = new Set<() => void>()

const keep = (next: readonly Traced[]): void => {
  kept = next
  for (const listener of listeners) listener()
}

/** The newest requests, the last one first. */
export const sentRequests = {
  get: (): readonly Traced[] => kept,
  add(sent: SentRequest): void {
    last += 1
    keep([{ id: last, at: new Date(), page: window.location.pathname, sent }, ...kept].slice(0, max))
  },
  clear: (): void => keep([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useSentRequests = (): readonly Traced[] => useSyncExternalStore(sentRequests.subscribe, sentRequests.get)
