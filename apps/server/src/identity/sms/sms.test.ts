import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { authCalls, captchaCodeHeader, captchaKeyHeader, type Work, workHeader } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { count } from '../../../../../tests/support/figures.ts'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'
import { solveQuickly } from '../../testing/work.ts'
import { giveNumbers } from '../phones/store.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')
const seconds = (count: number) => {
  now += count * 1000
}

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now), config: { trustProxy: '127.0.0.1' } })
  await set(sql`update "user" set phone = '13800000001' where account = 'sales'`)
  await set(sql`update "user" set phone = '13800000002' where account in ('buyer', 'planner')`)
  await set(sql`insert into confirmed_phone (tenant_id, user_id, phone, origin, confirmed_at)
    select tenant_id, id, phone, 'code', now() from "user" where account = 'sales'`)
})
afterAll(() => company.stop())
beforeEach(async () => {
  seconds(61)
  await set(sql`delete from login_guard`)
})

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const from = (address: string) => ({ 'x-forwarded-for': address })
const send = async (phone: string, headers: Record<string, string> = {}) =>
  company.api.post<{ id: string }>(authCalls.sendCode, {
    query: { tenantId: '000000', phone: await company.seal(phone) },
    headers,
  })
const enter = async (phone: string, codeId: string, codeValue: string, headers: Record<string, string> = {}) =>
  (await company.api.post(authCalls.token, {
    query: { grant_type: 'sms_code', tenantId: '000000', phone: await company.seal(phone), codeId, codeValue },
    headers: { ...client, ...headers },
  })) as unknown as GrantAnswer // flat

type Outbox = { records: { phone: string; content: string; status: string }[] }
const outbox = async (account = 'admin') =>
  company.api.get<Outbox>('/blade-bip/plus/sms-message/list', { token: await company.signIn(account), query: { size: 50 } })
const lastCode = async () => /\d{6}/.exec((await outbox()).body.data.records[0]?.content ?? '')?.[0] ?? ''

