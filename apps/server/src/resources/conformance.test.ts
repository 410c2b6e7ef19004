import { permissionsOf } from '@bip/contract'
import { createClient, memoryStorage } from '@bip/contract/client'
import { describeGateway } from '@bip/contract/conformance'
import { resources } from '@bip/contract/resources'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
const tenantId = '000000'

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A client that is signed in as the baseline's administrator and may do everything. */
async function makeClient() {
  const { rows } = await server.services.database.asSystem((tx) =>
    sql<{ id: string }>`select id from "user" where tenant_id = ${tenantId} limit 1`.execute(tx),
  )
  const userId = rows[0]?.id ?? ''
  const permissions = new Map(
    Object.values(resources).flatMap((core) => permissionsOf(core).map(({ code }) => [code, 'all'] as const)),
  )
  const client = createClient({
    storage: memoryStorage(),
    language: () => 'zh-CN',
    onSessionEnd: () => undefined,
    fetch: async (url, init = {}) => {
      const answer = await server.fastify.inject({
        method: (init.method ?? 'GET') as 'GET', // one of the methods that calls have
        url: String(url),
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(typeof init.body === 'string' && { payload: init.body }),
      })
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: answer.headers as Record<string, string>,
      })
    },
  })
  client.session.save({
    access_token: server.tokenFor({ tenantId, userId, realName: '管理员', permissions }),
    refresh_token: 'none',
    user_id: userId,
    tenant_id: tenantId,
  })
  return client
}

describeGateway('the server', makeClient, { describe, test })

it('writes nothing of it to the log', () => expect(server.logged).toEqual([]))
