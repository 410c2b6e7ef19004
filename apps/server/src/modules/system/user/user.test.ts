import type { AnyRecord, Page } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../../testing/company.ts'

let company: Company
let admin: string

beforeAll(async () => {
  company = await startCompany()
  admin = await company.signIn('admin')
  // Somebody of human resources who looks after accounts, but is no administrator.
  await company.services.database.asSystem(async (tx) => {
    await sql`insert into role (tenant_id, id, code, name, sort) values ('000000', 'hr', 'hr', '人事', 9)`.execute(tx)
    await sql`insert into role_permission (tenant_id, role_id, code, scope)
      select '000000', 'hr', code, 'all' from unnest(array['user_view','user_add','user_edit','user_remove','user_unlock','user_resetPassword']) code`.execute(
      tx,
    )
    await sql`update "user" set role_ids = array['employee', 'hr'] where account = 'planner'`.execute(tx)
  })
})
afterAll(() => company.stop())

const page = async (query: Record<string, string>, token = admin) =>
  (await company.api.get<Page<AnyRecord>>('/blade-system/user/page', { token, query })).body.data.records
const userNamed = async (account: string) => {
  const found = (await page({ account })).find((user) => user.account === account)
  if (!found) throw new Error(`no user ${account}`)
  return found
}
const submit = (body: unknown, token = admin) => company.api.post<AnyRecord>('/blade-system/user/submit', { token, body })

describe('one’s own account', () => {
  test('is shown, and takes a new phone number', async () => {
    const token = await company.signIn('worker')
    const info = async () => (await company.api.get<AnyRecord>('/blade-system/user/info', { token })).body.data
    expect(await info()).toMatchObject({ account: 'worker', realName: 'Nguyễn Văn Hùng', deptName: '北宁工厂' })
    const update = (body: unknown) => company.api.post('/blade-system/user/update-info', { token, body })
    const wrong = await update({ phone: '123' })
    expect([wrong.status, wrong.body.data]).toEqual([400, { fields: { phone: '手机号码长度不为11位' } }])
    await company.confirm(token)
    expect((await update({ phone: '84912345678', realName: '老板', roleIds: ['administrator'] })).status).toBe(200)
    expect(await info()).toMatchObject({ phone: '84912345678', realName: 'Nguyễn Văn Hùng', roleIds: ['employee', 'worker'] })
  })

  test('takes a new password for the old one, and ends the other sessions', async () => {
    const [here, elsewhere] = [await company.signIn('buyer'), await company.signIn('buyer')]
    const change = async (old: string, next: string, again = next) => {
      const [oldPassword, newPassword, newPassword1] = await Promise.all([old, next, again].map(company.seal))
      const body = { oldPassword, newPassword, newPassword1 }
      const { status, body: answer } = await company.api.post('/blade-system/user/update-password', { token: here, body })
      return `${status} ${answer.msg}`
    }
    expect(await change('not it', 'a new secret')).toBe('400 原密码不正确')
    expect(await change('bip-demo', 'a new secret', 'another one')).toBe('400 两次密码输入不一致')
    expect(await change('bip-demo', 'short')).toMatch(/^400 密码须为 8 至 128 个字符/)
    expect(await change('bip-demo', 'bip-demo')).toBe('400 新密码不能与原密码相同')
    expect(await change('bip-demo', 'a new secret')).toMatch(/^200/)
    const works = async (token: string) => (await company.api.get('/blade-system/user/info', { token })).status
    expect([await works(here), await works(elsewhere)]).toEqual([200, 401])
    expect([(await company.grant('buyer')).status, (await company.grant('buyer', 'a new secret')).status]).toEqual([400, 200])
  })

  test('is no way around the limit on guesses', async () => {
    const token = await company.signIn('inspector')
    const oldPassword = await company.seal('a guess')
    const check = () => company.api.get('/blade-bip/dc-system-user/check-old-pw', { token, query: { oldPassword } })
    for (let count = 0; count < 10; count++) expect((await check()).status).toBe(400)
    expect((await check()).status).toBe(429)
    // They count at the login page as well.
    expect((await company.grant('inspector')).status).toBe(429)
  })
})

