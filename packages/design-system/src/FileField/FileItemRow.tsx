import { File as FileIcon, RotateCw, X } from 'lucide-react'
import { BoxButton } from '../Field/Field.styles.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FileBar, FileName, FileNote, FileRow } from './FileField.styles.ts'
import { fileFieldTexts } from './FileField.texts.ts'
import { formatBytes } from './fileRules.ts'

export type FileItem = {
  id: string
  name: string
  /** Bytes. */
  size?: number
  /** Default 'done'. */
  status?: 'waiting' | 'uploading' | 'done' | 'failed'
  /** How much is uploaded, 0 to 100. */
  progress?: number
  /** Why it failed. */
  error?: string
  /** Where the file can be opened. */
  href?: string
}

type FileItemRowProps = {
  file: FileItem
  onRemove: (() => void) | undefined
  onRetry: (() => void) | undefined
}

/** One file: its name, size and state, and what can be done about it. */
export const FileItemRow = ({ file, onRemove, onRetry }: FileItemRowProps) => {
  const { t, formatNumber } = useLocale()
  const { name, size, status = 'done', progress = 0, error, href } = file
  const percent = Math.round(progress)
  const notes = {
    waiting: t(fileFieldTexts.waiting),
    uploading: t(fileFieldTexts.uploading, { percent }),
    done: t(fileFieldTexts.done),
    failed: error ?? t(fileFieldTexts.failed),
  }
  return (
    <FileRow data-status={status}>
      <FileIcon size={16} aria-hidden="true" />
      <FileName title={name}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </FileName>
      {size !== undefined && <FileNote>{formatBytes(size, formatNumber)}</FileNote>}
      <FileNote data-state="" role={status === 'failed' ? 'alert' : undefined}>
        {notes[status]}
      </FileNote>
      {status === 'failed' && onRetry && (
        <BoxButton
          type="button"
          aria-label={t(fileFieldTexts.retry, { name })}
          title={t(fileFieldTexts.retry, { name })}
          onClick={onRetry}
        >
          <RotateCw size={14} aria-hidden="true" />
        </BoxButton>
      )}
      {onRemove && (
        <BoxButton
          type="button"
          aria-label={t(fileFieldTexts.remove, { name })}
          title={t(fileFieldTexts.remove, { name })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </BoxButton>
      )}
      {status === 'uploading' && (
        <FileBar role="progressbar" aria-label={name} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
          <div style={{ width: `${percent}%` }} />
        </FileBar>
      )}
    </FileRow>
  )
}
