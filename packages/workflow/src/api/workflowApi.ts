import type { Page } from '@bip/contract'
import { ApiError, type Client } from '@bip/contract/client'
import { type FlowEntry, type ProcessDetail, workflowCalls } from '@bip/contract/workflow'

/** A process that may be started. */
export type ProcessDefinition = {
  id: string
  key: string
  name: string
  formKey: string
  /** Where its form opens in the place of the start page. */
  formUrl?: string
  icon: string
  /** What it is grouped by, and what that is called; absent where the gateway groups nothing. */
  category?: string
  categoryName?: string
  /** How often the reader started it lately; absent where the gateway does not count. */
  used?: number
}

/** The diagram and every step taken in it, gateways and flows among them. */
export type ModelView = { xml: string; flow: FlowEntry[] }

/** What may be said of one task; `variables` are the values of fields that the task may write. */
export type Decision = {
  taskId: string
  processInstanceId: string
  processDefinitionId: string
  processDefinitionName: string
  pass: boolean
  comment: string
  variables: Record<string, unknown>
  /** Ids of people, joined by commas. */
  copyUser?: string
  /** Who decides next, where the process leaves it to whoever decides now. */
  assignee?: string
  attachment?: readonly { id: string }[]
}

export type Transfer = { taskId: string; assignee: string; comment: string }

/** More than a company has. */
const maxDefinitions = 200

/** The approval calls over a client. Failures are left to the caller to show. */
export const workflowApi = ({ request }: Client) => ({
  definitions: async (): Promise<ProcessDefinition[]> => {
    const page = await request<Page<ProcessDefinition>>({
      path: workflowCalls.processList,
      query: { current: 1, size: maxDefinitions },
      silent: true,
    })
    return page.records
  },

  /** Rejects where there is none, and logs it: the page says so, but not which request was looked for. */
  detail: async (taskId: string | undefined, processInsId: string): Promise<ProcessDetail> => {
    try {
      return await request<ProcessDetail>({ path: workflowCalls.detail, query: { taskId, processInsId }, silent: true })
    } catch (error) {
      console.warn(`The task "${taskId ?? ''}" of the process "${processInsId}" cannot be shown: ${reasonOf(error)}`)
      throw error
    }
  },

  modelView: (processInstanceId: string) =>
    request<ModelView>({ path: workflowCalls.modelView, query: { processInstanceId }, silent: true }),

  /** The same key makes sure that a decision counts once, however often it is sent. */
  complete: (decision: Decision, idempotencyKey: string) =>
    request({ method: 'POST', path: workflowCalls.completeTask, body: decision, idempotencyKey, silent: true }),

  transfer: (transfer: Transfer, idempotencyKey: string) =>
    request({ method: 'POST', path: workflowCalls.transferTask, body: transfer, idempotencyKey, silent: true }),

  start: (processDefKey: string, variables: Record<string, unknown>, idempotencyKey: string) =>
    request<unknown>({
      method: 'POST',
      path: workflowCalls.startProcessByKey,
      body: { processDefKey, variables },
      idempotencyKey,
      silent: true,
    }),
})

/** Whether somebody was quicker. */
export const isAlreadyHandled = (error: unknown): boolean =>
  error instanceof ApiError && (error.key === 'alreadyHandled' || error.code === 409)

/** Whether nothing came back, so that the effect is unknown. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.kind !== 'answer'

/** The sentence of an error, as the gateway or the network said it. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
