import { authCalls, plus, type Ticket, type TicketHolder } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'

let company: Company
let secret = ''
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now), config: { trustProxy: '127.0.0.1' } })
  const token = await company.confirm(await company.signIn('admin'))
  const made = await company.api.post<{ id: string }>('/blade-system/client/submit', {
    token,
    body: {
      clientId: 'erp',
      clientName: 'ERP',
      grantTypes: ['authorization_code'],
      accessMinutes: '60',
      sessionDays: '30',
      status: 'enabled',
    },
  })
  expect(made.body.msg).toBe('操作成功')
  const told = await company.api.post<{ results: { data: { secret: string } }[] }>('/blade-system/client/new-secret', {
    token,
    body: { ids: made.body.data.id },
  })
  secret = told.body.data.results[0]?.data.secret ?? ''
})
afterAll(() => company.stop())

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const own = async (body: object = { sceneId: 'pda', to: '/desk/index' }, account = 'sales') =>
  company.api.post<Ticket>(plus.ticket, { token: await company.signIn(account), body })
const byClient = (body: object, authorization = `Basic ${btoa(`erp:${secret}`)}`) =>
  company.api.post<Ticket>(plus.clientTicket, { body, headers: { authorization } })
const use = async (code: string, state = '') =>
  (await company.api.post(authCalls.token, {
    query: { grant_type: 'authorization_code', code, ...(state && { state }) },
    headers: client,
  })) as unknown as GrantAnswer // flat

describe('a ticket', () => {
  test('of one’s own lets one in elsewhere, once, and says where to go', async () => {
    const { body } = await own()
    expect(body.data).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      url: `/transfer/pda?token=${body.data.ticket}`,
      expiresIn: 60,
    })
    const { status, body: granted } = await use(body.data.ticket, 'pda')
    expect([status, granted.account, granted.redirect_to]).toEqual([200, 'sales', '/desk/index'])
    expect((await use(body.data.ticket, 'pda')).body.error_description).toContain('登录链接已使用或已过期')
  })

  test('works once, however many use it at the same time', async () => {
    // Several rounds, since sign-ins that wait for each other's rows do so only now and then.
    for (let round = 0; round < 5; round += 1) {
      const { body } = await own()
      const answers = await Promise.all(Array.from({ length: 10 }, () => use(body.data.ticket)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
    }
  })

  test('lives for a minute', async () => {
    const { body } = await own()
    now += 61_000
    expect((await use(body.data.ticket)).status).toBe(400)
  })

  test('is for its scene', async () => {
    const { body } = await own()
    expect((await use(body.data.ticket, 'erp')).status).toBe(400)
    expect((await use(body.data.ticket, 'pda')).status).toBe(400)
  })

  test('is stored as a hash', async () => {
    const { body } = await own()
    const { rows } = (await set(sql`select * from login_ticket`)) as { rows: object[] }
    expect(JSON.stringify(rows)).not.toContain(body.data.ticket)
  })

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example', 'desk'])(
    'never leads out of the portal: %s',
    async (to) => {
      expect((await own({ sceneId: 'pda', to })).status).toBe(400)
    },
  )

  test('needs a scene and somebody signed in', async () => {
    expect((await own({ sceneId: '../x' })).status).toBe(400)
    expect((await own({})).status).toBe(400)
    expect((await company.api.post(plus.ticket, { body: { sceneId: 'pda' } })).status).toBe(401)
  })

  test('does not help somebody who was disabled meanwhile', async () => {
    const { body } = await own(undefined, 'inspector')
    await set(sql`update "user" set status = 'disabled' where account = 'inspector'`)
    expect((await use(body.data.ticket)).status).toBe(403)
  })
})

