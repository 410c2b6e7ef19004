import { IconButton } from '@bip/design-system'
import { Copy, Trash2 } from '@bip/design-system/icons'
import { useText } from '../../host/useText.ts'

type LineButtonsProps = { number: number; onCopy: () => void; onRemove: () => void }

/** What can be done with a line by the pointer. */
export const LineButtons = ({ number, onCopy, onRemove }: LineButtonsProps) => {
  const { t } = useText()
  return (
    <>
      <IconButton
        size="small"
        tabIndex={-1}
        icon={<Copy size={14} aria-hidden />}
        label={t('lines.duplicate', { row: number })}
        shortcut="Ctrl Shift D"
        onPress={onCopy}
      />
      <IconButton
        size="small"
        tabIndex={-1}
        icon={<Trash2 size={14} aria-hidden />}
        label={t('lines.remove', { row: number })}
        shortcut="Ctrl Delete"
        onPress={onRemove}
      />
    </>
  )
}
