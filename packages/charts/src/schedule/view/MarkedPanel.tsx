import { Button, IconButton, useLocale } from '@bip/design-system'
import { X } from '@bip/design-system/icons'
import { Effect } from '../Schedule.styles.ts'
import { scheduleTexts as texts } from '../Schedule.texts.ts'
import type { ScheduleOperation } from '../types.ts'

type Props = {
  marked: readonly ScheduleOperation[]
  labelOf: (operation: ScheduleOperation) => string
  onClear: () => void
  onSwap?: (one: ScheduleOperation, other: ScheduleOperation) => void
  onSplit?: (key: string) => void
  onPin?: (key: string, isPinned: boolean) => void
  onOpen?: (key: string) => void
}

/** What is marked, in words, and what can be done with it. */
export const MarkedPanel = ({ marked, labelOf, onClear, onSwap, onSplit, onPin, onOpen }: Props) => {
  const { t } = useLocale()
  const [one, other] = marked
  if (!one) return null
  return (
    <Effect role="group" aria-label={t(texts.marked)}>
      {marked.map((operation) => (
        <span key={operation.key}>{labelOf(operation)}</span>
      ))}
      <span data-grow />
      {other && onSwap && (
        <Button
          size="small"
          isDisabled={one.resource === null || other.resource === null || one.isPinned || other.isPinned}
          onPress={() => onSwap(one, other)}
        >
          {t(texts.swap)}
        </Button>
      )}
      {!other && onSwap && <span data-hint>{t(texts.swapHint)}</span>}
      {!other && onSplit && (
        <Button size="small" onPress={() => onSplit(one.key)}>
          {t(texts.split)}
        </Button>
      )}
      {!other && onPin && one.resource !== null && (
        <Button size="small" onPress={() => onPin(one.key, !one.isPinned)}>
          {t(one.isPinned ? texts.unpin : texts.pin)}
        </Button>
      )}
      {!other && onOpen && one.resource !== null && (
        <Button size="small" onPress={() => onOpen(one.key)}>
          {t(texts.open)}
        </Button>
      )}
      <IconButton size="small" icon={<X size={16} aria-hidden />} label={t(texts.unmark)} onPress={onClear} />
    </Effect>
  )
}
