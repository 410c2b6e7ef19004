import { type AnyRecord, coreOfQuery, maxPageSize, type Query } from '@bip/contract'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type Model, modelOf } from '../model/model.ts'
import { inTurn } from '../resources/read/wholeLists.ts'
import type { Services } from '../services/services.ts'
import type { Answered, AnsweredQuery } from './answer.ts'
import type { Asked } from './ask.ts'
import { allRows, pageOf, questionOf } from './page.ts'
import { readsAll, within } from './within.ts'

const models = new WeakMap<Query, Model>()

/** The rows of a query as the engine of lists works with them. */
export function modelOfQuery(query: Query): Model {
  const known = models.get(query)
  if (known) return known
  const model = modelOf(coreOfQuery(query))
  models.set(query, model)
  return model
}

/** Runs the answering function in a transaction of its tenant that writes nothing, and uses its rows there. */
export function withRows<T>(
  { query, answer }: AnsweredQuery,
  services: Services,
  { tenantId, session, place, asked }: Asked,
  use: (tx: Tx, rows: Answered) => Promise<T>,
): Promise<T> {
  const reader = { query, tenantId, session }
  return services.database.asTenant(
    tenantId,
    async (tx) => {
      const at = services.clock()
      const reach = (core: Parameters<typeof within>[1], row: string) => within(reader, core, row)
      const isWhole = (core: Parameters<typeof within>[1]) => readsAll(reader, core)
      const asking = { tx, tenantId, session, services, at, place, asked, within: reach, readsAll: isWhole }
      return use(tx, await answer(asking))
    },
    { readOnly: true },
  )
}

type Answering = (query: AnsweredQuery, services: Services, asked: Asked) => Promise<unknown>

const list: Answering = (query, services, asked) => {
  const model = modelOfQuery(query.query)
  const question = questionOf(model, asked)
  const read = () => withRows(query, services, asked, (tx, rows) => pageOf(tx, model, asked, question, rows))
  return question.size > maxPageSize ? inTurn(read) : read()
}

const rowsAsGiven = (query: AnsweredQuery, services: Services, asked: Asked): Promise<AnyRecord[]> =>
  withRows(query, services, asked, (tx, rows) =>
    allRows(tx, modelOfQuery(query.query), asked, { conditions: [], orders: [] }, rows),
  )

const one: Answering = async (...asking) => (await rowsAsGiven(...asking))[0] ?? null

const tree: Answering = async (query, services, asked) => {
  const model = modelOfQuery(query.query)
  const question = questionOf(model, asked)
  const above = sql`, t.parent_id as "parentId"`
  return nested(await withRows(query, services, asked, (tx, rows) => allRows(tx, model, asked, question, rows, above)))
}

/** How each form of query is answered. */
export const ways: Readonly<Record<Query['answers'], Answering>> = { list, series: rowsAsGiven, one, tree }

type Node = AnyRecord & { children: Node[] }

/** Rows below rows; what hangs under a row that is not there stands at the top. */
function nested(rows: readonly AnyRecord[]): Node[] {
  const nodes = new Map(rows.map((row): [string, Node] => [row.id, { ...row, children: [] }]))
  const roots: Node[] = []
  for (const node of nodes.values()) (nodes.get(String(node.parentId))?.children ?? roots).push(node)
  return roots
}