describe('roles, platforms and lists of people', () => {
  test('roles are granted to several by the action of the list, each told apart', async () => {
    const named = new Set(['admin', 'sales', 'planner', 'inspector', 'buyer', 'worker'])
    const one = await userNamed('inspector')
    const other = (await page({ roleIds: 'worker' })).find(({ account }) => !named.has(String(account)))
    const grant = (token: string, roleIds: string[]) =>
      company.api.post<{ results: { id: string; ok: boolean }[] }>('/blade-bip/plus/user/grant', {
        token,
        body: { ids: [one.id, other?.id], roleIds },
      })
    expect((await grant(await company.signIn('sales'), ['employee'])).status).toBe(403)
    expect((await grant(admin, ['nothing'])).status).toBe(400)
    expect((await grant(admin, [])).status).toBe(400)
    const answer = await grant(admin, ['employee', 'inspector'])
    expect(answer.body.data.results.map(({ ok }) => ok)).toEqual([true, true])
    expect((await userNamed('inspector')).roleIds).toEqual(['employee', 'inspector'])
    const history = await company.api.get<{ operation: string }[]>('/blade-bip/plus/history', {
      token: admin,
      query: { resource: 'user', id: one.id },
    })
    expect(history.body.data[0]?.operation).toBe('grant')
  })

  test('the platform of an account is kept with a history, by those who may', async () => {
    const { id } = await userNamed('worker')
    const path = '/blade-system/user/platform-detail'
    const read = async () => (await company.api.get(path, { token: admin, query: { id } })).body.data
    expect(await read()).toEqual({ id, userType: 'web', userExt: '' })
    const update = (body: object, token = admin) => company.api.post('/blade-system/user/update-platform', { token, body })
    expect((await update({ id, userType: 'app', userExt: 'PDA-07' }, await company.signIn('sales'))).status).toBe(403)
    expect((await update({ id, userType: 'toaster' })).status).toBe(400)
    expect((await update({ id: 'nobody', userType: 'app' })).status).toBe(404)
    expect((await update({ id, userType: 'app', userExt: 'PDA-07' })).status).toBe(200)
    expect(await read()).toEqual({ id, userType: 'app', userExt: 'PDA-07' })
    const other = company.tokenFor({ tenantId: '200000', permissions: { user_view: 'all' } })
    expect((await company.api.get(path, { token: other, query: { id } })).status).toBe(404)
    // Whoever reaches some accounts alone reaches no further here.
    const near = company.tokenFor({ deptId: 'nowhere', permissions: { user_view: 'deptDeep', user_edit: 'deptDeep' } })
    expect((await company.api.get(path, { token: near, query: { id } })).status).toBe(404)
    expect((await update({ id, userType: 'other' }, near)).status).toBe(404)
    expect(await read()).toEqual({ id, userType: 'app', userExt: 'PDA-07' })
  })

  test('people are listed whole by department, and searched page by page', async () => {
    const token = await company.signIn('sales')
    const list = async (query: Record<string, string>) =>
      (await company.api.get<{ deptId: string }[]>('/blade-system/user/user-list', { token, query })).body.data
    expect(new Set((await list({ deptId: 'd12' })).map(({ deptId }) => deptId))).toEqual(new Set(['d12']))
    expect((await list({})).length).toBeGreaterThan(50)
    const found = await company.api.get<Page<AnyRecord>>('/blade-system/search/user', { token, query: { current: 1, size: 5 } })
    expect(found.body.data.records).toHaveLength(5)
  })
})

