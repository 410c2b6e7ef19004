/** Beyond the spec's own calls. */
export const historyCalls = {
  /**
   * POST `HistoryRestore`: brings back what fields held before an entry, or the record as it was right after it. An ordinary edit with the
   * permissions and rules of one; answers the stored record.
   */
  restore: '/blade-bip/plus/history/restore',
} as const

export type HistoryRestore = {
  resource: string
  id: string
  entryId: string
  /** Fields of the entry that get their value before it; without, the whole record as it was right after it. */
  keys?: readonly string[]
  /** The version that the caller saw; refused as stale where somebody changed the record since. */
  version?: number
}

/** What became of one line of a document: its cells that changed, or the words of the whole line. */
export type LineChange = {
  /** Its place, from 1: of a removed line where it stood. */
  line: number
  kind: 'added' | 'removed' | 'changed'
  text: string
  cells: { key: string; label: string; before: string; after: string }[]
}
