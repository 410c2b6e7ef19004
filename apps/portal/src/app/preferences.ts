import { type Language, languageOf, languages } from '@bip/contract'
import type { Density, ThemeName } from '@bip/design-system'
import { useSyncExternalStore } from 'react'

/** What this browser remembers of how its user likes to see things. Keys carry the platform's prefix. */
export type Preferences = {
  language: Language
  theme: ThemeName
  density: Density
  isSideFolded: boolean
}

const prefix = 'saber-'
/** Themes of a desk; `theme.js` has set the kept one, or the system's, before the first paint. */
const deskThemes = ['light', 'dark', 'contrast'] as const satisfies readonly ThemeName[]
const listeners = new Set<() => void>()

function read(): Preferences {
  const language = languages.find((known) => known === localStorage.getItem(`${prefix}language`))
  const density = localStorage.getItem(`${prefix}density`)
  return {
    language: language ?? languageOf(navigator.language),
    theme: deskThemes.find((known) => known === document.documentElement.dataset.theme) ?? 'light',
    density: density === 'compact' || density === 'roomy' ? density : 'normal',
    isSideFolded: localStorage.getItem(`${prefix}sideFolded`) === 'true',
  }
}

let current = read()

export const preferences = {
  get: (): Preferences => current,
  set(change: Partial<Preferences>): void {
    current = { ...current, ...change }
    for (const [key, value] of Object.entries(change))
      localStorage.setItem(prefix + (key === 'isSideFolded' ? 'sideFolded' : key), String(value))
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export const usePreferences = (): Preferences => useSyncExternalStore(preferences.subscribe, preferences.get)
