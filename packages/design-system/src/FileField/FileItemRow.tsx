import { File as FileIcon, History, Pause, Play, RotateCw, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { BoxButton } from '../Field/Field.styles.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FileBar, FileName, FileNote, FileRow, OpenButton, Tile, TileFoot, TilePicture } from './FileField.styles.ts'
import { fileFieldTexts } from './FileField.texts.ts'
import { formatBytes } from './fileRules.ts'

export type FileItem = {
  id: string
  name: string
  /** Bytes. */
  size?: number
  /** Default 'done'. */
  status?: 'waiting' | 'uploading' | 'paused' | 'done' | 'failed'
  /** How much is uploaded, 0 to 100. */
  progress?: number
  /** What it is doing, in place of the words for its status: '2.1 MB/s · 8 s'. */
  note?: string
  /** Why it failed. */
  error?: string
  /** Where the file can be opened. */
  href?: string
  /** Address of a small picture of it. */
  thumbnail?: string
}

/** What can be done about a file; what is absent is not offered. Given as they are, so that rows that did not change are not drawn. */
export type FileActs = {
  onRemove?: (file: FileItem) => void
  onRetry?: (file: FileItem) => void
  onPause?: (file: FileItem) => void
  onResume?: (file: FileItem) => void
  /** Shows earlier versions of a file that is done. */
  onVersions?: (file: FileItem) => void
  /** Shows the file in place; without it a name with an `href` is a link. */
  onOpen?: (file: FileItem) => void
}

type FileItemProps = FileActs & { file: FileItem; isTile?: boolean }

/** One file: its name, size and state, and what can be done about it. */
export const FileItemRow = memo(({ file, isTile, ...acts }: FileItemProps) => {
  const { formatNumber } = useLocale()
  const { size, status = 'done', thumbnail } = file
  const note = useNote(file)
  const noted = (
    <FileNote data-state="" role={status === 'failed' ? 'alert' : undefined}>
      {note}
    </FileNote>
  )
  const sized = size !== undefined && <FileNote>{formatBytes(size, formatNumber)}</FileNote>
  if (isTile)
    return (
      <Tile data-status={status}>
        <TilePicture>
          {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <FileIcon size={28} aria-hidden="true" />}
          <Bar file={file} />
        </TilePicture>
        <Named file={file} onOpen={acts.onOpen} />
        <TileFoot>
          {status === 'done' ? sized : noted}
          <span>
            <Acts file={file} {...acts} />
          </span>
        </TileFoot>
      </Tile>
    )
  return (
    <FileRow data-status={status}>
      <FileIcon size={16} aria-hidden="true" />
      <Named file={file} onOpen={acts.onOpen} />
      {sized}
      {noted}
      <Acts file={file} {...acts} />
      <Bar file={file} />
    </FileRow>
  )
})
FileItemRow.displayName = 'FileItemRow'

const useNote = ({ status = 'done', progress = 0, error, note }: FileItem): string => {
  const { t } = useLocale()
  if (status === 'failed') return error ?? t(fileFieldTexts.failed)
  if (note) return note
  return t(fileFieldTexts[status], { percent: Math.round(progress) })
}

const Named = ({ file, onOpen }: { file: FileItem; onOpen: FileActs['onOpen'] }) => {
  const { name, href, status = 'done' } = file
  const open = status === 'done' ? onOpen : undefined
  if (href)
    return (
      <FileName title={name}>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            if (!open) return
            event.preventDefault()
            open(file)
          }}
        >
          {name}
        </a>
      </FileName>
    )
  return (
    <FileName title={name}>
      {open ? (
        <OpenButton type="button" onClick={() => open(file)}>
          {name}
        </OpenButton>
      ) : (
        name
      )}
    </FileName>
  )
}

const Acts = ({ file, onRetry, onPause, onResume, onVersions, onRemove }: FileActs & { file: FileItem }) => {
  const { status = 'done' } = file
  const isMoving = status === 'uploading' || status === 'waiting'
  return (
    <>
      {status === 'failed' && onRetry && <Act text="retry" icon={<RotateCw size={14} aria-hidden />} file={file} act={onRetry} />}
      {isMoving && onPause && <Act text="pause" icon={<Pause size={14} aria-hidden />} file={file} act={onPause} />}
      {status === 'paused' && onResume && <Act text="resume" icon={<Play size={14} aria-hidden />} file={file} act={onResume} />}
      {status === 'done' && onVersions && (
        <Act text="versions" icon={<History size={14} aria-hidden />} file={file} act={onVersions} />
      )}
      {onRemove && <Act text="remove" icon={<X size={14} aria-hidden />} file={file} act={onRemove} />}
    </>
  )
}

type ActProps = {
  text: 'retry' | 'pause' | 'resume' | 'versions' | 'remove'
  icon: ReactNode
  file: FileItem
  act: (file: FileItem) => void
}

const Act = ({ text, icon, file, act }: ActProps) => {
  const { t } = useLocale()
  const label = t(fileFieldTexts[text], { name: file.name })
  return (
    <BoxButton type="button" aria-label={label} title={label} onClick={() => act(file)}>
      {icon}
    </BoxButton>
  )
}

const Bar = ({ file: { name, status, progress = 0 } }: { file: FileItem }) => {
  if (status !== 'uploading' && status !== 'paused') return null
  const percent = Math.round(progress)
  return (
    <FileBar role="progressbar" aria-label={name} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <div style={{ width: `${percent}%` }} />
    </FileBar>
  )
}
