import { Button, Tag, useLocale } from '@bip/design-system'
import { ChosenBar } from './RecordPicker.styles.ts'
import { recordPickerTexts as texts } from './RecordPicker.texts.ts'
import type { Picking } from './usePicking.ts'

/** Tags that stand in the page; thousands would make each press slow. */
const maxTags = 60

/** What is chosen, whatever page or search shows. */
export const ChosenArea = ({ picking: { chosen, remove, clear } }: { picking: Picking }) => {
  const { t, formatNumber } = useLocale()
  return (
    <ChosenBar role="group" aria-label={t(texts.chosen, { count: formatNumber(chosen.length) })}>
      {chosen.length === 0 ? t(texts.none) : t(texts.chosen, { count: formatNumber(chosen.length) })}
      {chosen.slice(0, maxTags).map(({ id, label }) => (
        <Tag key={id} onRemove={() => remove(new Set([id]))}>
          {label}
        </Tag>
      ))}
      {chosen.length > maxTags && t(texts.more, { count: formatNumber(chosen.length - maxTags) })}
      {chosen.length > 1 && (
        <Button size="small" variant="quiet" onPress={clear}>
          {t(texts.clear)}
        </Button>
      )}
    </ChosenBar>
  )
}