describe('accounts of others', () => {
  test('are made without a password and get their first one from a reset', async () => {
    const { status, body } = await submit({
      account: 'new.hand',
      realName: '新来的',
      deptId: 'd10',
      roleIds: ['employee'],
      status: 'enabled',
    })
    expect(status).toBe(200)
    expect((await company.grant('new.hand')).status).toBe(400)
    const reset = await company.api.post<{ results: { data: { password: string } }[] }>('/blade-system/user/reset-password', {
      token: admin,
      body: { ids: body.data.id },
    })
    const password = reset.body.data.results[0]?.data.password
    const grant = await company.grant('new.hand', password)
    expect([grant.status, grant.body.pw_status]).toEqual([200, 1])
  })

  test('never show a password or its hash', async () => {
    const answers = JSON.stringify(await page({ size: '100' }))
    expect(answers).toContain('"account":"worker"')
    expect(answers).not.toMatch(/scrypt|hash|pwStatus|secret/i)
  })

  test('of administrators are a matter of administrators', async () => {
    const hr = await company.signIn('planner')
    const boss = await userNamed('admin')
    const worker = await userNamed('worker')
    expect((await submit({ id: worker.id, postName: '班组长' }, hr)).status).toBe(200)
    expect((await submit({ id: boss.id, status: 'disabled' }, hr)).status).toBe(403)
    expect((await submit({ id: worker.id, roleIds: ['administrator'] }, hr)).status).toBe(403)
    for (const path of ['reset-password', 'unlock', 'remove'])
      expect((await company.api.post(`/blade-system/user/${path}`, { token: hr, body: { ids: boss.id } })).status, path).toBe(403)
    expect((await company.grant('admin')).status).toBe(200)
  })

  test('get roles only from those who may grant them', async () => {
    const hr = await company.signIn('planner')
    const { id } = await userNamed('sales')
    const refused = await submit({ id, roleIds: ['employee', 'buyer'] }, hr)
    expect([refused.status, refused.body.msg]).toEqual([403, '没有权限：user_grant'])
    expect((await submit({ id, roleIds: ['employee', 'sales', 'nothing'] })).status).toBe(400)
  })

  test('get roles several at once, all or none', async () => {
    const [sales, inspector] = [await userNamed('sales'), await userNamed('inspector')]
    const grant = (token: string, roleIds: string) =>
      company.api.post('/blade-system/user/grant', { token, body: { userIds: [sales.id, inspector.id], roleIds } })
    expect((await grant(await company.signIn('sales'), 'employee,planner')).status).toBe(403)
    expect((await grant(admin, 'employee,nothing')).status).toBe(400)
    expect((await userNamed('sales')).roleIds).toEqual(['employee', 'sales'])
    expect((await grant(admin, 'employee,planner')).status).toBe(200)
    expect([(await userNamed('sales')).roleIds, (await userNamed('inspector')).roleIds]).toEqual(
      Array(2).fill(['employee', 'planner']),
    )
    await grant(admin, 'employee,sales')
  })

  test('keep one administrator', async () => {
    const { id } = await userNamed('admin')
    expect((await submit({ id, status: 'disabled' })).status).toBe(409)
    expect((await submit({ id, roleIds: ['employee'] })).status).toBe(409)
    const removed = await company.api.post('/blade-system/user/remove', { token: admin, body: { ids: id } })
    expect([removed.status, removed.body.msg]).toEqual([409, expect.stringMatching(/管理员|引用/)])
    const second = await userNamed('worker')
    expect((await submit({ id: second.id, roleIds: ['administrator'] })).status).toBe(200)
    expect((await submit({ id, roleIds: ['employee'] })).status).toBe(200)
  })
})

