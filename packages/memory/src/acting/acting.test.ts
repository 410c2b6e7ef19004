import { apiPath, type ErrorKey, errorHeader, pathOf } from '@bip/contract'
import { describe, test } from 'vitest'
import { deal, describeActions } from '../conformance.ts'
import { createMemoryGateway } from '../index.ts'

describeActions(
  'actions in the in-memory gateway',
  async () => {
    const gateway = createMemoryGateway({ resources: { [deal.key]: deal }, now: () => new Date('2026-11-20T03:00:00Z') })
    return async (method, call, { query = {}, body } = {}) => {
      const path = apiPath(pathOf(deal, { method, path: call }))
      const answer = await gateway(`${path}?${new URLSearchParams(query)}`, { method, body: JSON.stringify(body) })
      const { data, msg } = await answer.json()
      const error = (answer.headers.get(errorHeader) ?? undefined) as ErrorKey | undefined // the gateway sends no other
      return { status: answer.status, error, msg, data }
    }
  },
  { describe, test },
)
