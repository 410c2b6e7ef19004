import { authCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'

let company: Company
const password = 'Suzhou-2026'
const waiting = '注册申请已提交,请耐心等待管理员通过!'

beforeAll(async () => {
  company = await startCompany()
})
afterAll(() => company.stop())
beforeEach(() => set(sql`delete from login_guard`))

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const register = async (account: string, more: Record<string, string> = {}) =>
  company.api.post(authCalls.registerGuest, {
    body: { tenantId: '000000', name: '周敏', account, password: await company.seal(password), ...more },
    headers: { 'accept-language': 'zh-CN' },
  })
const idOf = async (account: string) => {
  const { rows } = (await set(sql`select id from "user" where account = ${account}`)) as { rows: { id: string }[] }
  return rows[0]?.id ?? ''
}
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
    ['a taken account', 'sales', {}, 409],
    ['an account in other letters', 'SALES', {}, 409],
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
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('meets the captcha where the rule says so', async () => {
    await set(sql`update tenant set captcha = 'always'`)
    expect((await register('captcha')).body.msg).toBe('请输入验证码')
    await set(sql`update tenant set captcha = null`)
  })

  test('does not fill the database', async () => {
    await set(sql`insert into "user" (tenant_id, id, account, real_name, status)
      select '000000', 'waiting' || n, 'waiting' || n, 'x', 'waiting' from generate_series(1, 200) n`)
    expect((await register('overflow')).status).toBe(429)
    await set(sql`delete from "user" where id like 'waiting%'`)
  })

  test('is turned away where the operator closed registration', async () => {
    const { config } = company.services
    config.isOpenToRegister = false
    expect((await register('closed')).status).toBe(403)
    config.isOpenToRegister = true
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
