import type { PickerChoice } from '@bip/pickers'
import { useEffect, useState } from 'react'
import { people } from '../data/people.ts'
import { useAdapter } from '../data/useAdapter.ts'

const maxOffered = 8
/** ms that typing rests before people are looked for. */
const rest = 120

/** The people that a text may mean, by name, pinyin or account; null while nobody is looked for. */
export function usePeopleFor(query: string | null): readonly PickerChoice[] | null {
  const adapter = useAdapter(people)
  const [found, setFound] = useState<{ query: string; choices: readonly PickerChoice[] } | null>(null)
  useEffect(() => {
    if (query === null) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      adapter.search(query, controller.signal).then(
        (choices) => setFound({ query, choices: choices.slice(0, maxOffered) }),
        () => undefined, // Given up, or not to be had: the name stays as it is typed.
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [adapter, query])
  return query === null ? null : (found?.choices ?? null)
}
