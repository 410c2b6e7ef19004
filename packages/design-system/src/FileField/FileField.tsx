import { Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type Ref, useState } from 'react'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { DropZone, FileRows, Limits, Rejections } from './FileField.styles.ts'
import { fileFieldTexts } from './FileField.texts.ts'
import { type FileItem, FileItemRow } from './FileItemRow.tsx'
import { describeAccept, type FileRules, formatBytes, type Rejection, sortFiles } from './fileRules.ts'

export type FileFieldProps = FieldProps &
  FileRules & {
    /** The files that are there, waiting, on their way, done or failed. */
    files: readonly FileItem[]
    /** Receives the files that keep to the rules; the others are named below the field. */
    onAdd: (files: File[]) => void
    onRemove?: (file: FileItem) => void
    /** Shows a button at files that failed. */
    onRetry?: (file: FileItem) => void
    /** The file input. */
    inputRef?: Ref<HTMLInputElement>
  }

/** Files chosen, dropped or pasted, each checked on its own; uploading them is the caller's business. */
export const FileField = (props: FileFieldProps) => {
  const { files, onAdd, onRemove, onRetry, accept, maxSize, maxCount, inputRef, ...rest } = props
  const { t, locale, formatNumber } = useLocale()
  const [rejected, setRejected] = useState<readonly Rejection[]>([])
  const [isOver, setOver] = useState(false)
  warnNoList('FileField', 'files', files)
  warnDuplicateKeys(
    'FileField',
    'files',
    files.map(({ id }) => id),
  )
  if (maxCount !== undefined && maxCount < 1) warnProp('FileField', 'maxCount', `is ${maxCount}; no file can be added`)
  const types = accept ? describeAccept(accept, locale === 'zh-CN' ? '、' : ', ') : ''
  const size = maxSize === undefined ? '' : formatBytes(maxSize, formatNumber)

  const describe = ({ file: { name }, reason }: Rejection): string =>
    t(fileFieldTexts[reason], { name, types, size, count: maxCount ?? 0 })
  const rejections = rejected.length > 0 && (
    <Rejections>
      {rejected.map((rejection) => (
        <li key={`${rejection.file.name}-${rejection.file.lastModified}`}>{describe(rejection)}</li>
      ))}
    </Rejections>
  )
  const field = useField({ ...rest, error: rest.error ?? (rejections || undefined) })
  const { 'aria-required': _isForInputsOfText, ...control } = field.control
  const isLocked = field.isDisabled || field.isReadOnly
  const limits = [
    types && t(fileFieldTexts.limits, { types }),
    size && t(fileFieldTexts.limitSize, { size }),
    maxCount !== undefined && maxCount > 1 && t(fileFieldTexts.limitCount, { count: maxCount }),
  ].filter(Boolean)

  const take = (list: FileList | null | undefined): void => {
    if (isLocked || !list || list.length === 0) return
    const sorted = sortFiles([...list], files.length, { accept, maxSize, maxCount })
    setRejected(sorted.rejected)
    if (sorted.accepted.length > 0) onAdd(sorted.accepted)
  }
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!isLocked)
  }

  return (
    <FieldFrame {...field.frame}>
      {!field.isReadOnly && (
        <DropZone
          {...field.box}
          data-over={isOver || undefined}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files)
          }}
          onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
        >
          <Upload size={18} aria-hidden="true" />
          <span>{t(isOver ? fileFieldTexts.dropHere : fileFieldTexts.drop)}</span>
          <label>
            {t(fileFieldTexts.choose)}
            <input
              {...control}
              ref={inputRef}
              type="file"
              name={field.name}
              accept={accept}
              multiple={maxCount !== 1}
              disabled={isLocked}
              aria-labelledby={field.labelledBy['aria-labelledby']}
              onChange={(event) => {
                take(event.target.files)
                // The same file may be chosen again after it was removed.
                event.target.value = ''
              }}
            />
          </label>
          {limits.length > 0 && <Limits>{limits.join(locale === 'zh-CN' ? '，' : ', ')}</Limits>}
        </DropZone>
      )}
      {files.length > 0 && (
        <FileRows>
          {files.map((file) => (
            <FileItemRow
              key={file.id}
              file={file}
              onRemove={onRemove && !isLocked ? () => onRemove(file) : undefined}
              onRetry={onRetry && !isLocked ? () => onRetry(file) : undefined}
            />
          ))}
        </FileRows>
      )}
    </FieldFrame>
  )
}
