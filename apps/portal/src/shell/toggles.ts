import { useSyncExternalStore } from 'react'

/** Parts of the shell that its user may do without. All are there at first. */
export const toggleNames = ['tag', 'collapse', 'search', 'lock', 'screenshot', 'fullscreen', 'theme', 'menu'] as const
export type Toggles = Readonly<Record<(typeof toggleNames)[number], boolean>>

const key = 'saber-settings'
const listeners = new Set<() => void>()

function read(): Toggles {
  let kept: unknown
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    kept = {}
  }
  const isOff = (name: string): boolean => typeof kept === 'object' && kept !== null && Reflect.get(kept, name) === false
  // Every name of the list is there, so the entries make a whole.
  return Object.fromEntries(toggleNames.map((name) => [name, !isOff(name)])) as Toggles
}

let current: Toggles | undefined

export const toggles = {
  get: (): Toggles => (current ??= read()),
  set(change: Partial<Toggles>): void {
    current = { ...toggles.get(), ...change }
    localStorage.setItem(key, JSON.stringify(current))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const useToggles = (): Toggles => useSyncExternalStore(toggles.subscribe, toggles.get)
