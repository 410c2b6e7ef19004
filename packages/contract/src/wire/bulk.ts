/** Work on many records at once, beyond the spec's own calls: a gateway that answers 404 does not offer it. */
export const bulkCalls = {
  /** POST `BulkEdit`: changes records, each by itself; answers `BulkPart`. */
  edit: '/blade-bip/plus/bulk/edit',
  /** POST `BulkAct`: runs an action, or `remove`, over the records of a list's question; answers `BulkPart`. */
  act: '/blade-bip/plus/bulk/act',
} as const

/** Rows of one call; more are done in further calls, so that the caller sees how far it is and may stop. */
export const maxBulkRows = 500

/** The records that a list's query is about, a part at a time: those behind `after` in the order of their ids, null for the first. */
export type BulkQuestion = { query: Readonly<Record<string, string>>; after: string | null; except?: readonly string[] }

/** One row with what it is to become. A `version` refuses it where somebody changed the record since. */
export type BulkRow = { id: string; version?: number; values: Readonly<Record<string, unknown>> }

/** Either rows, or the same values for all that a question is about. */
export type BulkEdit = { resource: string } & (
  | { rows: readonly BulkRow[] }
  | ({ values: Readonly<Record<string, unknown>> } & BulkQuestion)
)
export type BulkAct = { resource: string; action: string; args?: Readonly<Record<string, unknown>> } & BulkQuestion

/** What became of a record. `name` where it failed; `version` and `before` (what the fields held) where it changed. */
export type BulkOutcome = {
  id: string
  ok: boolean
  msg: string
  name?: string
  version?: number
  before?: Record<string, unknown>
}

/** `after` is where the next part begins; null after the last. */
export type BulkPart = { results: BulkOutcome[]; after: string | null }
