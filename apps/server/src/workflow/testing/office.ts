import type { Page } from '@bip/contract'
import { type ProcessDetail, type ProcessTask, workflowCalls } from '@bip/contract/workflow'
import { sql } from 'kysely'
import type { DemoSizes } from '../../start/index.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import type { Answer, TestServerOptions } from '../../testing/index.ts'
import type { Started } from '../operations/start.ts'

export type Office = Company & {
  /** The tokens of the demonstration's accounts, by account. */
  tokens: Record<'admin' | 'sales' | 'planner' | 'buyer' | 'inspector' | 'worker', string>
  ids: Record<string, string>
  /** Calls that leave earlier requests where they are. */
  direct: Company['api']
  /** Asks for leave and answers what was started. */
  ask(token: string, values?: Record<string, unknown>): Promise<Started>
  todo(token: string): Promise<ProcessTask[]>
  /** The caller's open task in a process. */
  taskIn(token: string, started: Started): Promise<ProcessTask>
  detail(token: string, query: { taskId?: string; processInsId?: string }): Promise<ProcessDetail>
  complete(token: string, taskId: string, pass: boolean, more?: Record<string, unknown>): Promise<Answer>
}

export const leaveValues = {
  leaveType: 'annual',
  startDate: '2026-12-01',
  endDate: '2026-12-02',
  days: '2',
  reason: '回老家探亲',
}

const moveLeavesAway = (database: Company['services']['database']) =>
  database.asSystem((tx) =>
    sql`update leave set start_date = (start_date - interval '20 years')::date, end_date = (end_date - interval '20 years')::date
      where start_date > '2020-01-01'`.execute(tx),
  )

/** The company of the demonstration at work: `sales` heads the sales department, `admin` the company and human resources. */
export async function openOffice(options: TestServerOptions & { sizes?: DemoSizes } = {}): Promise<Office> {
  const company = await startCompany({
    ...options,
    config: { requestsPerMinute: 1_000_000, maxInFlight: 10_000, ...options.config },
  })
  const { services } = company
  // Nobody is away twice on the same days; here the same days are asked for again and again, so earlier requests move out of the way.
  const startPaths: readonly string[] = [workflowCalls.startProcessByKey, workflowCalls.startProcess]
  const api: Company['api'] = {
    ...company.api,
    post: async (path, ...rest) => {
      if (startPaths.includes(path)) await moveLeavesAway(services.database)
      return company.api.post(path, ...rest)
    },
  }
  const accounts = ['admin', 'sales', 'planner', 'buyer', 'inspector', 'worker'] as const
  const signedIn = await Promise.all(accounts.map(async (account) => [account, await company.signIn(account)] as const))
  const { rows } = await services.database.asSystem((tx) =>
    sql<{ account: string; id: string }>`select account, id from "user"`.execute(tx),
  )
  const todo = async (token: string) =>
    (await api.get<Page<ProcessTask>>(workflowCalls.todoList, { token, query: { size: 200 } })).body.data.records
  return {
    ...company,
    api,
    direct: company.api,
    tokens: Object.fromEntries(signedIn) as Office['tokens'], // made from every account
    ids: Object.fromEntries(rows.map(({ account, id }) => [account, id])),
    ask: async (token, values = {}) => {
      const body = { processDefKey: 'Leave', variables: { ...leaveValues, ...values } }
      const answer = await api.post<Started>(workflowCalls.startProcessByKey, { token, body })
      if (answer.status !== 200) throw new Error(answer.body.msg)
      return answer.body.data
    },
    todo,
    taskIn: async (token, { processInstanceId }) => {
      const task = (await todo(token)).find((one) => one.processInstanceId === processInstanceId)
      if (!task) throw new Error(`No task in ${processInstanceId} waits here.`)
      return task
    },
    detail: async (token, query) => (await api.get<ProcessDetail>(workflowCalls.detail, { token, query })).body.data,
    complete: (token, taskId, pass, more = {}) =>
      api.post(workflowCalls.completeTask, { token, body: { taskId, pass, comment: pass ? '同意' : '时间冲突', ...more } }),
  }
}
