import { authCalls } from '@bip/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isProof, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Company, client, startCompany } from '../../testing/company.ts'
import { testHome } from '../../testing/index.ts'
import { testPasswordCost } from '../../testing/server.ts'
import { passwordCost, setPasswordCost } from '../secrets/passwords.ts'

let company: Company
let token: string
let cipher: string

beforeAll(async () => {
  // What is shown here is that a check takes long; other tests have theirs for a hundredth.
  setPasswordCost(isProof ? passwordCost : { ...passwordCost, p: 1 })
  company = await startCompany({ config: { captcha: 'off' } })
  token = await company.signIn('planner')
  cipher = await company.seal('a guess')
})
afterAll(async () => {
  setPasswordCost(testPasswordCost)
  await company.stop()
})

const list = () => company.api.get('/blade-bip/ScmMaterial/material-list', { token })
/** Nobody has this account, so that no lock spares the server the work. */
const badLogin = (account: string) =>
  company.api.post(authCalls.token, {
    query: { grant_type: 'password', username: account, password: cipher },
    headers: client,
  })

test('lists are answered while passwords are being checked', async () => {
  const done: string[] = []
  const logins = Array.from({ length: 12 }, (_, at) => badLogin(`bad${at}`).then(() => done.push('login')))
  const lists = Array.from({ length: 5 }, () => list().then(({ status }) => done.push(`list ${status}`)))
  await Promise.all([...logins, ...lists])
  // Twelve checks take seconds; all lists are there before the second of them is done.
  expect(done.indexOf('login')).toBeGreaterThanOrEqual(0)
  expect(done.slice(0, 7).filter((name) => name === 'list 200')).toHaveLength(5)
})

// A hundred checks keep a core busy for seconds, and no database has a part in that.
test.runIf(testHome === 'embedded')(
  'more than can be checked soon are turned away, not kept',
  async () => {
    await company.services.database.asSystem((tx) => sql`delete from login_guard`.execute(tx))
    // Long enough that all have come before the queue has room again.
    if (!isProof) setPasswordCost({ ...passwordCost, N: passwordCost.N / 2, p: 1 })
    const answers = await Promise.all(Array.from({ length: 130 }, (_, at) => badLogin(`many${at}`)))
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.headers['retry-after']).toBe('1')
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 503]))
    expect((await list()).status).toBe(200)
  },
  120_000,
)

test.runIf(isProof)(
  'fifty bad logins a second leave lists under half a second',
  async () => {
    const times: number[] = []
    const logins: Promise<unknown>[] = []
    const until = performance.now() + 20_000
    while (performance.now() < until) {
      logins.push(badLogin(`proof${logins.length}`))
      const from = performance.now()
      await list()
      times.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 20 - (times.at(-1) ?? 0))))
    }
    await Promise.all(logins)
    times.sort((one, other) => one - other)
    const p99 = times[Math.floor(times.length * 0.99)] ?? Number.NaN
    recordFigure('50 bad logins a second', `${logins.length} logins, lists at p99 ${p99.toFixed(0)} ms`)
    expect(p99).toBeLessThan(500)
  },
  120_000,
)
