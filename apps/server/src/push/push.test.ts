import { authCalls, type Message, type Page, plus, type TopMessages } from '@bip/contract'
import type { PushBody } from '@bip/contract/workflow'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../tests/support/figures.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { type Company, startCompany } from '../testing/company.ts'
import { testHome } from '../testing/index.ts'
import { randomOf } from '../testing/random.ts'
import type { Hint } from './hint.ts'
import { createPush, pushKind } from './index.ts'
import { listen, openStomp, type StompClient } from './testing/stompClient.ts'

let company: Company
let address: string
let admin: string
const opened: StompClient[] = []

beforeAll(async () => {
  company = await startCompany({ config: { origins: ['https://portal.example.com'], requestsPerMinute: 1_000_000 } })
  address = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
  admin = await company.signIn('admin')
})
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.terminate()
})
afterAll(() => company.stop())

const idOf = async (account: string) => {
  const { rows } = await company.services.database.asSystem((tx) =>
    sql<{ id: string }>`select id from "user" where account = ${account}`.execute(tx),
  )
  return rows[0]?.id ?? ''
}
const listenAs = async (token: string, headers?: Record<string, string>) => {
  const client = await listen(address, token, headers)
  opened.push(client)
  return client
}
const sendTo = async (account: string, title: string) => {
  const body = { title, content: '明天 9 点开会', userIds: [await idOf(account)] }
  expect((await company.api.post('/blade-message/message/save', { token: admin, body })).status).toBe(200)
}
const bodyOf = (frame: { body: string }) => JSON.parse(frame.body) as PushBody
const messageWith = (title: string) => (frame: { command: string; body: string }) =>
  frame.command === 'MESSAGE' && bodyOf(frame).title === title

describe('a message', () => {
  test('reaches every tab of its receiver within a second, and nobody else', async () => {
    const sales = await company.signIn('sales')
    const [one, other, stranger] = await Promise.all([listenAs(sales), listenAs(sales), company.signIn('buyer').then(listenAs)])
    const started = performance.now()
    await sendTo('sales', '例会')
    const [frame] = await Promise.all([one.until(messageWith('例会')), other.until(messageWith('例会'))])
    expect(performance.now() - started).toBeLessThan(1000)
    expect(frame.headers).toMatchObject({ subscription: 'sub-0', destination: '/user/queue/singleMessage' })
    expect(bodyOf(frame)).toEqual({ title: '例会', content: '明天 9 点开会', type: 'message' })
    await sendTo('buyer', '采购例会')
    await stranger.until(messageWith('采购例会'))
    expect(stranger.frames.filter(({ command }) => command === 'MESSAGE')).toHaveLength(1)
  })

  test('comes quietly to whoever does not want to be interrupted by its type', async () => {
    const token = await company.signIn('planner')
    const planner = await listenAs(token)
    const announce = (announced: number[]) => company.api.post(plus.submitMessageChoices, { token, body: { announced } })
    await announce([2, 3, 4])
    await sendTo('planner', '静悄悄')
    expect(bodyOf(await planner.until(messageWith('静悄悄'))).isQuiet).toBe(true)
    await announce([1, 2, 3, 4])
    await sendTo('planner', '响亮')
    expect(bodyOf(await planner.until(messageWith('响亮'))).isQuiet).toBeUndefined()
  })

  test.runIf(testHome === 'plant')('reaches a user who is connected to another process', async () => {
    const sales = await listenAs(await company.signIn('sales'))
    const { services } = company
    const elsewhere = createPush({ ...services, log: () => undefined })
    const hint: Hint = {
      tenantId: '000000',
      userIds: [await idOf('sales')],
      title: { 'zh-CN': '来自别处', en: 'From elsewhere', vi: 'Từ nơi khác' },
      content: '',
      type: 'work',
      url: '',
    }
    await elsewhere.courier([{ tenantId: '000000', id: '1', kind: pushKind, payload: hint, attempt: 1 }])
    await sales.until(messageWith('来自别处'))
    await elsewhere.close()
  })

  test('that a process left behind when it ended is pushed by the next one', async () => {
    const delivered: unknown[] = []
    const { database } = company.services
    await database.asSystem((tx) =>
      sql`insert into outbox (tenant_id, id, kind, payload) values ('000000', '1', 'test', '{"n":1}')`.execute(tx),
    )
    const next = createOutbox({
      database,
      log: () => undefined,
      couriers: {
        test: async (entries) => {
          delivered.push(...entries)
        },
      },
    })
    await next.drain()
    await next.drain()
    await next.close()
    expect(delivered).toEqual([{ tenantId: '000000', id: '1', kind: 'test', payload: { n: 1 }, attempt: 1 }])
  })

  test(
    'is never lost and counted exactly, however often the socket is cut',
    async () => {
      const [notices, cuts] = [count(200, 10_000), count(10, 50)]
      const token = await company.signIn('inspector')
      const userId = await idOf('inspector')
      let listener = await listenAs(token)
      const heard = new Set<string>()
      for (let at = 0; at < notices; at += 1) {
        if (at % (notices / cuts) === 0) {
          for (const { command, body } of listener.frames) if (command === 'MESSAGE') heard.add(bodyOf({ body }).title)
          listener.socket.terminate()
          listener = await listenAs(token)
        }
        await company.api.post('/blade-message/message/save', {
          token: admin,
          body: { title: `通知 ${at}`, content: '内容', userIds: userId },
        })
      }
      await listener.until(messageWith(`通知 ${notices - 1}`))
      const top = await company.api.get<TopMessages>('/blade-message/message/my/topList', { token })
      expect(top.body.data.unReadCount).toBe(notices)
      const titles = new Set<string>()
      for (let current = 1; current <= notices / 200; current += 1) {
        const query = { current, size: 200 }
        const { body } = await company.api.get<Page<Message>>('/blade-message/message/my/list', { token, query })
        for (const { title } of body.data.records) titles.add(title)
      }
      expect(titles.size).toBe(notices)
      expect(heard.size).toBeGreaterThan(0)
      recordFigure('notices over cuts', `${notices} over ${cuts} cuts, 0 missing, unread count exact`)
    },
    count(60_000, 900_000),
  )
})

