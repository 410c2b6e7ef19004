import { type AnyRecord, errors, type Message, type Page, plus, say, shellCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
})
afterAll(() => company.stop())
beforeEach(() => set(sql`delete from login_guard`))

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const update = (token: string, body: object, language = 'zh-CN') =>
  company.api.post(shellCalls.updateInfo, { token, body, headers: { 'user-agent': browser, 'accept-language': language } })
const phoneOf = async (token: string) => (await company.api.get<AnyRecord>('/blade-system/user/info', { token })).body.data.phone
const inbox = async (token: string, language = 'zh-CN') => {
  const headers = { 'accept-language': language }
  const { body } = await company.api.get<Page<Message>>('/blade-message/message/my/list', { token, headers })
  return body.data.records
}
const outbox = async () => {
  const token = await company.signIn('admin')
  const { body } = await company.api.get<Page<{ phone: string; content: string }>>('/blade-bip/plus/sms-message/list', { token })
  return body.data.records
}

describe('a session that was left open', () => {
  test('does not let anybody change the number or the address of its owner', async () => {
    const token = await company.signIn('sales')
    const before = await phoneOf(token)
    for (const [language, body] of [
      ['zh-CN', { phone: '13811112222' }],
      ['en', { email: 'other@example.com' }],
      ['vi', { phone: '' }],
    ] as const) {
      const { status, headers, body: answer } = await update(token, body, language)
      expect([status, headers['bip-error'], answer.msg]).toEqual([403, 'confirmNeeded', say(errors.confirmNeeded.text, language)])
    }
    expect(await phoneOf(token)).toBe(before)
    // What is sent along as it is changes nothing and asks for nothing.
    expect((await update(token, { phone: before })).status).toBe(200)
  })

  test('lets whoever knows the password go on for five minutes, and no other session', async () => {
    const [token, other] = [await company.confirm(await company.signIn('sales')), await company.signIn('sales')]
    expect((await update(token, { phone: '13811112222' })).status).toBe(200)
    expect((await update(other, { phone: '13811113333' })).status).toBe(403)
    now += 299_000
    expect((await update(token, { phone: '13811114444' })).status).toBe(200)
    now += 2000
    expect((await update(token, { phone: '13811115555' })).status).toBe(403)
    expect(await phoneOf(token)).toBe('13811114444')
  })

  test('takes the password with the change itself, as clients send it that do not ask apart', async () => {
    const token = await company.signIn('buyer')
    const wrong = await update(token, { phone: '13822220000', password: await company.seal('a guess') })
    expect([wrong.status, wrong.headers['bip-error']]).toEqual([400, 'passwordWrong'])
    expect((await update(token, { phone: '13822220000', password: await company.seal('bip-demo') })).status).toBe(200)
    expect(await phoneOf(token)).toBe('13822220000')
  })

  test('is no way around the limit on guesses', async () => {
    const token = await company.signIn('inspector')
    const guess = async (text: string) =>
      (await company.api.post(plus.confirmPassword, { token, body: { password: await company.seal(text) } })).status
    for (let round = 0; round < 10; round++) expect(await guess(`guess ${round}`)).toBe(400)
    expect(await guess('bip-demo')).toBe(429)
    expect((await update(token, { phone: '13822229999' })).status).toBe(403)
  })

  test('neither by the form of administrators, where they open their own account', async () => {
    const token = await company.signIn('admin')
    const { body } = await company.api.get<AnyRecord>('/blade-system/user/info', { token })
    const submit = () =>
      company.api.post('/blade-system/user/submit', { token, body: { id: body.data.id, phone: '13833330000' } })
    const reset = () => company.api.post('/blade-system/user/reset-password', { token, body: { ids: body.data.id } })
    for (const call of [submit, reset]) {
      const { status, headers } = await call()
      expect([status, headers['bip-error']]).toEqual([403, 'confirmNeeded'])
    }
    await company.confirm(token)
    expect((await submit()).status).toBe(200)
  })
})

describe('the owner of an account', () => {
  test('is told what changed, when, from where and how to undo it; so is the number that was there', async () => {
    const token = await company.confirm(await company.signIn('planner'))
    await update(token, { phone: '13844440000' })
    now += 60_000
    await update(token, { phone: '13844441111' })
    const [notice] = await inbox(token)
    expect(notice?.title).toBe('账号安全：手机号码已更改')
    expect(notice?.content).toMatch(
      /^2026-11-20 \d\d:\d\d，由 周明远 操作，来源：127\.0\.0\.1 · Chrome · Windows。.*在“个人信息”中改回.*修改密码.*退出其他设备/,
    )
    const [english] = await inbox(token, 'en')
    expect(english?.title).toBe('Account safety: your phone number was changed')
    const [message] = await outbox()
    expect(message).toMatchObject({ phone: '13844440000', content: expect.stringContaining('手机号码已更改') })
  })

  test('is told of a new password, and of what an administrator did', async () => {
    const token = await company.signIn('worker')
    const [oldPassword, newPassword] = await Promise.all(['bip-demo', 'a new secret'].map(company.seal))
    await company.api.post('/blade-system/user/update-password', { token, body: { oldPassword, newPassword } })
    expect((await inbox(token))[0]?.title).toBe('账号安全：登录密码已修改')
    const admin = await company.signIn('admin')
    const { rows } = (await set(sql`select id from "user" where account = 'worker'`)) as { rows: { id: string }[] }
    const id = rows[0]?.id
    await company.api.post('/blade-system/user/submit', { token: admin, body: { id, phone: '84912340000' } })
    expect((await inbox(token))[0]).toMatchObject({
      title: '账号安全：手机号码已更改',
      content: expect.stringContaining('由 沈知行 操作'),
    })
    const reset = await company.api.post<{ results: { data: { password: string } }[] }>('/blade-system/user/reset-password', {
      token: admin,
      body: { ids: id },
    })
    const given = reset.body.data.results[0]?.data.password ?? ''
    const again = await company.signIn('worker', given)
    const [old, next] = await Promise.all([given, 'another secret'].map(company.seal))
    await company.api.post('/blade-system/user/update-password', { token: again, body: { oldPassword: old, newPassword: next } })
    expect((await inbox(again)).map(({ title }) => title)).toEqual(
      expect.arrayContaining([expect.stringContaining('登录密码已重置')]),
    )
  })

  test('is told of other devices that were signed out', async () => {
    const [token] = [await company.confirm(await company.signIn('sales')), await company.signIn('sales')]
    await company.api.post(plus.endDevice, { token })
    expect((await inbox(token))[0]?.title).toBe('账号安全：已退出其他设备')
  })
})
