import { useLocale, useToast } from '@bip/design-system'
import { useCallback, useState } from 'react'
import type { PickerChoice } from '../adapter.ts'
import { added, type Picked, toggled } from './picking.ts'
import { recordPickerTexts as texts } from './RecordPicker.texts.ts'

/** What is chosen in an open dialog and not confirmed yet; refuses what passes the limit, with a message. */
export const usePicking = (start: readonly PickerChoice[], limit: number) => {
  const { t, formatNumber } = useLocale()
  const toast = useToast()
  const [chosen, setChosen] = useState(start)
  /** Takes the outcome of a step; answers what is chosen then, null where the limit refuses. */
  const take = useCallback(
    (picked: Picked): readonly PickerChoice[] | null => {
      if ('limit' in picked) {
        toast.error(t(texts.atMost, { count: formatNumber(picked.limit) }))
        return null
      }
      setChosen(picked.chosen)
      return picked.chosen
    },
    [t, toast, formatNumber],
  )
  return {
    chosen,
    limit,
    take,
    add: (more: readonly PickerChoice[]) => take(added(chosen, more, limit)),
    toggle: (row: PickerChoice) => take(toggled(chosen, row, limit)),
    remove: (ids: ReadonlySet<string>) => setChosen(chosen.filter(({ id }) => !ids.has(id))),
    clear: () => setChosen([]),
  }
}

export type Picking = ReturnType<typeof usePicking>
