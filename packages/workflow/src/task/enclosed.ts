import type { StoredFile } from '@bip/contract'

/** What goes along with a decision beside its comment: ids of people, and files that are stored. */
export type Enclosed = { copies: readonly string[]; next: string | null; files: readonly StoredFile[] }

export const nothingEnclosed: Enclosed = { copies: [], next: null, files: [] }

export const isAnyEnclosed = ({ copies, next, files }: Enclosed): boolean =>
  copies.length > 0 || next !== null || files.length > 0

/** As the call spells it; what is not there is not sent. */
export const sentEnclosed = ({ copies, next, files }: Enclosed) => ({
  ...(copies.length > 0 && { copyUser: copies.join(',') }),
  ...(next !== null && { assignee: next }),
  ...(files.length > 0 && { attachment: files.map(({ id }) => ({ id })) }),
})
