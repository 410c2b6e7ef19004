import { IconButton, useLocale } from '@bip/design-system'
import { TableProperties } from '@bip/design-system/icons'
import type { KeyboardEvent } from 'react'
import type { PickerChoice } from '../adapter.ts'
import { recordPickerTexts as texts } from '../RecordPicker/RecordPicker.texts.ts'

/** Opens a dialog with what is chosen, and hears what is chosen then. */
export type Browse = (chosen: readonly PickerChoice[], onChoose: (chosen: readonly PickerChoice[]) => void) => void

const key = 'F4'

/** Opens the dialog of a field; its key does so too, so that Tab does not stop twice in each cell of a table. */
export const BrowseButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useLocale()
  return (
    <IconButton
      size="small"
      icon={<TableProperties size={14} aria-hidden />}
      label={t(texts.browse)}
      shortcut={key}
      tabIndex={-1}
      onPress={onPress}
    />
  )
}

/** What a field listens to for its dialog. */
export const browseKeys = (onBrowse: Browse | undefined, open: () => void) =>
  onBrowse && {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key !== key || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      open()
    },
  }
