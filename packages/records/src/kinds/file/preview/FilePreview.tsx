import type { StoredFile } from '@bip/contract'
import { Button, Dialog, IconButton, useLocale } from '@bip/design-system'
import { ChevronLeft, ChevronRight, Download } from '@bip/design-system/icons'
import { useState } from 'react'
import { useText } from '../../../host/useText.ts'
import { sizeText } from '../files.ts'
import { useStoredFiles } from '../useStoredFiles.ts'
import { PreviewBody } from './PreviewBody.tsx'
import { Foot } from './preview.styles.ts'

export type FilePreviewProps = {
  /** The files that can be leafed through. */
  files: readonly StoredFile[]
  /** Index of the first one shown. */
  start: number
  onClose: () => void
}

/** Files shown in place, one after the other; what cannot be shown is offered for saving. */
export const FilePreview = ({ files, start, onClose }: FilePreviewProps) => {
  const { t } = useText()
  const { formatNumber } = useLocale()
  const { save } = useStoredFiles()
  const [index, setIndex] = useState(start)
  const file = files[index]
  if (!file) return null
  const step = (by: number): void => setIndex((before) => (before + by + files.length) % files.length)
  return (
    <Dialog
      isOpen
      size="large"
      isExpandable
      isFlush
      title={file.name}
      onClose={onClose}
      footer={
        <Foot>
          <span>
            {sizeText(file.size)}
            {files.length > 1 && ` · ${formatNumber(index + 1)} / ${formatNumber(files.length)}`}
          </span>
          {files.length > 1 && (
            <>
              <IconButton icon={<ChevronLeft size={16} aria-hidden />} label={t('file.previous')} onPress={() => step(-1)} />
              <IconButton icon={<ChevronRight size={16} aria-hidden />} label={t('file.next')} onPress={() => step(1)} />
            </>
          )}
          <Button icon={<Download size={16} aria-hidden />} onPress={() => save(file)}>
            {t('file.download')}
          </Button>
        </Foot>
      }
    >
      <PreviewBody key={file.id} file={file} />
    </Dialog>
  )
}
