import { type AnyRecord, addressesOf, type Core, coreOfQuery, plus, problemText, type Query, readAsked } from '@bip/contract'
import { queries } from '@bip/contract/resources'
import type { MemoryAnswer } from './answers/answer.ts'
import { answers as allAnswers } from './answers/index.ts'
import { fieldOf } from './fieldsOf.ts'
import { matching, pageOf, readQuestion, totalsOf } from './list.ts'
import { present } from './present.ts'
import { demand, type MemoryCall, type MemoryHandler, MemoryRefusal, type MemoryState, tableOf } from './state.ts'
import { csvFile, toCsv } from './transfer.ts'
import { underOurNames } from './underOurNames.ts'

/** A query as this gateway answers it. */
type Served = { query: Query; core: Core; answer: MemoryAnswer }

/** The calls of queries, and the sums and exports of their lists. `answers` by the key of the query. */
export function queryHandlers(state: MemoryState, answers = allAnswers): [string, MemoryHandler][] {
  const served = new Map(
    Object.values(queries).flatMap((query): [string, Served][] => {
      const answer = answers[query.key]
      return answer ? [[query.key, { query, answer, core: coreOfQuery(query) }]] : []
    }),
  )
  const named = (call: MemoryCall): Served => {
    const found = served.get(call.query.get('resource') ?? '')
    if (!found) throw new MemoryRefusal('unknownPath')
    call.query.delete('resource')
    return found
  }
  return [
    ...[...served.values()].flatMap(callsOf(state)),
    [
      `GET ${plus.queryTotals}`,
      (call) => {
        const one = named(call)
        return totalsOf(one.core, rowsAsked(state, one, call))
      },
    ],
    [
      `GET ${plus.queryExport}`,
      (call) => {
        const one = named(call)
        demand(state, one.core, 'export', call.language)
        const columns = call.query.get('columns')?.split(',') ?? one.core.list.columns
        call.query.delete('columns')
        return csvFile(toCsv(state, one.core, rowsAsked(state, one, call), columns, call.language), one.core.label[call.language])
      },
    ],
  ]
}

const callsOf =
  (state: MemoryState) =>
  (one: Served): [string, MemoryHandler][] => {
    const { path, method = 'GET', also } = one.query
    return addressesOf({ method, path }, also).map(({ method, path, names }): [string, MemoryHandler] => [
      `${method} ${path}`,
      (call) => answerOf(state, one, underOurNames(call, names)),
    ])
  }

function answerOf(state: MemoryState, one: Served, call: MemoryCall): unknown {
  const { core } = one
  const shown = (row: AnyRecord): AnyRecord => present(state, core, row, false)
  if (one.query.answers === 'list') {
    const question = readQuestion(core, readCall(one, call).rest, call.language)
    const page = pageOf(rowsAsked(state, one, call), question)
    return { ...page, records: page.records.map(shown) }
  }
  const rows = rowsAsked(state, one, call).map(shown)
  if (one.query.answers === 'one') return rows[0] ?? null
  return one.query.answers === 'tree' ? nested(rows) : rows
}

/** The rows of an answer that pass the filters of the call, in its order; those of a series and of one row as they come. */
function rowsAsked(state: MemoryState, one: Served, call: MemoryCall): AnyRecord[] {
  const { core, query, answer } = one
  if (query.access === undefined) demand(state, core, 'view', call.language)
  const { asked, rest } = readCall(one, call)
  const given = answer({ asked: asked as never, rows: (key) => [...tableOf(state, key).values()] }) // checked against the declaration
  const rows = given.map((row, at): AnyRecord => ({ ...row, id: row.id ?? String(at + 1) }) as AnyRecord) // rows have no base fields but the id
  return query.list ? matching(core, rows, readQuestion(core, rest, call.language)) : rows
}

function readCall({ query }: Served, { query: params, body, language }: MemoryCall) {
  const given = { ...Object.fromEntries(params), ...(typeof body === 'object' && body) }
  const { asked, problems, rest } = readAsked(query.asks ?? {}, given)
  const wrong = Object.entries(problems).map(([key, problem]) => [key, problemText(problem, language)] as const)
  if (wrong.length > 0) {
    const fields = wrong.map(([key, text]) => `${fieldOf(coreOfQuery(query), key)?.label[language] ?? key} ${text}`).join('; ')
    throw new MemoryRefusal('invalidFields', { fields }, { fields: Object.fromEntries(wrong) })
  }
  return { asked, rest: new URLSearchParams(rest as Record<string, string>) } // parameters are texts
}

type Node = AnyRecord & { children: Node[] }

function nested(rows: readonly AnyRecord[]): Node[] {
  const nodes = new Map(rows.map((row): [string, Node] => [row.id, { ...row, children: [] }]))
  const roots: Node[] = []
  for (const node of nodes.values()) (nodes.get(String(node.parentId))?.children ?? roots).push(node)
  return roots
}