describe('a code by SMS', () => {
  test('lets the owner of the phone in, once', async () => {
    const { status, body } = await send('13800000001')
    expect([status, body.data.id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)])
    const code = await lastCode()
    const granted = await enter('13800000001', body.data.id, code)
    expect([granted.status, granted.body.account]).toEqual([200, 'sales'])
    expect((await enter('13800000001', body.data.id, code)).body.error_description).toBe('短信验证码错误或已失效')
  })

  test('answers for a phone that nobody has as for one that somebody has, and writes nothing', async () => {
    const [known, unknown] = [await send('13800000001'), await send('13900000009')]
    expect({ ...unknown.body, data: null }).toEqual({ ...known.body, data: null })
    expect(unknown.body.data.id).toMatch(/^[0-9a-f]{32}$/)
    expect((await outbox()).body.data.records.map(({ phone }) => phone)).not.toContain('13900000009')
    const [wrong, nobody] = [
      await enter('13800000001', known.body.data.id, 'abcdef'),
      await enter('13900000009', unknown.body.data.id, 'abcdef'),
    ]
    expect(wrong.body).toEqual(nobody.body)
  })

  test('fits nobody where nobody has confirmed the phone, however many have it', async () => {
    const before = (await outbox()).body.data.records.length
    expect((await send('13800000002')).status).toBe(200)
    expect((await outbox()).body.data.records.length).toBe(before)
  })

  test('still comes to its owner where a stranger registered with the same phone', async () => {
    await set(sql`insert into "user" (tenant_id, id, account, real_name, phone, status)
      values ('000000', 'stranger', 'stranger', 'x', '13800000001', 'waiting')`)
    const { body } = await send('13800000001')
    expect((await enter('13800000001', body.data.id, await lastCode())).body.account).toBe('sales')
    await set(sql`delete from "user" where id = 'stranger'`)
  })

  test('comes once a minute for a phone, and only the newest is good', async () => {
    const first = await send('13800000001')
    const code = await lastCode()
    const again = await send('13800000001')
    expect([again.status, again.body.msg]).toEqual([429, '请 60 秒后再获取验证码'])
    seconds(61)
    const second = await send('13800000001')
    expect(second.status).toBe(200)
    expect((await enter('13800000001', first.body.data.id, code)).status).toBe(400)
    expect((await enter('13800000001', second.body.data.id, await lastCode())).status).toBe(200)
  })

  test('comes ten times a minute for an address, whatever the phones', async () => {
    const answers = []
    for (let round = 0; round < 11; round++) answers.push((await send(`1390000001${round % 10}`)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(10)
    expect(answers.at(-1)).toBe(429)
    seconds(61)
    expect((await send('13900000019')).status).toBe(200)
  })

  test('is good for five minutes', async () => {
    const { body } = await send('13800000001')
    const code = await lastCode()
    seconds(301)
    expect((await enter('13800000001', body.data.id, code)).status).toBe(400)
  })

  test('is good for five tries, however many come at once', async () => {
    const { body } = await send('13800000001')
    const code = await lastCode()
    const wrong = code === '000000' ? '111111' : '000000'
    await Promise.all(Array.from({ length: 5 }, () => enter('13800000001', body.data.id, wrong)))
    expect((await enter('13800000001', body.data.id, code)).status).toBe(400)
  })

  test('is for the phone and the tenant that asked', async () => {
    const { body } = await send('13800000001')
    const code = await lastCode()
    expect((await enter('13800000003', body.data.id, code)).status).toBe(400)
    expect((await enter('13800000001', body.data.id, code, { 'tenant-id': '000001' })).status).toBe(400)
    expect((await enter('13800000001', body.data.id, code)).status).toBe(200)
  })

  test('is stored as a hash', async () => {
    const { body } = await send('13800000001')
    const { rows } = (await set(sql`select * from sms_code where id = ${body.data.id}`)) as { rows: object[] }
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(await lastCode())
  })

  test.each([
    [' ', '手机号码不能为空'],
    ['1380000000', '手机号码长度不为11位'],
    ['0512-6666666', '手机号码格式不正确'],
    ['1380000000x', '手机号码格式不正确'],
  ])('says what is wrong with the phone “%s”', async (phone, sentence) => {
    const { status, body } = await send(phone)
    expect([status, body.msg]).toEqual([400, sentence])
  })

  test('refuses a phone that was not encrypted', async () => {
    const { status } = await company.api.post(authCalls.sendCode, { query: { phone: '13800000001' } })
    expect(status).toBe(400)
  })

  test('locks the phone after ten failures, and an administrator unlocks it', async () => {
    for (let round = 0; round < 10; round++) await enter('13800000001', 'a'.repeat(32), '000000')
    const { body } = await send('13800000001')
    const code = await lastCode()
    expect((await enter('13800000001', body.data.id, code)).status).toBe(429)
    const token = await company.signIn('admin')
    const { rows } = (await set(sql`select id from "user" where account = 'sales'`)) as { rows: { id: string }[] }
    expect((await company.api.post('/blade-system/user/unlock', { token, body: { ids: rows[0]?.id } })).status).toBe(200)
    expect((await enter('13800000001', body.data.id, code)).status).toBe(200)
  })

  test('lets nobody in whose account waits after wrong passwords', async () => {
    for (let round = 0; round < 10; round++) await company.grant('sales', 'wrong')
    const { body } = await send('13800000001')
    expect((await enter('13800000001', body.data.id, await lastCode())).status).toBe(429)
  })

  test('tells a disabled owner so', async () => {
    await set(sql`update "user" set status = 'disabled' where account = 'sales'`)
    const { body } = await send('13800000001')
    expect((await enter('13800000001', body.data.id, await lastCode())).body.error_description).toBe('账号已停用，请联系管理员')
    await set(sql`update "user" set status = 'enabled' where account = 'sales'`)
  })
})

describe('the captcha', () => {
  const captcha = async () => {
    const { body } = await company.api.get<{ key: string }>(authCalls.captcha)
    const { rows } = (await set(sql`select answer from captcha where id = ${body.data.key}`)) as { rows: { answer: string }[] }
    return { [captchaKeyHeader]: body.data.key, [captchaCodeHeader]: rows[0]?.answer ?? '' }
  }

  test('is asked for before a code is sent where the rule says always, and not again behind it', async () => {
    await set(sql`update tenant set captcha = 'always'`)
    expect((await send('13800000001')).body.msg).toBe('请输入验证码')
    const { body } = await send('13800000001', await captcha())
    expect((await enter('13800000001', body.data.id, await lastCodeOf('13800000001'))).status).toBe(200)
    expect((await enter('13800000001', 'a'.repeat(32), '000000')).body.error_description).toBe('请输入验证码')
    await set(sql`update tenant set captcha = null`)
  })

  test('is asked for after three failures', async () => {
    await set(sql`update tenant set captcha = 'afterFailures'`)
    const { body } = await send('13800000001')
    const code = await lastCode()
    for (let round = 0; round < 3; round++) await enter('13800000001', body.data.id, 'x')
    expect((await enter('13800000001', body.data.id, code)).body.error_description).toBe('请输入验证码')
    expect((await enter('13800000001', body.data.id, code, await captcha())).status).toBe(200)
    await set(sql`update tenant set captcha = null`)
  })

  const lastCodeOf = async (phone: string) => {
    const { rows } = (await set(sql`select content from sms_message where phone = ${phone} order by id desc limit 1`)) as {
      rows: { content: string }[]
    }
    return /\d{6}/.exec(rows[0]?.content ?? '')?.[0] ?? ''
  }
})

describe('strangers', { timeout: 180_000 }, () => {
  const plant = from('203.0.113.7')
  const hostile = from('198.51.100.30')
  /** A browser in which somebody signed in before. */
  const browserOf = async (account: string) => {
    const { headers } = await company.grant(account, undefined, plant)
    const cookie = [headers['set-cookie'] ?? []].flat().find((one) => String(one).startsWith('bip-device='))
    return { ...plant, cookie: String(cookie).split(';')[0] ?? '' }
  }
  const codeOf = async (phone: string) => {
    const { rows } = (await set(sql`select content from sms_message where phone = ${phone} order by id desc limit 1`)) as {
      rows: { content: string }[]
    }
    return /\d{6}/.exec(rows[0]?.content ?? '')?.[0] ?? ''
  }

  test('guess a few codes from one address, whatever the phones, and then wait', async () => {
    const perMinute = count(20, 50)
    const statuses = []
    for (let minute = 0; minute < 3; minute++) {
      seconds(60)
      for (let at = 0; at < perMinute; at++) {
        const phone = `139000${String(minute * 50 + at).padStart(5, '0')}`
        statuses.push((await enter(phone, 'a'.repeat(32), '000000', hostile)).status)
      }
    }
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(35)
    // Neither a password from there nor a code from elsewhere waits for it.
    expect((await company.grant('sales', undefined, hostile)).status).toBe(200)
    const { body } = await send('13800000001', plant)
    expect((await enter('13800000001', body.data.id, await codeOf('13800000001'), plant)).status).toBe(200)
  })

  test('do not keep the owner of a phone from their code: neither by asking for codes, nor by guessing', async () => {
    const known = await browserOf('sales')
    expect((await send('13800000001', hostile)).status).toBe(200)
    const mine = await send('13800000001', known)
    expect(mine.status).toBe(200)
    const code = await codeOf('13800000001')
    seconds(61)
    expect((await send('13800000001', hostile)).status).toBe(200)
    for (let round = 0; round < 10; round++) await enter('13800000001', 'a'.repeat(32), '000000', hostile)
    expect((await enter('13800000001', mine.body.data.id, code, hostile)).status).toBe(429)
    expect((await enter('13800000001', mine.body.data.id, code, known)).status).toBe(200)
  })

  test('get ten codes a day for a phone, whether anybody has it', async () => {
    for (const phone of ['13800000001', '13900000009']) {
      const statuses = []
      for (let at = 0; at < 12; at++) {
        seconds(61)
        statuses.push((await send(phone, from(`198.51.100.${100 + at}`))).status)
      }
      expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([10, 429])
    }
    expect((await send('13800000001', await browserOf('sales'))).status).toBe(200)
  })

  test('solve a puzzle where more than ten codes a minute come from one address', async () => {
    for (let at = 0; at < 10; at++) await send(`1390000003${at}`, hostile)
    const refused = await send('13900000040', hostile)
    const { work, retryAfter } = refused.body.data as unknown as { work: Work; retryAfter: number }
    expect([refused.status, retryAfter]).toEqual([429, 60])
    const solved = { ...hostile, [workHeader]: `${work.challenge}:${await solveQuickly(work)}` }
    expect((await send('13900000040', solved)).status).toBe(200)
    expect((await send('13900000041', solved)).status).toBe(429)
  })

  test('use up four fifths of what a tenant may send in a day; the rest is for known devices, and the answer tells nobody apart', async () => {
    const known = await browserOf('sales')
    const { config } = company.services
    const before = config.smsPerDay
    config.smsPerDay = 5
    await set(sql`update "user" set phone = '1380000010' || n from (select account as who, row_number() over (order by account) as n
      from "user" where account in ('worker', 'inspector', 'planner', 'buyer')) r where account = who`)
    await company.services.database.asSystem((tx) => giveNumbers(tx, '000000', new Date()))
    for (let at = 1; at <= 4; at++) expect((await send(`1380000010${at}`, from(`198.51.100.${at}`))).status).toBe(200)
    for (const phone of ['13800000001', '13900000009']) {
      const { status, body } = await send(phone, from('198.51.100.9'))
      expect([status, body.msg]).toEqual([429, '今日短信验证码已达上限，请换一种方式登录或联系管理员'])
    }
    expect((await send('13800000001', known)).status).toBe(200)
    config.smsPerDay = before
  })
})

describe('the outbox', () => {
  test('is for those who may see it', async () => {
    expect((await outbox('sales')).status).toBe(403)
    expect((await company.api.get('/blade-bip/plus/sms-message/list')).status).toBe(401)
  })
})

describe('a provider', () => {
  test('delivers the code, and the outbox keeps it to itself', async () => {
    const received: { body: string; authorization?: string }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () => {
        received.push({ body, authorization: request.headers.authorization })
        response.writeHead(received.length > 1 ? 500 : 200).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
    const before = company.services.config.sms
    company.services.config.sms = { url, token: 'provider-secret' }
    const { body } = await send('13800000001')
    await expect.poll(async () => (await outbox()).body.data.records[0]?.status).toBe('sent')
    const [message] = (await outbox()).body.data.records
    expect(message?.content).toContain('••••••')
    const sent = JSON.parse(received[0]?.body ?? '{}') as { phone: string; code: string }
    expect([sent.phone, received[0]?.authorization]).toEqual(['13800000001', 'Bearer provider-secret'])
    expect((await enter('13800000001', body.data.id, sent.code)).status).toBe(200)

    seconds(61)
    expect((await send('13800000001')).status).toBe(200)
    await expect.poll(async () => (await outbox()).body.data.records[0]?.status).toBe('failed')
    company.services.config.sms = before
    await new Promise((resolve) => server.close(resolve))
  })
})

test('a way to sign in that the operator switched off is neither offered nor taken', async () => {
  const { config } = company.services
  const before = config.loginModes
  config.loginModes = ['password']
  const { body } = await company.api.get<{ loginModes: string[] }>('/blade-bip/plus/settings')
  expect(body.data.loginModes).toEqual(['password'])
  expect((await send('13800000001')).status).toBe(400)
  expect((await enter('13800000001', 'a'.repeat(32), '1')).body.error_description).toMatch(/^未启用此登录方式：短信验证码登录/)
  config.loginModes = before
})
