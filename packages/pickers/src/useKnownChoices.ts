import { useEffect, useState } from 'react'
import type { PickerAdapter, PickerChoice } from './adapter.ts'

const none: readonly PickerChoice[] = []

/** The choices behind stored ids: those already named in `sent`, the rest asked for once. An id without an answer stands for itself. */
export const useKnownChoices = (
  adapter: PickerAdapter,
  ids: readonly string[],
  sent: readonly PickerChoice[] = none,
): readonly PickerChoice[] => {
  const [found, setFound] = useState<readonly PickerChoice[]>(none)
  const missing = ids.filter((id) => id !== '' && ![...sent, ...found].some((choice) => choice.id === id))
  const asked = missing.join(',')

  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    const wanted = asked.split(',')
    const put = (answer: readonly PickerChoice[]): void => {
      if (!isCurrent) return
      const unanswered = wanted.filter((id) => !answer.some((choice) => choice.id === id)).map((id) => ({ id, label: id }))
      setFound((known) => [...known, ...answer, ...unanswered])
    }
    adapter.lookup(wanted).then(put, () => put(none))
    return () => {
      isCurrent = false
    }
  }, [adapter, asked])

  return ids.flatMap((id) => [...sent, ...found].find((choice) => choice.id === id) ?? [])
}