describe('a socket', () => {
  test('speaks the language of its tab', async () => {
    const { database, outbox } = company.services
    const client = await listenAs(await company.signIn('worker'), { 'accept-language': 'vi' })
    const title = { 'zh-CN': '您好', en: 'Hello', vi: 'Xin chào' }
    const hint = { tenantId: '000000', userIds: [await idOf('worker')], title, content: title, type: 'work', url: '/work/todo' }
    await database.asSystem((tx) =>
      sql`insert into outbox (tenant_id, id, kind, payload) values ('000000', '2', ${pushKind}, ${JSON.stringify(hint)}::jsonb)`.execute(
        tx,
      ),
    )
    outbox.wake()
    expect(bodyOf(await client.until(({ command }) => command === 'MESSAGE'))).toEqual({
      title: 'Xin chào',
      content: 'Xin chào',
      type: 'work',
      url: '/work/todo',
    })
  })

  test('is closed within a second of signing out', async () => {
    const token = await company.signIn('planner')
    const [leaving, staying] = await Promise.all([listenAs(token), company.signIn('planner').then(listenAs)])
    const started = performance.now()
    await company.api.get(authCalls.logout, { token })
    await leaving.closed
    expect(performance.now() - started).toBeLessThan(1000)
    expect(leaving.frames.at(-1)).toMatchObject({ command: 'ERROR', headers: { message: 'The session has ended.' } })
    await sendTo('planner', '还在')
    await staying.until(messageWith('还在'))
  })

  test('is closed within a second of disabling the account', async () => {
    const client = await listenAs(await company.signIn('buyer'))
    const started = performance.now()
    await company.api.post('/blade-system/user/submit', { token: admin, body: { id: await idOf('buyer'), status: 'disabled' } })
    await client.closed
    expect(performance.now() - started).toBeLessThan(1500)
    await company.api.post('/blade-system/user/submit', { token: admin, body: { id: await idOf('buyer'), status: 'enabled' } })
  })

  test('is not opened for another origin, but for its own and those of the configuration', async () => {
    await expect(openStomp(address, { origin: 'https://evil.example.com' })).rejects.toThrow('403')
    await expect(openStomp(address, { origin: 'null' })).rejects.toThrow('403')
    for (const origin of [address, 'https://portal.example.com']) opened.push(await openStomp(address, { origin }))
  })

  test('is not opened with a token that is none', async () => {
    const client = await openStomp(address)
    client.send('CONNECT', { 'accept-version': '1.2', 'Blade-Auth': 'bearer forged' })
    expect((await client.until(() => true)).command).toBe('ERROR')
    await client.closed
  })

  test(
    'that brings garbage is closed, and the server goes on',
    async () => {
      const frames = count(500, 10_000)
      const random = randomOf(3)
      const parts = ['CONNECT', 'SEND\n', '\n\n', '\0', 'Blade-Auth:bearer x\n', ':', '\\x', 'content-length:5\n', '\u{1f600}']
      const chance = () =>
        random(3) === 0
          ? Buffer.from(Array.from({ length: 1 + random(60) }, () => random(256)))
          : Array.from({ length: 1 + random(12) }, () => parts[random(parts.length)]).join('')
      let sent = 0
      while (sent < frames) {
        const client = await openStomp(address)
        // A frame that cannot be finished is closed by what makes it too large.
        while (client.socket.readyState === client.socket.OPEN && sent < frames) {
          client.raw(chance())
          sent += 1
          if (sent % 7 === 0) client.raw('\0broken\n\n\0')
          await new Promise(setImmediate)
        }
        client.socket.terminate()
      }
      const large = await openStomp(address)
      large.raw('x'.repeat(100_000))
      expect(await large.closed).toBe(1009)
      const alive = await listenAs(await company.signIn('sales'))
      await sendTo('sales', '仍在运行')
      await alive.until(messageWith('仍在运行'))
      expect(company.logged).toEqual([])
      recordFigure('malformed frames', `${sent} sent, server alive`)
    },
    count(30_000, 300_000),
  )
})
