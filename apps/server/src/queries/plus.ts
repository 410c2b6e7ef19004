import { type AnyRecord, label, permissionCode, plus, say } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { inTurn } from '../resources/read/wholeLists.ts'
import { exportColumns } from '../resources/transfer/columns.ts'
import { chunk, keysOf, sendRecords } from '../resources/transfer/export.ts'
import type { AnsweredQuery } from './answer.ts'
import { readCall } from './ask.ts'
import { allRows, questionOf, sumsOf } from './page.ts'
import { modelOfQuery, withRows } from './ways.ts'

const unknownQuery = label('没有名为“{name}”的查询', 'there is no query “{name}”', 'không có truy vấn “{name}”')

/** The list that a call names, once its permission is held; queries for strangers are offered by their own addresses alone. */
function listNamed(answers: ReadonlyMap<string, AnsweredQuery>, call: Call, operation: string): AnsweredQuery {
  const { session, language, query } = call
  const name = String(query.resource ?? '')
  const found = answers.get(name)
  if (found?.query.answers !== 'list' || typeof found.query.access === 'object')
    throw new Refusal('badRequest', { reason: say(unknownQuery, language, { name: name.slice(0, 60) }) })
  if (found.query.access !== 'signedIn' && !session.permissions.has(permissionCode(found.query, operation)))
    throw new Refusal('forbidden', { what: found.query.label[language] })
  return found
}

/** Sums and sheets of lists that queries answer. */
export const queryPlusRoutes = (answers: ReadonlyMap<string, AnsweredQuery>): Route[] => [
  route({
    method: 'GET',
    path: plus.queryTotals,
    access: { signedIn: true },
    run: async (call) => {
      const named = listNamed(answers, call, 'view')
      const asked = await readCall(named.query, call)
      const model = modelOfQuery(named.query)
      const question = questionOf(model, asked)
      return withRows(named, call.services, asked, (tx, rows) => sumsOf(tx, model, asked, question, rows))
    },
  }),
  route({
    method: 'GET',
    path: plus.queryExport,
    access: { signedIn: true },
    raw: true,
    run: async (call) => {
      listNamed(answers, call, 'view')
      const named = listNamed(answers, call, 'export')
      const { columns, ...query } = call.query
      const asked = await readCall(named.query, { ...call, query })
      const model = modelOfQuery(named.query)
      const question = questionOf(model, asked)
      const records = await inTurn(() =>
        withRows(named, call.services, asked, (tx, rows) => allRows(tx, model, asked, question, rows)),
      )
      const keys = keysOf(columns) ?? model.core.list.columns
      const read = async (from: number): Promise<AnyRecord[]> => records.slice(from, from + chunk)
      const columnsOfSheet = exportColumns(model, [...keys])
      await sendRecords(call, { model, place: asked.place, columns: columnsOfSheet, total: records.length, read })
    },
  }),
]
