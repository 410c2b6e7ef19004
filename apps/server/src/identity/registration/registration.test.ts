import { createHook } from 'node:async_hooks'
import { authCalls, plus, type RegistrationClash, type Work, workHeader } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '../../../../../tests/support/figures.ts'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'
import { solveQuickly } from '../../testing/work.ts'

let company: Company
const password = 'Suzhou-2026'
const waiting = '注册申请已提交,请耐心等待管理员通过!'

beforeAll(async () => {
  company = await startCompany({ config: { trustProxy: '127.0.0.1' } })
})
afterAll(() => company.stop())
beforeEach(() => set(sql`delete from login_guard`))

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const from = (address: string) => ({ 'x-forwarded-for': address })
const register = async (account: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  company.api.post(authCalls.registerGuest, {
    body: { tenantId: '000000', name: '周敏', account, password: await company.seal(password), ...more },
    headers: { 'accept-language': 'zh-CN', ...headers },
  })
const idOf = async (account: string) => {
  const { rows } = (await set(sql`select id from "user" where account = ${account}`)) as { rows: { id: string }[] }
  return rows[0]?.id ?? ''
}
const clashes = async () =>
  (await company.api.get<RegistrationClash[]>(plus.registrationClashes, { token: await company.signIn('admin') })).body.data
const audit = (token: string, call: 'pass' | 'refuse', body: object) =>
  company.api.post(`/blade-system/user/audit-${call}`, { token, body })

describe('somebody from outside', () => {
  test('asks for an account, waits, and comes in once an administrator approves', async () => {
    const asked = await register('zhoumin')
    expect([asked.status, asked.body.msg]).toEqual([200, waiting])
    expect((await company.grant('zhoumin', password)).body.error_description).toBe('账号正在等待管理员审核，通过后即可登录')
    expect((await company.grant('zhoumin', 'wrong')).body.error_description).toBe('用户名或密码错误')

    const token = await company.signIn('admin')
    const told = await company.api.get<{ messageList: { title: string; url: string }[] }>('/blade-message/message/my/topList', {
      token,
    })
    expect(told.body.data.messageList[0]).toMatchObject({ title: '新的注册申请', url: '/system/user-audit' })
    const list = await company.api.get<{ records: { id: string; account: string; _can: string[] }[] }>(
      '/blade-system/user/page',
      {
        token,
        query: { status: 'waiting' },
      },
    )
    expect(list.body.data.records).toMatchObject([
      { account: 'zhoumin', _can: expect.arrayContaining(['auditPass', 'auditRefuse']) },
    ])

    const ids = list.body.data.records[0]?.id
    expect((await audit(token, 'pass', { ids, deptId: 'd02', roleIds: ['sales'] })).status).toBe(200)
    const { status, body } = await company.grant('zhoumin', password)
    expect([status, body.dept_id, body.role_id]).toEqual([200, 'd02', 'sales'])
    expect((await audit(token, 'pass', { ids })).status).toBe(409)
    expect((await audit(token, 'refuse', { ids })).status).toBe(409)
    const after = await company.api.get<{ records: { _can: string[] }[] }>('/blade-system/user/page', {
      token,
      query: { account: 'zhoumin' },
    })
    expect(after.body.data.records[0]?._can).not.toContain('auditPass')
  })

  test('is told at sign-in that they were refused, and may still be let in later', async () => {
    await register('refused1')
    const token = await company.signIn('admin')
    const ids = await idOf('refused1')
    expect((await audit(token, 'refuse', { ids })).status).toBe(200)
    expect((await company.grant('refused1', password)).body.error_description).toBe('注册申请未通过，请联系管理员')
    expect((await audit(token, 'refuse', { ids })).status).toBe(409)
    expect((await audit(token, 'pass', { ids })).status).toBe(200)
    expect((await company.grant('refused1', password)).status).toBe(200)
  })

  test('gets no tokens by the grant either, but the same account', async () => {
    const { status, body } = (await company.api.post(authCalls.token, {
      query: {
        grant_type: 'register',
        tenantId: '000000',
        name: '阮文安',
        account: 'ruanwenan',
        password: await company.seal(password),
      },
      headers: client,
    })) as unknown as GrantAnswer // flat
    expect([status, body.error_description, body.access_token]).toEqual([403, waiting, undefined])
    expect(await idOf('ruanwenan')).not.toBe('')
  })

  test('cannot make themselves more than a guest', async () => {
    await register('greedy', { status: 'enabled', roleIds: 'administrator', deptId: 'd02', tenantId: '000000', id: 'x' })
    const { rows } = (await set(sql`select status, role_ids, dept_id from "user" where account = 'greedy'`)) as { rows: object[] }
    expect(rows).toEqual([{ status: 'waiting', role_ids: [], dept_id: null }])
  })

  test.each([
    ['no account', '', {}, 400],
    ['a strange account', "' or 1=1", {}, 400],
    ['no name', 'nameless', { name: '' }, 400],
    ['a landline for a phone', 'landline', { phone: '0512-6666666' }, 400],
    ['a tenant that is none', 'stranger', { tenantId: '999999' }, 400],
    ['a strange tenant', 'stranger', { tenantId: "'" }, 400],
    ['a made-up third party', 'stranger', { oauthId: 'x'.repeat(43) }, 400],
    ['a password that does not decrypt', 'stranger', { password: 'ff' }, 400],
  ])('is refused with %s', async (_, account, more, status) => {
    expect((await register(account, more)).status).toBe(status)
    expect(await idOf('stranger')).toBe('')
  })

  test('is refused with a weak password', async () => {
    expect((await register('weak', { password: await company.seal('short') })).body.msg).toContain('密码须为 8 至 128 个字符')
  })

  test('registers once, however often the button is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => register('once')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { rows } = (await set(sql`select id from "user" where account = 'once'`)) as { rows: unknown[] }
    expect(rows).toHaveLength(1)
    expect((await clashes()).filter(({ account }) => account === 'once')).toEqual([])
  })

  test('meets the captcha where the rule says so', async () => {
    await set(sql`update tenant set captcha = 'always'`)
    expect((await register('captcha')).body.msg).toBe('请输入验证码')
    await set(sql`update tenant set captcha = null`)
  })

  test('does not fill the database, nor close the door: where many wait a puzzle stands before it', async () => {
    await set(sql`insert into "user" (tenant_id, id, account, real_name, status)
      select '000000', 'waiting' || n, 'waiting' || n, 'x', 'waiting' from generate_series(1, 200) n`)
    const refused = await register('overflow')
    expect([refused.status, refused.body.data]).toEqual([429, { retryAfter: 3600, work: expect.objectContaining({ bits: 20 }) }])
    await set(sql`delete from "user" where id like 'waiting%'`)
  })

  test('is turned away where the operator closed registration', async () => {
    const { config } = company.services
    config.isOpenToRegister = false
    expect((await register('closed')).status).toBe(403)
    config.isOpenToRegister = true
  })
})

