import type { StoredFile } from '@bip/contract'
import { FileField, type FileFieldProps, type FileItem, type Rejection, useLocale } from '@bip/design-system'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { UploadItem, UploadTransport } from './engine/types.ts'
import { UploadBar } from './UploadBar.tsx'
import { UploadSteps } from './UploadSteps.tsx'
import { uploaderTexts } from './uploader.texts.ts'
import { fieldRules, messageOf, type UploaderRules, wholeProblem } from './uploaderRules.ts'
import { noteOf, percentOf } from './uploadNotes.ts'
import { useThumbnails } from './useThumbnails.ts'
import { type UploadQueueOptions, useUploadQueue } from './useUploadQueue.ts'

type Given = Omit<
  FileFieldProps,
  | 'accept'
  | 'inputRef'
  | 'look'
  | 'files'
  | 'maxCount'
  | 'maxSize'
  | 'onAdd'
  | 'onPause'
  | 'onResume'
  | 'onRetry'
  | 'onRemove'
  | 'onOpen'
  | 'onVersions'
  | 'sayRejection'
  | 'value'
>

export type UploaderProps = Given &
  Pick<UploadQueueOptions<StoredFile>, 'describe' | 'parallel' | 'silenceMs'> & {
    /** A list of rows, a wall of pictures, one button, or a list with the steps of what is under way. Default 'list'. */
    look?: 'list' | 'wall' | 'button' | 'steps'
    /** What is stored. */
    value: readonly StoredFile[]
    onChange: (files: readonly StoredFile[]) => void
    /** Types, count and size. Default: anything, by the second edition. */
    rules?: UploaderRules
    /** Brings one file to where it is kept. */
    transport: UploadTransport<StoredFile>
    /** Shows a stored file in place. */
    onOpen?: (file: StoredFile) => void
    /** Shows the versions of a stored file. */
    onVersions?: (file: StoredFile) => void
    /** Address of a small picture of a stored file, for the wall. */
    pictureOf?: (file: StoredFile) => Promise<string | undefined>
    /** Said while files are on their way; a form does not send until then, as it would be without them. */
    busyText?: string
  }

/** Files that are uploaded as they are added: chosen, dropped, pasted, taken by the camera; each for itself, to be paused and tried again. */
export const Uploader = (props: UploaderProps) => {
  const {
    value,
    onChange,
    rules = anything,
    transport,
    describe,
    parallel,
    silenceMs,
    onOpen,
    onVersions,
    pictureOf,
    busyText,
    look = 'list',
    ...rest
  } = props
  const tools = useLocale()
  const { t } = tools
  const root = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<string>()
  const latest = useRef({ value, onChange, onOpen, onVersions })
  useLayoutEffect(() => {
    latest.current = { value, onChange, onOpen, onVersions }
  })
  const change = useCallback((files: readonly StoredFile[]) => {
    // Two uploads may end before the next render.
    latest.current.value = files
    latest.current.onChange(files)
  }, [])
  const { queue, items, totals } = useUploadQueue<StoredFile>(
    { transport, describe, parallel, silenceMs, onStored: (file) => change([...latest.current.value, file]) },
    root,
  )
  const busy = totals.state === 'uploading' || totals.state === 'paused' ? busyText : undefined
  const input = useRef<HTMLInputElement>(null)
  // In the commit that draws the files: what looks stored can be sent.
  useLayoutEffect(() => input.current?.setCustomValidity(busy ?? ''), [busy])

  const pictures = useThumbnails(look === 'wall', value, items, pictureOf)
  const rows = useFileItems(value, items, pictures)
  const acts = useMemo(() => {
    const isStored = (id: string): boolean => latest.current.value.some((file) => file.id === id)
    return {
      onRemove: ({ id }: FileItem) =>
        isStored(id) ? change(latest.current.value.filter((file) => file.id !== id)) : queue.cancel([id]),
      onRetry: ({ id }: FileItem) => queue.retry([id]),
      onPause: ({ id }: FileItem) => queue.pause([id]),
      onResume: ({ id }: FileItem) => queue.resume([id]),
    }
  }, [queue, change])
  const { open, showVersions } = useMemo(() => {
    const storedOf = ({ id }: FileItem) => latest.current.value.find((one) => one.id === id)
    return {
      open: (item: FileItem) => {
        const file = storedOf(item)
        if (file) latest.current.onOpen?.(file)
      },
      showVersions: (item: FileItem) => {
        const file = storedOf(item)
        if (file) latest.current.onVersions?.(file)
      },
    }
  }, [])

  const sayRejection = ({ file, reason }: Rejection): string | undefined => {
    const message = messageOf(rules, reason)
    return message
      ? t(uploaderTexts.about, { name: file.name, problem: t(uploaderTexts[message.key], message.params) })
      : undefined
  }
  const add = (files: File[]): void => {
    const whole = wholeProblem(rules)
    setProblem(whole ? t(uploaderTexts[whole]) : undefined)
    if (!whole) queue.add(files)
  }
  return (
    <div ref={root}>
      <FileField
        {...rest}
        {...acts}
        {...fieldRules(rules)}
        look={look === 'steps' ? 'list' : look}
        inputRef={input}
        hint={busy ?? rest.hint}
        error={problem ?? rest.error}
        files={rows}
        onAdd={add}
        onOpen={onOpen && open}
        onVersions={onVersions && showVersions}
        sayRejection={sayRejection}
      />
      {look === 'steps' && <UploadSteps items={items} />}
      {items.length > 1 && <UploadBar totals={totals} queue={queue} />}
    </div>
  )
}

const anything: UploaderRules = {}

const statusOf = { waiting: 'waiting', uploading: 'uploading', paused: 'paused', success: 'done', error: 'failed' } as const

/** A row for each file; one that did not change is the same object, so that it is not drawn again. */
function useFileItems(
  value: readonly StoredFile[],
  items: readonly UploadItem<StoredFile>[],
  pictures: ReadonlyMap<string, string>,
): readonly FileItem[] {
  const tools = useLocale()
  const kept = useRef(new Map<unknown, { item: FileItem; picture?: string; locale: string }>())
  return useMemo(() => {
    const { locale } = tools
    const rowOf = (source: StoredFile | UploadItem<StoredFile>, make: () => FileItem): FileItem => {
      const picture = pictures.get(source.id)
      const known = kept.current.get(source)
      if (known && known.picture === picture && known.locale === locale) return known.item
      const item = { ...make(), thumbnail: picture }
      next.set(source, { item, picture, locale })
      return item
    }
    const next = new Map<unknown, { item: FileItem; picture?: string; locale: string }>()
    const rows = [
      ...value.map((file) =>
        rowOf(file, () => ({
          id: file.id,
          name: file.name,
          size: file.size,
          href: file.url || undefined,
          note: file.version ? `V${file.version}` : undefined,
        })),
      ),
      ...items.map((item) =>
        rowOf(item, () => ({
          id: item.id,
          name: item.file.name,
          size: item.file.size,
          status: statusOf[item.status],
          progress: percentOf(item),
          note: noteOf(item, tools),
          error: item.error,
        })),
      ),
    ]
    for (const source of [...value, ...items]) {
      const known = kept.current.get(source)
      if (known && !next.has(source)) next.set(source, known)
    }
    kept.current = next
    return rows
  }, [value, items, pictures, tools])
}
