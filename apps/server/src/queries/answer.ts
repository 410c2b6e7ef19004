import type { AskedOf, Core, Query, RowOf } from '@bip/contract'
import type { Tx } from '../db/database.ts'
import type { Sql } from '../kinds/index.ts'
import type { Place } from '../model/question.ts'
import type { Services } from '../services/services.ts'
import type { Session } from '../services/session.ts'

/** What an answering function is given. */
export type Asking<Q extends Query = Query> = {
  tx: Tx
  tenantId: string
  /** Who asks; null where the query is public. */
  session: Session | null
  services: Services
  at: Date
  place: Place
  asked: AskedOf<Q>
  /**
   * A condition over rows of a resource that stand under this name in the statement: not removed, and within the caller's reach.
   * The resource must be among those that the query declares to read.
   */
  within(resource: Core, row: string): Sql
  /** Whether that condition leaves nothing out but what was removed, so that sums kept of all rows may be told. */
  readsAll(resource: Core): boolean
}

/**
 * The rows: as they are, or as a `select` whose columns are `id` and the fields as their columns are called (`customer_name`). A field that
 * is `sortable` text or `searchable` takes its derived columns along, which `columnsOf` writes.
 */
export type Answered<Q extends Query = Query> = Sql | readonly RowOf<Q>[]

export type AnsweredQuery = { query: Query; answer: (asking: Asking) => Answered | Promise<Answered> }

/** Joins a query to the function that answers it. */
export function answering<const Q extends Query>(
  query: Q,
  answer: (asking: Asking<Q>) => Answered<Q> | Promise<Answered<Q>>,
): AnsweredQuery {
  return { query, answer: answer as unknown as AnsweredQuery['answer'] } // the server reads what is asked by this very declaration
}
