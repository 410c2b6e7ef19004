import { pathOf, permissionsOf } from '@bip/contract'
import { deal, describeActions } from '@bip/memory/conformance'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { modelOf } from '../../model/model.ts'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { serve } from '../serve.ts'
import { makeTables } from '../testing/tables.ts'
import { moveDue } from './moveDue.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ routes: serve(deal)({} as never), clock: () => new Date('2026-11-20T03:00:00Z') })
  await makeTables(server, [deal])
  token = server.tokenFor({ permissions: Object.fromEntries(permissionsOf(deal).map(({ code }) => [code, 'all'])) })
})
afterAll(() => server.stop())

const call = async (path: string, query: Record<string, string>, body?: unknown) => {
  const answer = await server.api.post(pathOf(deal, { method: 'POST', path }), { token, query, body })
  return { ...answer, error: answer.headers['bip-error'] }
}

describeActions(
  'actions at the server',
  async () =>
    async (method, path, { query, body } = {}) => {
      const send = method === 'GET' ? server.api.get : server.api.post
      const { status, body: told, headers } = await send(pathOf(deal, { method, path }), { token, query, body })
      return { status, error: headers['bip-error'] as never, msg: told.msg, data: told.data }
    },
  { describe, test },
  async () => void (await moveDue(server.services, modelOf(deal), '000000', new AbortController().signal)),
)

describe('rivals', () => {
  it('of whom one takes a record and all others are told that it is taken', async () => {
    const { body } = await call('submit', {}, { name: '竞争' })
    const { id } = body.data as { id: string }
    const answers = await Promise.all(Array.from({ length: 20 }, () => call('take', { ids: id })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error))).toEqual(new Set(['notNow']))
    const detail = await server.api.get(pathOf(deal, { method: 'GET', path: 'detail' }), { token, query: { id } })
    expect(detail.body.data).toMatchObject({ version: 2, ownerId: 'tester' })
  })

  it('need the permission of the action', async () => {
    const stranger = server.tokenFor({ permissions: { testDeal_view: 'all' } })
    const answer = await server.api.post(pathOf(deal, { method: 'POST', path: 'take' }), { token: stranger, query: { ids: 'x' } })
    expect(answer.status).toBe(403)
  })
})
