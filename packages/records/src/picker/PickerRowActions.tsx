import type { AnyRecord, Core } from '@bip/contract'
import type { Picker } from '@bip/contract/pickers'
import { IconButton } from '@bip/design-system'
import { Eye, Pencil, Star, Trash2 } from '@bip/design-system/icons'
import { useCollection } from '../data/useCollection.ts'
import { mayDo } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import type { PickerRow } from './usePickerPage.ts'

export type PickerRowActionsProps = {
  core: Core
  picker: Picker
  row: PickerRow
  onPreview: () => void
  onEdit: () => void
  onRemove: (record: AnyRecord) => void
}

const isRecord = (row: PickerRow): row is AnyRecord => 'version' in row && typeof row.version === 'number'

/** Opens a record beside the table. */
export const PreviewButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useText()
  return <IconButton size="small" icon={<Eye size={16} aria-hidden />} label={t('picker.preview')} onPress={onPress} />
}

/** What may be done with a row beside choosing it; nothing with one of which only the name is told. */
export const PickerRowActions = ({ core, picker, row, onPreview, onEdit, onRemove }: PickerRowActionsProps) => {
  const host = useHost()
  const { t } = useText()
  const collection = useCollection(core)
  if (!isRecord(row)) return null
  return (
    <>
      {collection && (
        <IconButton
          size="small"
          icon={<Star size={16} aria-hidden fill={collection.has(core, row) ? 'currentColor' : 'none'} />}
          label={t(collection.has(core, row) ? 'collect.remove' : 'collect.add')}
          onPress={() => void collection.toggle(core, row)}
        />
      )}
      {picker.dialogGet && <PreviewButton onPress={onPreview} />}
      {picker.dialogEdit && mayDo(host, core, row, 'edit') && (
        <IconButton size="small" icon={<Pencil size={16} aria-hidden />} label={t('action.edit')} onPress={onEdit} />
      )}
      {picker.dialogRemove && mayDo(host, core, row, 'remove') && (
        <IconButton
          size="small"
          icon={<Trash2 size={16} aria-hidden />}
          label={t('action.remove')}
          onPress={() => onRemove(row)}
        />
      )}
    </>
  )
}
