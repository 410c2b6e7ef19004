import { Button, useLocale } from '@bip/design-system'
import { useState } from 'react'
import { Effect } from '../Schedule.styles.ts'
import { scheduleTexts as texts } from '../Schedule.texts.ts'
import type { ScheduleEffect } from '../types.ts'

type Props = { effect: ScheduleEffect; onClose: () => void }

/** What a change would do, to be applied or given up. */
export const EffectPanel = ({ effect, onClose }: Props) => {
  const { t } = useLocale()
  const [isBusy, setBusy] = useState(false)
  const apply = async (): Promise<void> => {
    setBusy(true)
    const isDone = await effect.apply()
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Effect role="alertdialog" aria-label={t(texts.effect)} data-harmful={effect.isHarmful || undefined}>
      {effect.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span data-grow />
      <Button size="small" onPress={onClose}>
        {t(texts.discard)}
      </Button>
      <Button size="small" variant="primary" autoFocus isLoading={isBusy} onPress={() => void apply()}>
        {t(texts.apply)}
      </Button>
    </Effect>
  )
}
