import { type FileDetail, plus } from '@bip/contract'
import { fileList } from '@bip/contract/listings'
import { Button, formatBytes, IconButton, ImagePreview, useConfirm, useLocale, useToast } from '@bip/design-system'
import { Download, Eye, Trash2 } from '@bip/design-system/icons'
import { useRefresh, type ViewProps } from '@bip/records'
import type { ReactNode } from 'react'
import { useSession } from '../../../app/session.tsx'
import { ListingScreen } from '../../ListingScreen.tsx'
import { write } from '../calls.ts'
import { useSystemText } from '../useSystemText.ts'
import { FileUsage } from './FileUsage.tsx'
import { useFileView } from './useFileView.ts'

const Size = ({ value }: ViewProps) => formatBytes(Number(value), useLocale().formatNumber)
// Rows of the call for files.
const Usage = ({ record }: ViewProps) => <FileUsage usage={record.usage as FileDetail['usage']} />
const cells = { size: Size, usage: Usage }

/** Uploaded files: looked at, and removed where no record holds them. */
export const FileList = ({ actions }: { actions: ReactNode }) => {
  const { t } = useSystemText()
  const { can } = useSession()
  const refresh = useRefresh()
  const confirm = useConfirm()
  const toast = useToast()
  const { open, shown, close } = useFileView()
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
    const isImage = file.type.startsWith('image/')
    return (
      <>
        <IconButton
          size="small"
          icon={isImage ? <Eye size={16} aria-hidden /> : <Download size={16} aria-hidden />}
          label={t(isImage ? 'files.open' : 'files.download')}
          onPress={() => void open(file)}
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
    <Button size="small" variant="danger" onPress={() => void remove(files, clear)}>
      {t('common.remove')}
    </Button>
  )
  return (
    <>
      <ListingScreen<FileDetail>
        listing={fileList}
        cells={cells}
        parts={{ actions: () => actions, rowActions, chosenActions: mayRemove ? chosenActions : undefined }}
      />
      {shown && <ImagePreview items={[{ key: 'shown', ...shown }]} isOpen onClose={close} />}
    </>
  )
}
