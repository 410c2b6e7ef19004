import { Upload } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type Ref, useState } from 'react'
import { FieldFrame } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useMedia } from '../foundations/useMedia.ts'
import { warnDuplicateKeys } from '../foundations/warnDuplicateKeys.ts'
import { warnProp } from '../foundations/warnProp.ts'
import { warnNoList } from '../foundations/warnShape.ts'
import { filesWithin, hasFolders } from './dropped.ts'
import { DropZone, FileRows, FileTiles, Limits, Rejections } from './FileField.styles.ts'
import { fileFieldTexts } from './FileField.texts.ts'
import { type FileActs, type FileItem, FileItemRow } from './FileItemRow.tsx'
import { describeAccept, type FileRules, formatBytes, type Rejection, sortFiles } from './fileRules.ts'

export type FileFieldProps = Omit<FieldProps, keyof FileActs> &
  FileRules &
  FileActs & {
    /** The files that are there, waiting, on their way, done or failed. */
    files: readonly FileItem[]
    /** Receives the files that keep to the rules; the others are named below the field. */
    onAdd: (files: File[]) => void
    /** A drop place above a list or a wall of pictures, or a button that files can be dropped on. Default 'list'. */
    look?: 'list' | 'wall' | 'button'
    /** Offers whole folders. Default false. */
    takesFolders?: boolean
    /** Offers the camera on what has a touch screen. Default false. */
    takesPhotos?: boolean
    /** Says in other words why a file was not taken. */
    sayRejection?: (rejection: Rejection) => string | undefined
    /** The file input. */
    inputRef?: Ref<HTMLInputElement>
  }

/** Rejections that are said one by one. */
const maxSaid = 8

/** Files chosen, dropped or pasted, each checked on its own; uploading them is the caller's business. */
export const FileField = (props: FileFieldProps) => {
  const { files, onAdd, accept, maxSize, maxCount, inputRef, look, takesFolders, takesPhotos, sayRejection, ...others } = props
  const { onRemove, onRetry, onPause, onResume, onVersions, onOpen, ...rest } = others
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
  // Nobody drags files with a finger, and phones have no folders to choose.
  const isTouched = useMedia('(pointer: coarse)')
  const wordOf = (group: string): string | undefined => (group === 'image/*' ? t(fileFieldTexts.pictures) : undefined)
  const types = accept ? describeAccept(accept, locale === 'zh-CN' ? '、' : ', ', wordOf) : ''
  const size = maxSize === undefined ? '' : formatBytes(maxSize, formatNumber)

  const describe = (rejection: Rejection): string =>
    sayRejection?.(rejection) ??
    t(fileFieldTexts[rejection.reason], { name: rejection.file.name, types, size, count: maxCount ?? 0 })
  const rejections = rejected.length > 0 && (
    <Rejections>
      {rejected.slice(0, maxSaid).map((rejection) => (
        <li
          key={`${rejection.file.webkitRelativePath}/${rejection.file.name}-${rejection.file.lastModified}-${rejection.file.size}`}
        >
          {describe(rejection)}
        </li>
      ))}
      {rejected.length > maxSaid && <li>{t(fileFieldTexts.more, { count: rejected.length - maxSaid })}</li>}
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

  const take = (list: ArrayLike<File> | null | undefined): void => {
    if (isLocked || !list || list.length === 0) return
    const sorted = sortFiles(Array.from(list), files.length, { accept, maxSize, maxCount })
    setRejected(sorted.rejected)
    if (sorted.accepted.length > 0) onAdd(sorted.accepted)
  }
  const onDragOver = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(!isLocked)
  }

  const acts = isLocked ? {} : { onRemove, onRetry, onPause, onResume, onVersions }
  const Rows = look === 'wall' ? FileTiles : FileRows
  return (
    <FieldFrame {...field.frame}>
      {!field.isReadOnly && (
        <DropZone
          {...field.box}
          data-over={isOver || undefined}
          data-look={look}
          onDragOver={onDragOver}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            if (hasFolders(event.dataTransfer)) void filesWithin(event.dataTransfer).then(take)
            else take(event.dataTransfer.files)
          }}
          onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
        >
          <Upload size={18} aria-hidden="true" />
          {((look !== 'button' && !isTouched) || isOver) && (
            <span>{t(isOver ? fileFieldTexts.dropHere : fileFieldTexts.drop)}</span>
          )}
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
          {takesFolders && !isTouched && (
            <ExtraChooser
              text={t(fileFieldTexts.folder)}
              isDisabled={isLocked}
              attributes={{ webkitdirectory: '' }}
              onFiles={take}
            />
          )}
          {takesPhotos && (
            <ExtraChooser
              text={t(fileFieldTexts.camera)}
              isDisabled={isLocked}
              isCamera
              attributes={{ accept: 'image/*', capture: 'environment' }}
              onFiles={take}
            />
          )}
          {limits.length > 0 && <Limits>{limits.join(locale === 'zh-CN' ? '，' : ', ')}</Limits>}
        </DropZone>
      )}
      {files.length > 0 && (
        <Rows>
          {files.map((file) => (
            <FileItemRow key={file.id} file={file} isTile={look === 'wall'} onOpen={onOpen} {...acts} />
          ))}
        </Rows>
      )}
    </FieldFrame>
  )
}

type ExtraChooserProps = {
  text: string
  isDisabled: boolean
  isCamera?: boolean
  /** What makes it choose something else; React has no name for one of them. */
  attributes: Record<string, string>
  onFiles: (files: FileList | null) => void
}

const ExtraChooser = ({ text, isDisabled, isCamera, attributes, onFiles }: ExtraChooserProps) => (
  <label data-camera={isCamera || undefined}>
    {text}
    <input
      {...attributes}
      type="file"
      multiple
      disabled={isDisabled}
      onChange={(event) => {
        onFiles(event.target.files)
        event.target.value = ''
      }}
    />
  </label>
)
