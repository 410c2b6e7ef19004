import { isEmpty } from './empty.ts'
import type { Field } from './fields.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** Uploaded files: `[{id, name, url, size, type}]`. */
export type FileField = BaseOf<'file'> & { maxCount?: number; accept?: string; maxSizeMB?: number }
export type StoredFile = {
  id: string
  name: string
  url: string
  /** Bytes. */
  size: number
  type: string
  /** Which version of a file it is, where it replaced another one; from 2. */
  version?: number
}

/** One version of a file, the first one being 1. `createTime` is an instant. */
export type FileVersion = Required<StoredFile> & { createTime: string; createUserName: string }

/** Whether a field holds uploaded files. */
export const holdsFiles = (field: Field | undefined): field is FileField => field?.kind === 'file'

/** What a page may link to: this origin, the web, and files that have not left the page yet. Never a script. */
const fileAddress = /^(\/|https?:\/\/|blob:)/i

function isFile(entry: unknown): entry is StoredFile {
  if (typeof entry !== 'object' || entry === null) return false
  const { id, name, url, size, type, version }: { [K in keyof StoredFile]?: unknown } = entry
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    (isEmpty(url) || (typeof url === 'string' && fileAddress.test(url))) &&
    (size === undefined || (typeof size === 'number' && size >= 0)) &&
    (type === undefined || typeof type === 'string') &&
    (version === undefined || typeof version === 'number')
  )
}

function check(field: FileField, raw: unknown): Checked {
  if (!Array.isArray(raw) || !raw.every(isFile)) return bad('file')
  if (raw.length > (field.maxCount ?? 9)) return bad('tooManyFiles', { max: field.maxCount ?? 9 })
  return ok(raw.map(({ id, name, url, size, type, version }) => ({ id, name, url, size, type, ...(version && { version }) })))
}

export const file: FieldKind<FileField> = { check, blank: 'list', writtenBy: 'people', samples: () => [] }
