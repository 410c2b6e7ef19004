import { useRef } from 'react'
import type { Option } from './option.ts'
import { findByPrefix } from './optionSearch.ts'

const pause = 700

/** Finds options by the letters typed in quick succession; the same letter again goes on to the next one. */
export const useTypeahead = (options: readonly Option[]) => {
  const typed = useRef({ text: '', at: 0 })
  /** Index of the option found, looking from `from` on, -1 for none; undefined when the key is no letter. */
  return (key: string, from: () => number): number | undefined => {
    const now = performance.now()
    const isFresh = now - typed.current.at > pause
    if ([...key].length !== 1 || (key === ' ' && (isFresh || typed.current.text === ''))) return undefined
    const text = isFresh ? key : typed.current.text + key
    typed.current = { text, at: now }
    const isRepeated = [...text].every((letter) => letter === text[0])
    return isRepeated ? findByPrefix(options, key, from() + 1) : findByPrefix(options, text, Math.max(from(), 0))
  }
}