describe('the person picker', () => {
  type Colleague = { id: string; realName: string; deptName: string }
  const find = async (query: Record<string, string | number>) => {
    const token = await company.signIn('sales')
    return (await company.api.get<Page<Colleague>>('/blade-bip/bip-blade-user/page', { token, query })).body.data
  }

  test('finds by name, also in pinyin and without accents', async () => {
    for (const realName of ['陈嘉', 'chenjianing', 'cjn'])
      expect((await find({ realName })).records.map((one) => one.realName)).toContain('陈嘉宁')
    expect((await find({ realName: 'nguyen van hung' })).records[0]?.realName).toBe('Nguyễn Văn Hùng')
  })

  test('narrows by role and by department with those below it', async () => {
    expect(
      (await find({ deptId: 'd02', size: 100 })).records.map(({ deptName }) => deptName).filter((name) => !name.includes('销售')),
    ).toEqual([])
    expect((await find({ deptId: 'd02' })).total).toBeGreaterThan((await find({ deptId: 'd03' })).total)
    expect((await find({ roleId: 'buyer' })).total).toBe(7)
  })

  test('turns pages and shows what everybody may know', async () => {
    const [first, second] = [await find({ size: 5 }), await find({ size: 5, current: 2 })]
    expect([first.records.length, second.records.length, first.pages]).toEqual([5, 5, Math.ceil(first.total / 5)])
    expect(first.records.map(({ id }) => id)).not.toEqual(second.records.map(({ id }) => id))
    expect(Object.keys(first.records[0] ?? {}).sort()).toEqual([
      'account',
      'avatar',
      'awayUntil',
      'deptId',
      'deptName',
      'fnumber',
      'id',
      'postName',
      'realName',
      'substituteName',
    ])
  })

  test('starts with colleagues', async () => {
    const token = await company.signIn('sales')
    const { body } = await company.api.get<Colleague[]>('/blade-bip/bip-blade-user/frequently-used-users', { token })
    expect(new Set(body.data.map(({ deptName }) => deptName))).toEqual(new Set(['销售部']))
    expect(body.data.map(({ realName }) => realName)).not.toContain('陈嘉宁')
  })

  test('then with whom one chooses often and lately, in forms and in pickers', async () => {
    const token = await company.signIn('sales')
    const first = async (count = 2) => {
      const { body } = await company.api.get<AnyRecord[]>('/blade-bip/bip-blade-user/frequently-used-users', { token })
      return body.data.slice(0, count).map(({ account }) => account)
    }
    const { rows } = await company.services.database.asSystem((tx) =>
      sql<{ id: string; account: string }>`select id, account from "user" where tenant_id = '000000'`.execute(tx),
    )
    const idOf = (account: string) => rows.find((row) => row.account === account)?.id ?? ''
    const [planner, inspector, own] = [idOf('planner'), idOf('inspector'), idOf('sales')]
    const choose = (targetIds: string) =>
      company.api.post('/blade-bip/collect/collect-selected-users', { token, query: { tableName: 'SELECTUSER', targetIds } })
    expect((await choose(`${planner},${own},nobody`)).status).toBe(200)
    expect(await first(1)).toEqual(['planner'])
    // A customer's owner is somebody who was chosen; saving again without a change is not.
    const made = await company.api.post<AnyRecord>('/blade-bip/customer/submit', {
      token,
      body: { fullname: '昆山电子', ownerId: inspector },
    })
    await choose(inspector)
    expect(await first()).toEqual(['inspector', 'planner'])
    for (let times = 0; times < 3; times += 1)
      await company.api.post('/blade-bip/customer/submit', { token, body: { id: made.body.data.id, ownerId: inspector } })
    await choose(planner)
    await choose(planner)
    expect(await first()).toEqual(['planner', 'inspector'])
    // What was chosen long ago counts little.
    await company.services.database.asSystem((tx) =>
      sql`update user_choice set chosen_at = chosen_at - interval '200 days' where chosen_id = ${planner}`.execute(tx),
    )
    expect(await first()).toEqual(['inspector', 'planner'])
    expect((await choose('a b')).status).toBe(400)
    const theirs = await company.signIn('worker')
    const { body } = await company.api.get<AnyRecord[]>('/blade-bip/bip-blade-user/frequently-used-users', { token: theirs })
    expect(body.data.map(({ account }) => account)).not.toContain('planner')
  })

  test('tells who is away, until when and who stands in', async () => {
    type Known = Colleague & { account: string; awayUntil: string; substituteName: string }
    const known = async (account: string) => {
      const found = ((await find({ size: 200 })).records as Known[]).find((one) => one.account === account)
      if (!found) throw new Error(`no colleague ${account}`)
      return found
    }
    const substitute = await known('worker')
    const hour = 3_600_000
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const body = { reason: '出差', substituteId: substitute.id, startTime: at(-1), endTime: at(48) }
    const token = await company.signIn('sales')
    expect((await company.api.post('/blade-bip/plus/approval-substitute/submit', { token, body })).status).toBe(200)
    expect(await known('sales')).toMatchObject({
      awayUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      substituteName: substitute.realName,
    })
    expect(await known('worker')).toMatchObject({ awayUntil: '', substituteName: '' })
  })
})
