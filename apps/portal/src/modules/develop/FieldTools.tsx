import { IconButton } from '@bip/design-system'
import { ArrowDown, ArrowUp, SlidersHorizontal, Trash2 } from '@bip/design-system/icons'
import { moved, removed } from './draft.ts'
import type { PartProps } from './parts.ts'
import { useDevelopText } from './useDevelopText.ts'

type FieldToolsProps = Pick<PartProps, 'draft' | 'onChange'> & {
  at: number
  /** Begins the name of each button. */
  of: string
  onOpen: () => void
}

/** What is done with one field: its options, its position, its removal. */
export const FieldTools = ({ draft, at, of, onChange, onOpen }: FieldToolsProps) => {
  const { t } = useDevelopText()
  const move = (by: 1 | -1): void => onChange({ ...draft, fields: moved(draft.fields, at, by) })
  return (
    <td data-tools>
      <IconButton size="small" icon={<SlidersHorizontal size={14} aria-hidden />} label={of + t('options')} onPress={onOpen} />
      <IconButton
        size="small"
        icon={<ArrowUp size={14} aria-hidden />}
        label={of + t('up')}
        isDisabled={at === 0}
        onPress={() => move(-1)}
      />
      <IconButton
        size="small"
        icon={<ArrowDown size={14} aria-hidden />}
        label={of + t('down')}
        isDisabled={at === draft.fields.length - 1}
        onPress={() => move(1)}
      />
      <IconButton
        size="small"
        icon={<Trash2 size={14} aria-hidden />}
        label={of + t('remove')}
        onPress={() => onChange(removed(draft, at))}
      />
    </td>
  )
}
