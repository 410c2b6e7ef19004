import type { PoolClient } from 'pg'
import { OpenTransaction } from '../../../apps/server/src/db/transaction.ts'
import { modelFor } from '../../../apps/server/src/model/model.ts'
import { readQuestion } from '../../../apps/server/src/model/question.ts'
import type { Reach } from '../../../apps/server/src/model/scope.ts'
import { everyPermission } from '../../../apps/server/src/permissions/permissions.ts'
import { pageOf } from '../../../apps/server/src/resources/read/list.ts'
import type { Session } from '../../../apps/server/src/services/session.ts'

/** A statement as the driver is given it. */
export type Statement = { text: string; values: unknown[] }

const administrator: Session = {
  tenantId: '000000',
  userId: 'administrator',
  account: 'admin',
  realName: 'admin',
  deptId: '',
  deptIds: [],
  roleIds: [],
  permissions: everyPermission,
  sessionId: 'bench',
  timeZone: 'Asia/Shanghai',
}

/**
 * The very SELECT that the server runs for a page of contacts, without the count: it is asked twice over a connection that only
 * listens and tells of very many rows, because from the second time on a long list is answered without counting.
 */
export async function selectOfContacts(query: Record<string, string>): Promise<Statement> {
  const heard: Statement[] = []
  const model = modelFor('customerContacts')
  const question = readQuestion(model, query, { language: 'zh-CN', timeZone: 'Asia/Shanghai' })
  const scope: Reach = [{ scope: 'all', rules: [] }]
  const { tx } = new OpenTransaction(listener(heard), { opening: [] })
  await pageOf(tx, model, question, administrator, scope)
  heard.length = 0
  await pageOf(tx, model, question, administrator, scope)
  const select = heard.find(({ text }) => text.trimStart().startsWith('select') && text.includes('row_to_json'))
  if (!select || select.text.includes('count('))
    throw new Error('The server reads its pages in another way now; look at resources/read/list.ts.')
  return select
}

/** A connection that keeps what it is told. */
function listener(heard: Statement[]): PoolClient {
  const many = 10_000_000
  const answer = {
    rows: [{ total: many, records: '', 'QUERY PLAN': [{ Plan: { 'Plan Rows': many } }] }],
    rowCount: 1,
    command: 'SELECT',
  }
  const query = async ({ text, values }: Statement) => {
    heard.push({ text, values })
    return answer
  }
  // OpenTransaction asks nothing else of a connection.
  return { query, connection: { stream: { cork: () => undefined, uncork: () => undefined } } } as unknown as PoolClient
}
