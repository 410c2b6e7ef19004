import { randomBytes } from 'node:crypto'
import { authCalls, captchaCodeHeader, captchaKeyHeader } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'
import { signToken } from '../session/tokens.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')
const minutes = (count: number) => {
  now += count * 60_000
}

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now), config: { captcha: 'off' } })
})
afterAll(() => company.stop())

const ask = async (query: Record<string, string>, headers: Record<string, string> = client) =>
  (await company.api.post(authCalls.token, { query, headers })) as unknown as GrantAnswer // flat

describe('signing in', () => {
  test('answers flat who one is and the tokens', async () => {
    const { status, body } = await company.grant('sales')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      tenant_id: '000000',
      account: 'sales',
      user_name: 'sales',
      real_name: '陈嘉宁',
      dept_id: 'd02',
      role_name: '员工,销售',
      token_type: 'bearer',
      expires_in: 3600,
      pw_status: 0,
    })
    const info = await company.api.get<{ roles: string[] }>(authCalls.userInfo, { token: body.access_token })
    expect(info.body.data.roles).toEqual(['员工', '销售'])
  })

  test('takes the parameters from the query too, the account in any case, and the cipher with its leading 04', async () => {
    const cipher = `04${await company.seal('bip-demo')}`
    const { status, body } = await ask({ grant_type: 'password', tenantId: '000000', username: 'SALES', password: cipher })
    expect([status, body.account]).toEqual([200, 'sales'])
  })

  test('needs a client, whatever it is called', async () => {
    const password = await company.seal('bip-demo')
    const parameters = { grant_type: 'password', username: 'sales', password }
    for (const authorization of [undefined, 'Basic', 'Basic ???', 'Bearer abc', `Basic ${btoa('no colon')}`]) {
      const { status, body } = await ask(parameters, authorization === undefined ? {} : { authorization })
      expect([status, body.error_code, body.access_token]).toEqual([401, 401, undefined])
    }
  })

  test('says the same of a wrong password and of nobody', async () => {
    const wrong = await company.grant('planner', 'not this one')
    const nobody = await company.grant('nobody', 'not this one')
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual(nobody.body)
    expect(wrong.body).toMatchObject({ error_code: 400, error_description: '用户名或密码错误', success: false })
  })

  test('speaks the language of the caller', async () => {
    const { body } = await company.grant('planner', 'wrong', { 'accept-language': 'vi' })
    expect(body.error_description).toBe('Sai tên đăng nhập hoặc mật khẩu')
  })

  test.each(['', 'bip-demo', 'ff', 'ab'.repeat(97), 'ab'.repeat(200), '04'.repeat(120), 'zz'.repeat(120), '0'.repeat(5000)])(
    'refuses a password that does not decrypt (%#)',
    async (password) => {
      const { status, body } = await ask({ grant_type: 'password', username: `garbage${password.length}`, password })
      expect([status, body.access_token]).toEqual([400, undefined])
    },
  )

  test.each(['a\u0000b', 'x'.repeat(10_000), '苏州', "' or 1=1 --", ' '])(
    'refuses an account that nobody can have (%#)',
    async (username) => {
      const { status } = await ask({ grant_type: 'password', username, password: await company.seal('bip-demo') })
      expect(status).toBe(400)
      const strange = await company.grant('sales', 'bip-demo', {
        'tenant-id': username.length === 1 ? 'a b' : encodeURIComponent(username).slice(0, 500),
      })
      expect(strange.status).toBe(400)
    },
  )

  test('knows another tenant only by that tenant’s own accounts', async () => {
    const { status } = await company.grant('sales', 'bip-demo', { 'tenant-id': '000001' })
    expect(status).toBe(400)
  })

  test.each(['implicit', 'client_credentials', 'constructor', '__proto__', ''])(
    'says that the grant “%s” is not enabled',
    async (grant_type) => {
      const { status, body } = await ask({ grant_type })
      expect(status).toBe(400)
      expect(body.error_description).toMatch(/^未启用此登录方式：/)
    },
  )

  test('is closed to a disabled account, which only learns so with the right password', async () => {
    const disable = (status: string) =>
      company.services.database.asSystem((tx) =>
        sql`update "user" set status = ${status} where account = 'inspector'`.execute(tx),
      )
    await disable('disabled')
    expect((await company.grant('inspector')).body.error_description).toBe('账号已停用，请联系管理员')
    expect((await company.grant('inspector', 'wrong')).body.error_description).toBe('用户名或密码错误')
    await disable('enabled')
    expect((await company.grant('inspector')).status).toBe(200)
  })
})

