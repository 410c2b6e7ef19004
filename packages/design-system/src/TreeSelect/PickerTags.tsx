import { useRef } from 'react'
import { ChosenChip } from '../MultiComboBox/ChosenChip.tsx'
import { More, TagLine, TagSlot } from './TreeSelect.styles.ts'
import { useFittingTags } from './useFittingTags.ts'

export type PickerTag = { key: string; label: string; onRemove: (() => void) | undefined }

/** What is chosen as tags on one line; those for which there is no room, or beyond `max`, are a number with their names in its tooltip. */
export const PickerTags = ({ tags, max }: { tags: readonly PickerTag[]; max: number }) => {
  const line = useRef<HTMLSpanElement>(null)
  const measured = tags.slice(0, max)
  const labels = measured.map(({ key, label }) => `${key} ${label}`).join('\n')
  const count = useFittingTags(line, labels, max, tags.length)
  const rest = tags.slice(count)
  if (tags.length === 0) return null
  return (
    <TagLine ref={line}>
      {measured.map(({ key, label, onRemove }, place) => (
        <TagSlot key={key} data-tag="" data-only={count === 1 || undefined} data-hidden={place >= count || undefined}>
          <ChosenChip label={label} onRemove={onRemove} />
        </TagSlot>
      ))}
      {rest.length > 0 && <More title={rest.map(({ label }) => label).join('\n')}>+{rest.length}</More>}
    </TagLine>
  )
}
