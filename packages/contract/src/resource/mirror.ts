/**
 * Records that are a copy of a neighbour's: people read them, a job puts them right. What the neighbour has no more goes; where it cannot
 * be reached, the copy stays and says as of when it is. Without a configured neighbour nothing is read.
 */
export type Mirror<K extends string = string> = {
  /** The neighbour. */
  of: 'erp'
  /** What it calls them, such as `inventory`. */
  kind: string
  /** Fields that together tell its records apart. */
  key: readonly K[]
  /** References that it names by a code: the field here, and the field there that holds the code. */
  codes?: Readonly<Partial<Record<K, string>>>
  /** The instant that says as of when a record is. */
  asOf: K
  /** Minutes between two readings. Default 60. */
  every?: number
}