describe('guessing', () => {
  test('any number of guesses at once is evaluated ten times at most, and the right one is not among those let in late', async () => {
    const guesses = await Promise.all(Array.from({ length: 200 }, (_, index) => company.grant('buyer', `guess ${index}`)))
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(guesses.filter(({ status }) => status === 429).length).toBe(guesses.length - 10)
    const { status, body } = await company.grant('buyer')
    expect([status, body.error_description]).toEqual([429, '尝试次数过多，请 1 分钟后再试，或请管理员解锁'])
  })

  test('waits grow, and the right password ends them', async () => {
    minutes(1.1)
    expect((await company.grant('buyer', 'again')).status).toBe(400)
    expect((await company.grant('buyer')).body.error_description).toContain('2 分钟')
    minutes(2.1)
    expect((await company.grant('buyer')).status).toBe(200)
    expect((await company.grant('buyer', 'wrong')).status).toBe(400)
    expect((await company.grant('buyer')).status).toBe(200)
  })

  test('an administrator unlocks', async () => {
    for (let count = 0; count < 10; count++) await company.grant('worker', 'wrong')
    expect((await company.grant('worker')).status).toBe(429)
    const token = await company.signIn('admin')
    const { body } = await company.api.get<{ records: { id: string }[] }>('/blade-system/user/page', {
      token,
      query: { account: 'worker' },
    })
    const [worker] = body.data.records
    const sales = await company.signIn('sales')
    const unlock = (by: string) => company.api.post('/blade-system/user/unlock', { token: by, body: { ids: worker?.id } })
    expect((await unlock(sales)).status).toBe(403)
    expect((await unlock(token)).status).toBe(200)
    expect((await company.grant('worker')).status).toBe(200)
  })

  test('one address gets three hundred failures, whatever the accounts and tenants', async () => {
    const { database } = company.services
    await database.asSystem((tx) => sql`update login_guard set failures = 298 where subject like 'address:%'`.execute(tx))
    expect((await company.grant('first', 'wrong')).status).toBe(400)
    expect((await company.grant('second', 'wrong', { 'tenant-id': '000009' })).status).toBe(400)
    expect((await company.grant('sales')).status).toBe(429)
    minutes(1.1)
    expect((await company.grant('sales')).status).toBe(200)
    await database.asSystem((tx) => sql`delete from login_guard`.execute(tx))
  })
})

describe('a captcha', () => {
  const captcha = async () => {
    const { body } = await company.api.get<{ key: string; image: string }>(authCalls.captcha)
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ answer: string }>`select answer from captcha where id = ${body.data.key}`.execute(tx),
    )
    return { image: body.data.image, [captchaKeyHeader]: body.data.key, [captchaCodeHeader]: rows[0]?.answer ?? '' }
  }
  const policy = (value: string | null) =>
    company.services.database.asSystem((tx) => sql`update tenant set captcha = ${value}`.execute(tx))

  test('is a picture', async () => {
    const { image } = await captcha()
    const [head, data = ''] = image.split(',')
    expect(head).toBe('data:image/png;base64')
    expect(Buffer.from(data, 'base64').subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  })

  test('is asked for after three failures, and the refusal before says so', async () => {
    await policy('afterFailures')
    const answers = []
    for (let count = 0; count < 3; count++) answers.push((await company.grant('planner', 'wrong')).body.data)
    expect(answers).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }])
    expect((await company.grant('planner')).body.error_description).toBe('请输入验证码')
    const { image: _, ...headers } = await captcha()
    expect((await company.grant('planner', 'bip-demo', headers)).status).toBe(200)
    expect((await company.grant('planner')).status).toBe(200)
  })

  test('is used up by one try, right or wrong', async () => {
    await policy('always')
    const { image: _, ...headers } = await captcha()
    expect((await company.grant('sales', 'bip-demo', { ...headers, [captchaCodeHeader]: 'no' })).body.error_description).toBe(
      '验证码错误，请重新输入',
    )
    expect((await company.grant('sales', 'bip-demo', headers)).status).toBe(400)
    const { image: __, ...fresh } = await captcha()
    expect((await company.grant('sales', 'bip-demo', fresh)).status).toBe(200)
    expect((await company.grant('sales', 'bip-demo', fresh)).status).toBe(400)
  })

  test('is out of date after five minutes', async () => {
    const { image: _, ...headers } = await captcha()
    minutes(5.1)
    expect((await company.grant('sales', 'bip-demo', headers)).status).toBe(400)
    await policy(null)
  })
})

test('no forged token opens anything', async () => {
  const real = await company.signIn('admin')
  const claims = { purpose: 'access', tenantId: '000000', sessionId: 'x', generation: 0, expires: 9_999_999_999 } as const
  const tries = count(100, 1000)
  const forged = Array.from({ length: tries }, (_, index) => {
    const bytes = randomBytes(32).toString('base64url')
    const kinds = [
      bytes,
      `${real.slice(0, -43)}${bytes}`,
      signToken(randomBytes(48), claims),
      real.replace('a.000000', 'a.000001'),
      `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`,
      real.replace(/^a/, 'r'),
    ]
    return kinds[index % kinds.length] ?? bytes
  })
  // In portions: beyond what is worked on at once, even a forged token would only be told to come back.
  for (let from = 0; from < tries; from += 100) {
    const portion = forged.slice(from, from + 100)
    const answers = await Promise.all(portion.map((token) => company.api.get(authCalls.userInfo, { token })))
    expect(answers.filter(({ status }) => status !== 401)).toEqual([])
  }
  recordFigure('forged tokens over HTTP', `${tries} tried, 0 accepted`)
})
