import { type FileDetail, plus, type StoredFile } from '@bip/contract'
import { fileList } from '@bip/contract/listings'
import { Button, formatBytes, IconButton, useConfirm, useLocale, useToast } from '@bip/design-system'
import { Download, Eye, Trash2 } from '@bip/design-system/icons'
import { useRefresh, type ViewProps } from '@bip/records'
import { useFilePreview, useStoredFiles } from '@bip/records/parts'
import type { ReactNode } from 'react'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'
import { FileUsage } from './FileUsage.tsx'

const Size = ({ value }: ViewProps) => formatBytes(Number(value), useLocale().formatNumber)
// Rows of the call for files.
const Usage = ({ record }: ViewProps) => <FileUsage usage={record.usage as FileDetail['usage']} />
const cells = { size: Size, usage: Usage }

const asStored = ({ id, originalName, link, size, type }: FileDetail): StoredFile => ({
  id,
  name: originalName,
  url: link,
  size,
  type,
})

/** Uploaded files: looked at, saved one by one or together, and removed where no record holds them. */
export const FileList = ({ actions }: { actions: ReactNode }) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()
  const { save, saveAll } = useStoredFiles()
  const { open, dialog } = useFilePreview()
  const remove = async (files: readonly FileDetail[], clear?: () => void): Promise<void> => {
    const title = t('files.removeAsk', { count: files.length })
    if (!(await confirm({ title, message: t('files.removeText'), tone: 'danger', confirmLabel: t('common.remove') }))) return
    try {
      await write(plus.removeFiles, { ids: files.map(({ id }) => id) }, { tell: true })
      toast.success(t('common.done'))
    } catch {
      // The client has said why.
    }
    clear?.()
    void refresh(fileList)
  }
  const mayRemove = can('file_remove')
  const rowActions = (file: FileDetail) => {
    const stored = asStored(file)
    return (
      <>
        <IconButton
          size="small"
          icon={<Eye size={16} aria-hidden />}
          label={t('files.open')}
          onPress={() => open(stored, [stored])}
        />
        <IconButton
          size="small"
          icon={<Download size={16} aria-hidden />}
          label={t('files.download')}
          onPress={() => save(stored)}
        />
        {mayRemove && file.usage.length === 0 && (
          <IconButton
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            label={t('common.remove')}
            onPress={() => void remove([file])}
          />
        )}
      </>
    )
  }
  const chosenActions = (files: readonly FileDetail[], clear: () => void) => (
    <>
      <Button size="small" onPress={() => saveAll(files.map(asStored), t('files.title'))}>
        {t('files.download')}
      </Button>
      {mayRemove && (
        <Button size="small" variant="danger" onPress={() => void remove(files, clear)}>
          {t('common.remove')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <ListingScreen<FileDetail> listing={fileList} cells={cells} parts={{ actions: () => actions, rowActions, chosenActions }} />
      {dialog}
    </>
  )
}
