import { authCalls, errors, plus, say, shellCalls, tokenHeader, wikiTokenParameter } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Route } from '../../http/route.ts'
import { openStomp } from '../../push/testing/stompClient.ts'
import { type Company, startCompany } from '../../testing/company.ts'
import { multipart } from '../../testing/http.ts'

let company: Company
let due = ''

beforeAll(async () => {
  company = await startCompany({ config: { requestsPerMinute: 1_000_000 } })
  // Somebody who holds everything, but for a password of their own.
  await set(sql`update user_secret set pw_status = 1
    where user_id in (select id from "user" where account in ('admin', 'worker'))`)
  due = (await company.grant('admin')).body.access_token ?? ''
})
afterAll(() => company.stop())

const set = (statement: ReturnType<typeof sql>) => company.services.database.asSystem((tx) => statement.execute(tx))
const call = ({ method, path }: Route) =>
  company.fastify.inject({ method, url: `/api${path}`, headers: { [tokenHeader]: `bearer ${due}` } })

/** What choosing a password takes. */
const open = [
  'GET /blade-auth/oauth/logout',
  'POST /blade-auth/oauth/logout',
  'GET /blade-auth/oauth/user-info',
  'GET /blade-system/user/info',
  'GET /blade-bip/dc-system-user/check-old-pw',
  'POST /blade-bip/dc-system-user/update-password',
  'POST /blade-system/user/update-password',
]

test('whoever has a temporary password may choose one of their own, and nothing else', async () => {
  const answered: string[] = []
  for (const route of company.routes) {
    const name = `${route.method} ${route.path}`
    if ('public' in route.access || open.includes(name)) continue
    const { statusCode, headers } = await call(route)
    if (statusCode !== 403 || headers['bip-error'] !== 'passwordDue') answered.push(`${name} ${statusCode}`)
  }
  expect(answered).toEqual([])
  const declared = company.routes.filter(({ access }) => 'signedIn' in access && access.whilePasswordDue)
  expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(open.toSorted())
  for (const path of [authCalls.userInfo, '/blade-system/user/info'])
    expect((await company.api.get(path, { token: due })).status).toBe(200)
})

test('the refusal says what to do, in the language of whoever asks', async () => {
  for (const language of ['zh-CN', 'en', 'vi'] as const) {
    const headers = { 'accept-language': language }
    const { body } = await company.api.get('/blade-message/message/my/list', { token: due, headers })
    expect(body.msg).toBe(say(errors.passwordDue.text, language))
  }
})

test('nothing is uploaded, nobody is looked up and no public page knows them as somebody', async () => {
  const upload = multipart({ name: 'a.txt', content: Buffer.from('x'), type: 'text/plain' })
  for (const path of ['/blade-resource/oss/endpoint/put-file', '/blade-resource/oss/endpoint/put-file-attach'])
    expect((await company.api.post(path, { token: due, ...upload })).status).toBe(403)
  const sop = await company.api.get(shellCalls.sopDoc, { token: due, query: { id: 'x' } })
  expect(sop.headers['bip-error']).toBe('passwordDue')
})

test('neither the push socket nor the wiki’s own token is a way around it', async () => {
  const address = await company.fastify.listen({ host: '127.0.0.1', port: 0 })
  const socket = await openStomp(address)
  socket.send('CONNECT', { 'accept-version': '1.2', host: 'bip', 'Blade-Auth': `bearer ${due}` })
  expect((await socket.until(({ command }) => command === 'ERROR' || command === 'CONNECTED')).command).toBe('ERROR')
  socket.socket.terminate()

  const sales = await company.signIn('sales')
  const query = { id: wikiTokenParameter }
  const { body } = await company.api.get<string>('/blade-system/param/detail', { token: sales, query })
  await set(sql`update user_secret set pw_status = 1 where user_id in (select id from "user" where account = 'sales')`)
  company.services.access.forget('000000')
  const asked = await company.api.post('/graphql/wiki', {
    headers: { authorization: `Bearer ${body.data}` },
    body: { query: '{ pages { list { id } } }' },
  })
  expect(asked.headers['bip-error']).toBe('passwordDue')
})

test('everything is open once the password is one’s own', async () => {
  const token = (await company.grant('worker')).body.access_token ?? ''
  expect((await company.api.get(plus.devices, { token })).status).toBe(403)
  const [oldPassword, newPassword] = await Promise.all(['bip-demo', 'a new secret'].map(company.seal))
  const path = '/blade-system/user/update-password'
  expect((await company.api.post(path, { token, body: { oldPassword, newPassword } })).status).toBe(200)
  expect((await company.api.get(plus.devices, { token })).status).toBe(200)
})