// Passwords that were just chosen are checked at their full cost.
describe('an account that exists', { timeout: 180_000 }, () => {
  const plain = { password, wrong: 'not this one' }

  test.each(['sales', 'SALES', 'Sales'])('is no other answer than one that is free: %s', async (account) => {
    const taken = await register(account)
    const free = await register(`free${account}`)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers))
  })

  test('says no more to whoever then signs in with what they registered, nor when they are refused', async () => {
    await register('buyer', { phone: '13812340001' })
    await register('freebuyer', { phone: '13812340002' })
    const said = async (given: string) => {
      const answers = [await company.grant('buyer', given), await company.grant('freebuyer', given)]
      const [taken, free] = answers.map(({ status, body }) => ({ status, body }))
      expect(taken).toEqual(free)
      return answers[0]?.body.error_description
    }
    expect(await said(plain.password)).toBe('账号正在等待管理员审核，通过后即可登录')
    expect(await said(plain.wrong)).toBe('用户名或密码错误')
    const token = await company.signIn('admin')
    const clash = (await clashes()).find(({ account }) => account === 'buyer')
    expect((await company.api.post(plus.refuseClashes, { token, body: { ids: clash?.id } })).status).toBe(200)
    expect((await audit(token, 'refuse', { ids: await idOf('freebuyer') })).status).toBe(200)
    expect(await said(plain.password)).toBe('注册申请未通过，请联系管理员')
    expect((await company.api.post(plus.refuseClashes, { token, body: { ids: clash?.id } })).status).toBe(404)
    // Whoever has the account is not disturbed.
    expect((await company.grant('buyer')).status).toBe(200)
  })

  test('is evaluated as often as one that waits, so that time tells nothing', async () => {
    await register('planner', { phone: '13812340003' })
    await register('freeplanner', { phone: '13812340004' })
    const evaluated = async (account: string) => {
      const works: string[] = []
      const hook = createHook({ init: (_, type) => void works.push(type) }).enable()
      await company.grant(account, plain.wrong)
      hook.disable()
      return works.filter((type) => type === 'SCRYPTREQUEST').length
    }
    expect([await evaluated('planner'), await evaluated('freeplanner'), await evaluated('inspector')]).toEqual([2, 2, 1])
  })

  test('is told to administrators, who see who asked and how to reach them', async () => {
    for (let round = 0; round < 3; round++) await register('worker', { phone: '13812340005', email: 'min@example.com' })
    expect((await clashes()).find(({ account }) => account === 'worker')).toEqual({
      id: expect.any(String),
      account: 'worker',
      realName: '周敏',
      phone: '13812340005',
      email: 'min@example.com',
      count: 3,
      at: expect.stringMatching(/Z$/),
      holderName: 'Nguyễn Văn Hùng',
    })
    const [sales, other] = [
      await company.signIn('sales'),
      company.tokenFor({ tenantId: '000001', permissions: { user_auditPass: 'all' } }),
    ]
    expect((await company.api.get(plus.registrationClashes, { token: sales })).status).toBe(403)
    expect((await company.api.get(plus.registrationClashes, { token: other })).body.data).toEqual([])
  })
})

