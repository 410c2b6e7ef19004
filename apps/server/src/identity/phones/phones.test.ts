import { type AnyRecord, authCalls, errors, type HomeUser, plus, say, shellCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'

let company: Company
let admin = ''
let now = Date.parse('2026-11-20T08:00:00Z')
const number = '13900001234'

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
  admin = await company.signIn('admin')
})
afterAll(() => company.stop())
beforeEach(async () => {
  now += 61_000
  await set(sql`delete from login_guard`)
  await set(sql`update "user" set phone = null where phone = ${number}`)
})

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const idOf = async (account: string) =>
  ((await set(sql`select id from "user" where account = ${account}`)) as { rows: { id: string }[] }).rows[0]?.id ?? ''
const enter = (token: string, phone: string) => company.api.post(shellCalls.updateInfo, { token, body: { phone } })
const confirmed = async (account: string) => company.confirm(await company.signIn(account))
const lastCode = async () => {
  const { rows } = (await set(sql`select content from sms_message where content ~ '[0-9]{6}' order by id desc limit 1`)) as {
    rows: { content: string }[]
  }
  return /(?<!\d)\d{6}(?!\d)/.exec(rows[0]?.content ?? '')?.[0] ?? ''
}
const askCode = (token: string) => company.api.post<{ id: string }>(plus.phoneCode, { token })
const prove = (token: string, id: string, code: string) => company.api.post(plus.confirmPhone, { token, body: { id, code } })
/** Enters a number and confirms it by the code that it is sent. */
async function own(token: string, phone: string) {
  await enter(token, phone)
  const asked = await askCode(token)
  if (asked.status !== 200) return asked
  return prove(token, asked.body.data.id, await lastCode())
}
/** Who comes in by a code that is sent to a number; undefined where nobody does. */
async function comesIn(phone: string): Promise<string | undefined> {
  now += 61_000
  await set(sql`delete from sms_message`)
  const { body } = await company.api.post<{ id: string }>(authCalls.sendCode, { query: { phone: await company.seal(phone) } })
  const asked = { grant_type: 'sms_code', phone: await company.seal(phone), codeId: body.data.id, codeValue: await lastCode() }
  const answer = (await company.api.post(authCalls.token, { query: asked, headers: client })) as unknown as GrantAnswer // flat
  now += 61_000
  return answer.body.account
}
const counts = async (token: string) =>
  (await company.api.get<HomeUser>(shellCalls.homeUser, { token })).body.data.isPhoneConfirmed

