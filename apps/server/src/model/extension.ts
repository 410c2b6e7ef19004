import type { AnyRecord } from '@bip/contract'
import type { Tx } from '../db/database.ts'
import type { Access } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import type { Session } from '../services/session.ts'
import type { Place } from './question.ts'

/** What an operation of a resource is given beside the rows. */
export type Context = {
  tx: Tx
  session: Session
  services: Services
  at: Date
  place: Place
  /** What `prepares` answered for the action that runs. */
  prepared?: unknown
}

export type Values = Record<string, unknown>

/** A record as it is now stored, and as it was; null for a new one. */
export type Saved = { record: AnyRecord; before: AnyRecord | null }

/**
 * What one resource does beyond what its core says. All of it runs inside the transaction of the call, and a thrown Refusal takes
 * the whole of it back.
 */
export type Extension = {
  /** Who may make a standard call, in place of the resource's own permission. */
  access?: Partial<Record<'list' | 'detail' | 'submit' | 'remove' | 'selectData', Access>>
  /** Refuses the list where it tells more than the permission says, such as what opens accounts. */
  beforeList?: (context: Pick<Context, 'session' | 'services' | 'place'>) => void
  /** Lets callers open a record that their permission's reach leaves out, such as those who approve it. */
  mayOpen?: (context: Pick<Context, 'tx' | 'session'>, record: AnyRecord) => Promise<boolean>
  /**
   * Sees the checked values before they are stored and may change them or refuse. `before` is null for a new record. Records of a resource
   * with it are stored one after the other.
   */
  beforeSave?: (context: Context, values: Values, before: AnyRecord | null) => Promise<void> | void
  /** What must happen because of it, such as rows in other tables. Records of a resource with it are stored one after the other. */
  afterSave?: (context: Context, record: AnyRecord, before: AnyRecord | null) => Promise<void> | void
  /** The same for many records at once, all of them stored: an import of thousands asks once. What it throws is looked for by halves. */
  afterSaveAll?: (context: Context, saved: readonly Saved[]) => Promise<void> | void
  /** The fields whose changes `afterSaveAll` is about; records of which others changed are neither read anew nor told of. All by default. */
  afterSaveAllOf?: readonly string[]
  beforeRemove?: (context: Context, records: readonly AnyRecord[]) => Promise<void> | void
  /** Sees records before they come back from the bin, and may refuse. */
  beforeRestore?: (context: Context, records: readonly AnyRecord[]) => Promise<void> | void
  /** What must happen because they are back. */
  afterRestore?: (context: Context, records: readonly AnyRecord[]) => Promise<void> | void
  /** What an action of the core does beside its change of state; what it answers becomes the row's `data`. */
  operations?: Readonly<Record<string, (context: Context, record: AnyRecord, args: Values) => Promise<unknown>>>
  /**
   * What an action needs that takes longer than others may wait, such as the text of a file: made before its transaction begins, once for
   * all records of a call, and handed to its operation. Who calls may do the action; which of the records, is seen later.
   */
  prepares?: Readonly<Record<string, (context: Omit<Context, 'tx'>, ids: readonly string[]) => Promise<unknown>>>
  /** What must happen because an action was done to records, once for all of a call; `records` as they were before. */
  afterActions?: (context: Context, records: readonly AnyRecord[]) => Promise<void>
  /** What an action of the list does where no records are named; without it the action runs over those that the list shows. */
  onList?: Readonly<Record<string, (context: Context, args: Values) => Promise<unknown>>>
}