describe('two hundred registrations', { timeout: 180_000 }, () => {
  const many = (length: number, headers: Record<string, string>) =>
    Promise.all(Array.from({ length }, (_, at) => register(`many${at}`, { name: `名字${at}` }, headers)))
  /** What is pushed leaves the outbox at once, so it is written down as it goes in. */
  const noteRings = async () => {
    await set(sql`create table rung (payload jsonb)`)
    await set(sql`create function note_ring() returns trigger language plpgsql as $$
      begin insert into rung values (new.payload); return null; end $$`)
    await set(sql`create trigger note_ring after insert on outbox for each row execute function note_ring()`)
  }
  const notices = async () => {
    const { rows } = (await set(sql`select content from message where words #>> '{title,en}' = 'A new registration'`)) as {
      rows: { content: string }[]
    }
    return rows
  }

  test('of one address leave the door open to others, and ring administrators once', async () => {
    await set(sql`delete from registration_notice`)
    await set(sql`delete from message`)
    await noteRings()
    const tries = count(40, 200)
    const answers = await many(tries, from('198.51.100.20'))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    // Some are turned away before anybody looks at them.
    expect(answers.filter(({ status }) => status === 429 || status === 503)).toHaveLength(tries - 5)
    expect((await register('another', {}, from('203.0.113.8'))).status).toBe(200)
    const told = await notices()
    expect(told).toHaveLength(1)
    expect(told[0]?.content).toBe('周敏 等 6 人次申请账号，请在“注册审核”中处理。')
    const { rows } = (await set(sql`select from rung where payload::text like '%A new registration%'`)) as { rows: unknown[] }
    expect(rows).toHaveLength(1)
  })

  test('make the one notice unread again, and another one after an hour', async () => {
    await set(sql`delete from registration_notice`)
    await set(sql`delete from message`)
    await set(sql`delete from message_receiver`)
    await register('early')
    await set(sql`update message_receiver set is_read = 0`)
    await register('late')
    const { rows } = (await set(sql`select distinct is_read from message_receiver`)) as { rows: object[] }
    expect(rows).toEqual([{ is_read: 1 }])
    await set(sql`update registration_notice set began_at = began_at - interval '61 minutes'`)
    await register('nextday')
    expect(await notices()).toHaveLength(2)
  })

  test('of people behind one address are possible, each with a puzzle', async () => {
    const address = from('198.51.100.21')
    for (let at = 0; at < 5; at++) expect((await register(`fifth${at}`, {}, address)).status).toBe(200)
    const refused = await register('sixth', {}, address)
    const { work } = refused.body.data as { work: Work }
    const solved = { [workHeader]: `${work.challenge}:${await solveQuickly(work)}` }
    expect((await register('sixth', {}, { ...from('198.51.100.22'), ...solved })).status).toBe(200)
    expect((await register('seventh', {}, { ...address, ...solved })).status).toBe(200)
    expect((await register('eighth', {}, { ...address, ...solved })).status).toBe(429)
  })

  test('of one phone number are too many after three', async () => {
    const phone = '13812349999'
    const answers = []
    for (let at = 0; at < 4; at++) answers.push(await register(`phone${at}`, { phone }, from(`203.0.113.${20 + at}`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
    expect(answers[3]?.body.msg).toBe('该手机号今日注册次数过多，请不填手机号或联系管理员')
  })
})

describe('approving', () => {
  test('takes the permission', async () => {
    await register('needsone')
    const ids = await idOf('needsone')
    const sales = await company.signIn('sales')
    expect((await audit(sales, 'pass', { ids })).status).toBe(403)
    expect((await audit(sales, 'refuse', { ids })).status).toBe(403)
    const other = company.tokenFor({ tenantId: '000001', permissions: { user_auditPass: 'all', user_auditRefuse: 'all' } })
    expect((await audit(other, 'pass', { ids })).status).toBe(404)
    const clerk = company.tokenFor({ permissions: { user_auditPass: 'all' } })
    expect((await audit(clerk, 'pass', { ids, roleIds: ['sales'] })).status).toBe(403)
    const granting = company.tokenFor({ permissions: { user_auditPass: 'all', user_grant: 'all' } })
    expect((await audit(granting, 'pass', { ids, roleIds: ['administrator'] })).status).toBe(403)
    expect((await audit(clerk, 'pass', { ids, deptId: 'nowhere' })).status).toBe(400)
    expect((await audit(clerk, 'pass', { ids })).status).toBe(200)
  })

  test('is nothing that happens to somebody who works here', async () => {
    const token = await company.signIn('admin')
    expect((await audit(token, 'refuse', { ids: await idOf('buyer') })).status).toBe(409)
    expect((await company.grant('buyer')).status).toBe(200)
  })
})
