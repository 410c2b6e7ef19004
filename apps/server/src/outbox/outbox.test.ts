import { type OutboxEntry, type Page, plus } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../base/errors.ts'
import type { Database } from '../db/database.ts'
import { everyPermission } from '../permissions/permissions.ts'
import type { Courier, Outbox } from '../services/background.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { delayAfter, maxAttempts } from './lane.ts'
import { createOutbox, enqueue } from './outbox.ts'

let server: TestServer
let token: string
const opened: Outbox[] = []
beforeAll(async () => {
  server = await startTestServer()
  token = server.tokenFor({ permissions: everyPermission })
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.close()))
  await server.services.database.asSystem((tx) => sql`delete from outbox`.execute(tx))
})
afterAll(() => server.stop())

const outboxOf = (couriers: Record<string, Courier>): Outbox => {
  const outbox = createOutbox({ database: server.services.database, log: () => undefined, couriers })
  opened.push(outbox)
  return outbox
}
const leave = (kind: string, ...payloads: unknown[]) =>
  server.services.database.asTenant('000000', (tx) =>
    enqueue(
      tx,
      payloads.map((payload) => ({ tenantId: '000000', kind, payload })),
    ),
  )
const waiting = async () =>
  (await server.api.get<Page<OutboxEntry>>(plus.outbox, { token, query: { current: 1, size: 20 } })).body.data.records
const makeDue = () =>
  server.services.database.asSystem((tx) => sql`update outbox set next_at = now() - interval '1 second'`.execute(tx))

describe('an entry', () => {
  test('is delivered as soon as its cause is committed, and not where that is taken back', async () => {
    const heard: unknown[] = []
    outboxOf({ note: async (entries) => void heard.push(...entries.map(({ payload }) => payload)) })
    await expect(
      server.services.database.asTenant('000000', async (tx) => {
        await enqueue(tx, [{ tenantId: '000000', kind: 'note', payload: 'taken back' }])
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await leave('note', 'kept')
    await expect.poll(() => heard).toEqual(['kept'])
  })

  test('that cannot be delivered holds up none of those beside it', async () => {
    const heard: unknown[] = []
    const outbox = outboxOf({
      note: async (entries) => {
        if (entries.some(({ payload }) => payload === 'poison')) throw new Error('cannot be read')
        heard.push(...entries.map(({ payload }) => payload))
      },
    })
    await leave('note', 1, 'poison', 2)
    await outbox.drain()
    expect(heard.toSorted()).toEqual([1, 2])
    expect(await waiting()).toMatchObject([{ kind: 'note', attempts: 1, failure: 'cannot be read', isDead: false }])
  })

  test('that was delivered before the database went away is not delivered again when it is back', async () => {
    const { database } = server.services
    let isAway = false
    const asSystem: Database['asSystem'] = (work, options) =>
      isAway ? Promise.reject(new Refusal('busy')) : database.small.asSystem(work, options)
    const heard: unknown[] = []
    const note: Courier = async (entries) => {
      heard.push(...entries.map(({ payload }) => payload))
      isAway = true
    }
    const cut = { ...database, small: { ...database.small, asSystem } }
    opened.push(createOutbox({ database: cut, log: () => undefined, couriers: { note } }))
    await leave('note', 'once')
    await expect.poll(() => heard).toEqual(['once'])
    isAway = false
    // Without that its claim would hold for a minute.
    await expect.poll(waiting).toEqual([])
    expect(heard).toEqual(['once'])
  })

  test('of a slow kind holds up no other kind', async () => {
    let release: () => void = () => undefined
    const heard: unknown[] = []
    outboxOf({
      slow: () =>
        new Promise<void>((resolve) => {
          release = resolve
        }),
      note: async (entries) => void heard.push(entries.length),
    })
    await leave('slow', 1)
    await leave('note', 1)
    await expect.poll(() => heard).toEqual([1])
    release()
  })

  test('of a kind that nobody knows waits for somebody who does', async () => {
    const heard: unknown[] = []
    const [old] = [outboxOf({ note: async () => undefined })]
    await leave('newer', 'x')
    await old?.drain()
    await outboxOf({ newer: async (entries) => void heard.push(...entries.map(({ payload }) => payload)) }).drain()
    expect(heard).toEqual(['x'])
  })

  test('is tried again after longer and longer waits', () => {
    expect([1, 2, 3, 4, 10].map(delayAfter)).toEqual([1, 4, 16, 64, 3600])
  })

  test('is given up in the end, told to administrators, and sent again when they say so', async () => {
    let isBroken = true
    const outbox = outboxOf({
      erp: async () => {
        if (isBroken) throw new Error('HTTP 503')
      },
    })
    // In one transaction: a lane that is awake already must not try it in between.
    await server.services.database.asSystem(async (tx) => {
      await enqueue(tx, [{ tenantId: '000000', kind: 'erp', payload: 1 }])
      await sql`update outbox set attempts = ${maxAttempts - 1}`.execute(tx)
    })
    await outbox.drain()
    const [dead] = await waiting()
    expect(dead).toMatchObject({ isDead: true, failure: 'HTTP 503', attempts: maxAttempts })
    await makeDue()
    await outbox.drain()
    expect(await waiting()).toHaveLength(1)

    isBroken = false
    const { status } = await server.api.post(plus.sendAgain, { token, body: { ids: dead?.id } })
    expect(status).toBe(200)
    await expect.poll(async () => (await server.api.post(plus.sendAgain, { token, body: { ids: dead?.id } })).status).toBe(404)
    await expect.poll(waiting).toEqual([])
  })

  test('that two processes see goes to one of them', async () => {
    const heard: unknown[] = []
    const courier: Courier = async (entries) => void heard.push(...entries.map(({ payload }) => payload))
    const both = [outboxOf({ note: courier }), outboxOf({ note: courier })]
    await leave('note', ...Array.from({ length: 500 }, (_, at) => at))
    await Promise.all(both.map((outbox) => outbox.drain()))
    expect(new Set(heard).size).toBe(500)
    expect(heard).toHaveLength(500)
  })

  test('of another tenant is nobody’s to send', async () => {
    await leave('unheard', 1)
    await server.services.database.asSystem((tx) => sql`update outbox set attempts = 1`.execute(tx))
    const [entry] = await waiting()
    const other = server.tokenFor({ tenantId: 'other', permissions: everyPermission })
    expect((await server.api.post(plus.sendAgain, { token: other, body: { ids: entry?.id } })).status).toBe(404)
    expect((await server.api.get(plus.outbox, { token: server.tokenFor({}) })).status).toBe(403)
  })
})