describe('whom a ticket lets in', () => {
  const ask = (ticket: string, token?: string) => company.api.post<TicketHolder>(plus.ticketHolder, { body: { ticket }, token })

  test('is told before it does, by name, and it stays good', async () => {
    const { body } = await own()
    const { ticket } = body.data
    const known = { name: '陈嘉宁', account: 'sales', to: '/desk/index', isCaller: false }
    expect((await ask(ticket)).body.data).toEqual(known)
    // Somebody else is signed in there, or somebody whose session is over.
    expect((await ask(ticket, await company.signIn('buyer'))).body.data).toEqual(known)
    expect((await ask(ticket, 'over')).body.data).toEqual(known)
    expect((await use(ticket)).body.account).toBe('sales')
    expect((await ask(ticket)).headers['bip-error']).toBe('ticketWrong')
  })

  test('passes silently who is in already, and the ticket is used up', async () => {
    const { body } = await own()
    const { ticket } = body.data
    expect((await ask(ticket, await company.signIn('sales'))).body.data).toMatchObject({ isCaller: true, to: '/desk/index' })
    expect((await use(ticket)).status).toBe(400)
  })

  test('is told of no made-up ticket', async () => {
    for (const ticket of ['x'.repeat(43), 'x', '', "' or 1=1"]) expect((await ask(ticket)).status).toBe(400)
  })

  test('nobody who took it from a session that is over', async () => {
    const token = await company.signIn('sales')
    const ask = async () => (await company.api.post<Ticket>(plus.ticket, { token, body: { sceneId: 'pda' } })).body.data.ticket
    const [first, second] = [await ask(), await ask()]
    expect((await use(first)).status).toBe(200)
    await company.api.get(authCalls.logout, { token })
    expect((await use(second)).status).toBe(400)
  })
})

describe('a client', () => {
  test('gets a ticket for an account with its secret', async () => {
    const { status, body } = await byClient({ account: 'planner', sceneId: 'erp', to: '/work/todo' })
    expect(status).toBe(200)
    const granted = await use(body.data.ticket, 'erp')
    expect([granted.body.account, granted.body.redirect_to]).toEqual(['planner', '/work/todo'])
  })

  test.each([
    ['a wrong secret', () => `Basic ${btoa('erp:wrong')}`],
    ['no secret', () => `Basic ${btoa('erp:')}`],
    ['the public label', () => client.authorization],
    ['another name', () => `Basic ${btoa(`crm:${secret}`)}`],
    ['no header', () => ''],
  ])('gets none with %s', async (_, authorization) => {
    expect((await byClient({ account: 'planner', sceneId: 'erp' }, authorization())).status).toBe(401)
  })

  test('gets none for another tenant, nor for somebody who is not there', async () => {
    expect((await byClient({ tenantId: '000001', account: 'planner', sceneId: 'erp' })).status).toBe(401)
    expect((await byClient({ account: 'nobody', sceneId: 'erp' })).status).toBe(404)
  })

  test('guesses its secret ten times at most', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => byClient({ account: 'planner', sceneId: 'erp' }, `Basic ${btoa(`erp:guess${at}`)}`)),
    )
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10)
    expect((await byClient({ account: 'planner', sceneId: 'erp' })).status).toBe(429)
    await set(sql`delete from login_guard`)
  })

  test('is not kept out by guesses from elsewhere', async () => {
    const ask = async (authorization: string, address: string) =>
      company.api.post(plus.clientTicket, {
        body: { account: 'planner', sceneId: 'erp' },
        headers: { authorization, 'x-forwarded-for': address },
      })
    const guessed = []
    for (let at = 0; at < 12; at++) guessed.push((await ask(`Basic ${btoa(`erp:guess${at}`)}`, '198.51.100.5')).status)
    expect(guessed.at(-1)).toBe(429)
    expect((await ask(`Basic ${btoa(`erp:${secret}`)}`, '203.0.113.5')).status).toBe(200)
  })

  test('gets none once it is disabled, or may not sign people in', async () => {
    await set(sql`update client set grant_types = '{password}' where client_id = 'erp'`)
    expect((await byClient({ account: 'planner', sceneId: 'erp' })).status).toBe(401)
    await set(sql`update client set grant_types = '{authorization_code}', status = 'disabled' where client_id = 'erp'`)
    expect((await byClient({ account: 'planner', sceneId: 'erp' })).status).toBe(401)
  })
})
