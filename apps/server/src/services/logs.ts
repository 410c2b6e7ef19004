/** What is written down; ids of the caller are empty where nobody was signed in. */
export type LogRow = {
  tenantId: string
  kind: 'api' | 'error' | 'login'
  userId?: string
  userName?: string
  subject: string
  outcome: string
  ms?: number
  trace?: string
  address?: string
  agent?: string
  detail?: string
  /** What strangers can repeat: the same within ten minutes stands in one line with a count. */
  isSummed?: boolean
  /** So many of them keep a line, and the number that was told, of their own. Default none. */
  ownLines?: number
}

export type Logs = {
  /** Takes an entry and returns at once; it is written with others later, or counted as dropped. Never throws. */
  add(entry: LogRow): void
  /** Whether a call of this tenant is to be logged. */
  wantsCall(tenantId: string, isRead: boolean, status: number, ms: number): boolean
  /** Writes what is waiting. */
  flush(): Promise<void>
  /** Entries that were not written since the start: too many at once, or a database that did not take them. */
  dropped(): number
  close(): Promise<void>
}
