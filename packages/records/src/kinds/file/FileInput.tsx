import type { FileField as FileFieldCore } from '@bip/contract'
import { FileField, type FileItem } from '@bip/design-system'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'
import { filesOf } from './files.ts'
import { useUploads } from './useUploads.ts'

const megabyte = 1024 * 1024

/** Files of a record: uploaded as they are added, listed with their progress, taken off before saving. */
export const FileInput = (props: InputProps<FileFieldCore>) => {
  const { field, value, onChange } = props
  const { t } = useText()
  const input = useRef<HTMLInputElement>(null)
  const files = filesOf(value)
  const latest = useRef(files)
  useLayoutEffect(() => {
    latest.current = files
  })
  const { uploads, add, cancel, retry } = useUploads((file) => {
    // Two uploads may end before the next render.
    latest.current = [...latest.current, file]
    onChange(latest.current)
  })

  const isBusy = uploads.some(({ error }) => error === undefined)
  useEffect(() => {
    // A form with an unfinished control does not save; a file on its way would be left behind.
    input.current?.setCustomValidity(isBusy ? t('file.wait') : '')
  }, [isBusy, t])

  const items: FileItem[] = [
    ...files.map(({ id, name, size, url }): FileItem => ({ id, name, size, href: url || undefined })),
    ...uploads.map(
      ({ id, file, share, error }): FileItem => ({
        id,
        name: file.name,
        size: file.size,
        status: error ? 'failed' : share > 0 ? 'uploading' : 'waiting',
        progress: share * 100,
        error,
      }),
    ),
  ]
  return (
    <FileField
      {...controlOf(props)}
      hint={isBusy ? t('file.wait') : props.hint}
      inputRef={input}
      files={items}
      accept={field.accept}
      maxSize={field.maxSizeMB === undefined ? undefined : field.maxSizeMB * megabyte}
      maxCount={field.maxCount ?? 9}
      onAdd={add}
      onRetry={({ id }) => retry(id)}
      onRemove={({ id }) =>
        files.some((file) => file.id === id) ? onChange(files.filter((file) => file.id !== id)) : cancel(id)
      }
    />
  )
}