describe('a number that one enters oneself', () => {
  test('lets nobody in until a code that was sent to it is given back', async () => {
    const token = await confirmed('sales')
    await enter(token, number)
    expect([await counts(token), await comesIn(number)]).toEqual([false, undefined])
    const { body } = await askCode(token)
    const code = await lastCode()
    expect((await prove(token, body.data.id, code === '000000' ? '111111' : '000000')).status).toBe(400)
    expect((await prove(token, body.data.id, code)).status).toBe(200)
    expect([await counts(token), await comesIn(number)]).toEqual([true, 'sales'])
    expect((await prove(token, body.data.id, code)).status).toBe(400)
  })

  test('of a colleague takes nothing from them, entered before or after theirs', async () => {
    const [attacker, owner] = [await confirmed('buyer'), await confirmed('sales')]
    await enter(attacker, number)
    expect((await own(owner, number)).status).toBe(200)
    expect(await comesIn(number)).toBe('sales')
    await enter(attacker, '')
    await enter(attacker, number)
    expect(await comesIn(number)).toBe('sales')
  })

  test('is refused in words where it counts for a colleague, however the code came', async () => {
    const [owner, second] = [await confirmed('sales'), await confirmed('buyer')]
    await own(owner, number)
    now += 61_000
    const refused = await own(second, number)
    expect([refused.status, refused.headers['bip-error'], refused.body.msg]).toEqual([
      409,
      'phoneTaken',
      say(errors.phoneTaken.text, 'zh-CN'),
    ])
    expect(await comesIn(number)).toBe('sales')
  })

  test('is confirmed by one of two who do so at once', async () => {
    const tokens = [await confirmed('sales'), await confirmed('buyer')]
    const asked = []
    for (const token of tokens) {
      await enter(token, number)
      const { body } = await askCode(token)
      // A code of the other is deleted with a new one for the same phone: both are put back as they were.
      asked.push({ token, id: body.data.id, code: await lastCode() })
      await set(sql`update sms_code set expires_at = expires_at, phone = ${`kept ${body.data.id}`} where id = ${body.data.id}`)
      now += 61_000
    }
    await set(sql`update sms_code set phone = ${number} where phone like 'kept %'`)
    const statuses = (await Promise.all(asked.map(({ token, id, code }) => prove(token, id, code)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const { rows } = (await set(sql`select user_id from confirmed_phone where phone = ${number}`)) as { rows: object[] }
    expect(rows).toHaveLength(1)
  })

  test('is asked for with the password alone, and its codes are no sign-in codes nor the other way round', async () => {
    const token = await company.signIn('sales')
    expect((await askCode(token)).headers['bip-error']).toBe('confirmNeeded')
    expect((await prove(token, 'a'.repeat(32), '000000')).headers['bip-error']).toBe('confirmNeeded')
    await company.confirm(token)
    await own(token, number)
    now += 61_000
    const { body } = await askCode(token)
    const asked = { grant_type: 'sms_code', phone: await company.seal(number), codeId: body.data.id, codeValue: await lastCode() }
    expect((await company.api.post(authCalls.token, { query: asked, headers: client })).status).toBe(400)
  })

  test('is guessed ten times at most', async () => {
    const token = await confirmed('inspector')
    await enter(token, number)
    const { body } = await askCode(token)
    for (let round = 0; round < 10; round++) expect((await prove(token, body.data.id, 'x')).status).toBe(400)
    expect((await prove(token, body.data.id, await lastCode())).status).toBe(429)
  })

  test('stops counting once it is changed, also for a code that is under way', async () => {
    const token = await confirmed('sales')
    await own(token, number)
    now += 61_000
    await set(sql`delete from sms_message`)
    const { body } = await company.api.post<{ id: string }>(authCalls.sendCode, { query: { phone: await company.seal(number) } })
    const code = await lastCode()
    await company.confirm(token)
    await enter(token, '13900005678')
    const asked = { grant_type: 'sms_code', phone: await company.seal(number), codeId: body.data.id, codeValue: code }
    expect((await company.api.post(authCalls.token, { query: asked, headers: client })).status).toBe(400)
    expect([await comesIn(number), await comesIn('13900005678')]).toEqual([undefined, undefined])
  })
})

describe('a number that administrators enter', () => {
  const give = async (account: string, phone: string | null, token = admin) =>
    company.api.post('/blade-system/user/submit', { token, body: { id: await idOf(account), phone } })

  test('counts at once where it is nobody else’s', async () => {
    await give('inspector', number)
    expect(await comesIn(number)).toBe('inspector')
  })

  test('is taken from nobody for whom it counts already', async () => {
    await own(await confirmed('sales'), number)
    expect((await give('inspector', number)).status).toBe(200)
    expect(await comesIn(number)).toBe('sales')
    // So is a new account with the same number.
    const made = await company.api.post<AnyRecord>('/blade-system/user/submit', {
      token: admin,
      body: { account: 'shares.one', realName: '同号', deptId: 'd10', status: 'enabled', phone: number },
    })
    expect([made.status, await comesIn(number)]).toEqual([200, 'sales'])
  })

  test('counts only once its owner confirms it where it was given by somebody who holds less', async () => {
    await set(sql`insert into role (tenant_id, id, code, name) values ('000000', 'clerk', 'clerk', '人事文员')`)
    await set(sql`insert into role_permission (tenant_id, role_id, code, scope)
      select '000000', 'clerk', code, 'all' from unnest(array['user_view', 'user_edit', 'user_add']) code`)
    await set(sql`update "user" set role_ids = '{employee,clerk}' where account = 'planner'`)
    const clerk = await company.signIn('planner')
    expect((await give('sales', number, clerk)).status).toBe(200)
    expect(await comesIn(number)).toBeUndefined()
    expect((await own(await confirmed('sales'), number)).status).toBe(200)
    expect(await comesIn(number)).toBe('sales')
  })

  test('goes with the account that had it', async () => {
    await give('inspector', number)
    await set(sql`update "user" set is_deleted = true where account = 'inspector'`)
    expect((await own(await confirmed('buyer'), number)).status).toBe(200)
    expect(await comesIn(number)).toBe('buyer')
    await set(sql`update "user" set is_deleted = false, phone = null where account = 'inspector'`)
  })

  test('stays when the password is reset, one that was confirmed by oneself does not', async () => {
    const reset = async (account: string) =>
      company.api.post('/blade-system/user/reset-password', { token: admin, body: { ids: await idOf(account) } })
    await give('inspector', number)
    await reset('inspector')
    expect(await comesIn(number)).toBe('inspector')
    await set(sql`update "user" set phone = null where phone = ${number}`)
    await own(await confirmed('sales'), number)
    await reset('sales')
    expect(await comesIn(number)).toBeUndefined()
  })
})
