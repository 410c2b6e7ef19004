import { authCalls, markerHeader, markerValue } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../../tests/support/figures.ts'
import { type Company, client, type GrantAnswer, startCompany } from '../../testing/company.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')
const seconds = (count: number) => {
  now += count * 1000
}

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
})
afterAll(() => company.stop())

const signIn = async (account = 'sales') => (await company.grant(account)).body
const works = async (token = '') => (await company.api.get(authCalls.userInfo, { token })).status === 200

describe('refreshing', () => {
  test('answers new tokens; the access token before stays good until its hour is over', async () => {
    const first = await signIn()
    seconds(3000)
    const next = await company.refresh(first.refresh_token ?? '')
    expect(next.status).toBe(200)
    expect(next.body.account).toBe('sales')
    expect(next.body.access_token).not.toBe(first.access_token)
    expect(next.body.refresh_token).not.toBe(first.refresh_token)
    expect([await works(first.access_token), await works(next.body.access_token)]).toEqual([true, true])
    seconds(601)
    expect([await works(first.access_token), await works(next.body.access_token)]).toEqual([false, true])
  })

  test('takes the token before for thirty seconds more, and answers it with the current one', async () => {
    const first = await signIn()
    const next = await company.refresh(first.refresh_token ?? '')
    seconds(29)
    const late = await company.refresh(first.refresh_token ?? '')
    expect([late.status, late.body.refresh_token?.split('.')[3]]).toEqual([200, '1'])
    expect((await company.refresh(next.body.refresh_token ?? '')).status).toBe(200)
  })

  test('ends the whole session when an older token comes back', async () => {
    const first = await signIn()
    const next = await company.refresh(first.refresh_token ?? '')
    seconds(31)
    expect((await company.refresh(first.refresh_token ?? '')).status).toBe(401)
    seconds(1)
    expect(await works(next.body.access_token)).toBe(false)
    expect((await company.refresh(next.body.refresh_token ?? '')).status).toBe(401)
  })

  test('twenty tabs at once, round after round, are never signed out', async () => {
    let token = (await signIn()).refresh_token ?? ''
    const rounds = count(10, 500)
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => company.refresh(token)))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      const next = new Set(answers.map(({ body }) => body.refresh_token?.split('.')[3]))
      expect(next).toEqual(new Set([String(round + 1)]))
      token = answers.at(round % 20)?.body.refresh_token ?? ''
      seconds(3000)
    }
    recordFigure('20 tabs that refresh at once', `${rounds} rounds, 0 signed out`)
  })

  test('refuses an access token, nothing, and what nobody wrote', async () => {
    const { access_token = '' } = await signIn()
    for (const token of [access_token, '', 'r.000000.x.0.9999999999.AAAA', 'null'])
      expect((await company.refresh(token)).status).toBe(401)
  })

  test('ends for a session that was not used for thirty days', async () => {
    const { refresh_token = '' } = await signIn()
    seconds(30 * 86_400 + 1)
    expect((await company.refresh(refresh_token)).status).toBe(401)
  })
})

describe('the fallback cookie', () => {
  const revive = async (cookie: string, headers: Record<string, string>) =>
    (await company.api.post(authCalls.token, {
      query: { grant_type: 'refresh_token' },
      headers: { ...client, cookie, ...headers },
    })) as unknown as GrantAnswer // flat

  const signInWithCookie = async () => {
    const { headers, body } = await company.grant('planner')
    const written = String(headers['set-cookie'])
    return { written, cookie: written.split(';')[0] ?? '', body }
  }

  test('is out of reach of scripts and other sites, and lives thirty days', async () => {
    const { written } = await signInWithCookie()
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Max-Age=2592000']) expect(written).toContain(part)
  })

  test('brings a session back together with the marker header, and alone nothing', async () => {
    const { cookie } = await signInWithCookie()
    expect((await revive(cookie, {})).status).toBe(401)
    expect((await revive(cookie, { [markerHeader]: 'Other' })).status).toBe(401)
    const revived = await revive(`other=1; ${cookie}`, { [markerHeader]: markerValue })
    expect([revived.status, revived.body.account]).toEqual([200, 'planner'])
    expect(await works(revived.body.access_token)).toBe(true)
  })

  test('opens no other call, and ends with the session', async () => {
    const { cookie, body } = await signInWithCookie()
    const headers = { cookie, [markerHeader]: markerValue }
    expect((await company.api.get(authCalls.userInfo, { headers })).status).toBe(401)
    const out = await company.api.get(authCalls.logout, { token: body.access_token })
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
    expect((await revive(cookie, { [markerHeader]: markerValue })).status).toBe(401)
  })

  test('rotates at each use, with thirty seconds for the one before', async () => {
    const { cookie } = await signInWithCookie()
    const marked = { [markerHeader]: markerValue }
    const cookieOf = ({ headers }: GrantAnswer) => String(headers['set-cookie']).split(';')[0] ?? ''
    const first = await revive(cookie, marked)
    const next = cookieOf(first)
    expect([first.status, next === cookie]).toEqual([200, false])
    seconds(29)
    expect((await revive(cookie, marked)).status).toBe(200)
    expect((await revive(next, marked)).status).toBe(200)
  })

  test('that was copied ends the whole session once it comes back', async () => {
    const { cookie } = await signInWithCookie()
    const marked = { [markerHeader]: markerValue }
    const { body } = await revive(cookie, marked)
    seconds(31)
    expect((await revive(cookie, marked)).status).toBe(401)
    seconds(1)
    expect(await works(body.access_token)).toBe(false)
    expect((await company.refresh(body.refresh_token ?? '')).status).toBe(401)
  })

  test('goes with the refresh token: one that is older than both is worth nothing', async () => {
    const { cookie, body } = await signInWithCookie()
    const next = await company.refresh(body.refresh_token ?? '')
    const written = String(next.headers['set-cookie']).split(';')[0] ?? ''
    seconds(31)
    expect((await revive(written, { [markerHeader]: markerValue })).status).toBe(200)
    expect((await revive(cookie, { [markerHeader]: markerValue })).status).toBe(401)
  })

  test('is not taken for a refresh token, nor the other way round', async () => {
    const { cookie, body } = await signInWithCookie()
    expect((await company.refresh(cookie.slice(cookie.indexOf('=') + 1))).status).toBe(401)
    const forged = `bip-session=${body.refresh_token}`
    expect((await revive(forged, { [markerHeader]: markerValue })).status).toBe(401)
  })
})
