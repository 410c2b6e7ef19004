import type { Action } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Call, RawQuery } from '../../http/route.ts'
import { isObject, readIds } from '../../model/ids.ts'
import { readQuestion } from '../../model/question.ts'
import { demand } from '../../model/scope.ts'
import { askerOf, conditionsSql, stateIn } from '../read/can.ts'
import { rowsAsked } from '../read/list.ts'
import type { WritingCall } from '../write/draft.ts'
import { once } from '../write/idempotency.ts'
import { type ActionResult, askedAction } from './act.ts'
import { act } from './actCall.ts'
import { argsAgainstRows, argsGiven } from './args.ts'

/** So many records an action of a list runs over in one call. */
const maxRecords = 10_000

/** Runs an action as a call asks for it: over the records that it names, or over those that the list shows. */
export async function actAsCalled(call: WritingCall, name: string, action: Action, asked: Call): Promise<ActionResult> {
  const { query, body } = asked
  const args = argsGiven(call.model, action, asked)
  if (action.on !== 'list' || namesIds(query, body)) return act(call, name, readIds(query, body, call, action.maxAtOnce), args)
  if (call.extension.onList?.[name]) return onList(call, name, args)
  const argNames = new Set(Object.keys(args))
  const filters = Object.fromEntries(Object.entries(query).filter(([key]) => !argNames.has(key)))
  const ids = await readyIds(call, name, action, filters)
  return ids.length === 0 ? { results: [] } : act(call, name, ids, args)
}

const namesIds = (query: RawQuery, body: unknown): boolean =>
  query.ids !== undefined || (isObject(body) ? body.ids !== undefined : Array.isArray(body))

/** What the resource itself does for its list as a whole, in one transaction. */
function onList(call: WritingCall, name: string, input: Record<string, unknown>): Promise<ActionResult> {
  const { asked, ...shared } = call
  const action = askedAction(call, name, input)
  return call.services.database.asTenant(call.session.tenantId, (tx) => {
    const writing = { ...shared, tx }
    return once(writing, asked, async () => {
      const args = await argsAgainstRows(writing, action)
      const data = await call.extension.onList?.[name]?.(writing, args)
      return { results: [], ...(data !== undefined && { data }) }
    })
  })
}

/** The records that a list shows and that stand where the action may start, as far as the caller reaches with it. */
async function readyIds(call: WritingCall, name: string, action: Action, filters: RawQuery): Promise<string[]> {
  const { session, services, model, place, at } = call
  const scope = demand(session, model, name, action.label[place.language])
  const where = sql.join(
    [
      rowsAsked(readQuestion(model, filters, place), session, scope),
      ...[stateIn(model, sql`t`, action.from ?? null)].flatMap((limit) => limit ?? []),
      ...conditionsSql(sql`t`, Object.entries(action.where ?? {}), askerOf(session, at)),
    ],
    sql` and `,
  )
  return services.database.asTenant(
    session.tenantId,
    async (tx) => {
      const { rows } = await sql<{ id: string }>`select t.id from ${sql.table(model.table)} t where ${where}
        order by t.id limit ${maxRecords + 1}`.execute(tx)
      if (rows.length > maxRecords) throw new Refusal('tooManyRows', { total: `> ${maxRecords}`, limit: maxRecords })
      return rows.map(({ id }) => id)
    },
    { readOnly: true },
  )
}
