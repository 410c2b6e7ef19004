import { useLocale } from '@bip/design-system'
import { useEffect, useState } from 'react'
import type { PickerAdapter, PickerChoice } from './adapter.ts'
import { recordPickerTexts as texts } from './RecordPicker/RecordPicker.texts.ts'

const none: readonly PickerChoice[] = []

/** The choices behind stored ids: those already named in `sent`, the rest asked for once. One that is not there any more says so; after a failure the id stands for itself. */
export const useKnownChoices = (
  adapter: PickerAdapter,
  ids: readonly string[],
  sent: readonly PickerChoice[] = none,
): readonly PickerChoice[] => {
  const { t } = useLocale()
  const [found, setFound] = useState<readonly PickerChoice[]>(none)
  const removed = t(texts.removed)
  const named = new Map([...found, ...sent].map((choice) => [choice.id, choice]))
  const missing = ids.filter((id) => id !== '' && !named.has(id))
  const asked = missing.join(',')

  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    const wanted = asked.split(',')
    const put = (answer: readonly PickerChoice[], nameOf = (id: string): string => id): void => {
      if (!isCurrent) return
      const answered = new Set(answer.map(({ id }) => id))
      const unanswered = wanted.filter((id) => !answered.has(id)).map((id) => ({ id, label: nameOf(id) }))
      setFound((known) => [...known, ...answer, ...unanswered])
    }
    adapter.lookup(wanted).then(
      (answer) => put(answer, () => removed),
      () => put(none),
    )
    return () => {
      isCurrent = false
    }
  }, [adapter, asked, removed])

  return ids.flatMap((id) => named.get(id) ?? [])
}
