import type { StoredFile } from '@bip/contract'

/** The stored files of a value; what is not a list of them counts as none. */
export const filesOf = (value: unknown): readonly StoredFile[] =>
  Array.isArray(value)
    ? value.filter((file): file is StoredFile => typeof file?.id === 'string' && typeof file?.name === 'string')
    : []

/** A size as people read it: 812 B, 3.4 KB, 12 MB. */
export const sizeText = (bytes: number): string => {
  if (!Number.isFinite(bytes) || bytes < 0) return ''
  const step = Math.min(3, Math.max(0, Math.floor(Math.log2(Math.max(bytes, 1)) / 10)))
  const amount = bytes / 1024 ** step
  return `${step > 0 && amount < 10 ? amount.toFixed(1) : Math.round(amount)} ${['B', 'KB', 'MB', 'GB'][step]}`
}
