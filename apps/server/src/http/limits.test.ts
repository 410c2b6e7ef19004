import { plus } from '@bip/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../base/errors.ts'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { Budget } from './budget.ts'
import { route } from './route.ts'

let server: TestServer
let letGo: () => void = () => undefined
const held = new Promise<void>((resolve) => {
  letGo = resolve
})
const slow = route({ method: 'GET', path: '/test/slow', access: { public: true }, run: () => held })
const quick = route({ method: 'GET', path: '/test/quick', access: { public: true }, run: async () => 'here' })
const rare = route({ method: 'GET', path: '/test/rare', access: { public: true }, rateLimit: 2, run: async () => 'here' })

beforeAll(async () => {
  server = await startTestServer({ routes: [slow, quick, rare], config: { maxInFlight: 3 } })
})
afterAll(() => server.stop())

describe('a server with all hands full', () => {
  test('turns others away at once, stays healthy, and recovers', async () => {
    const waiting = [1, 2, 3].map(() => server.api.get('/test/slow'))
    const turnedAway = await server.api.get('/test/quick', { headers: { 'accept-language': 'en' } })
    expect([turnedAway.status, turnedAway.body.code, turnedAway.headers['retry-after']]).toEqual([503, 503, '1'])
    expect((await server.api.get(plus.health)).status).toBe(200)
    letGo()
    await Promise.all(waiting)
    expect((await server.api.get('/test/quick')).status).toBe(200)
  })
})

describe('a budget', () => {
  test('of a route is for each address, and says when to come back', async () => {
    expect((await server.api.get('/test/rare')).status).toBe(200)
    expect((await server.api.get('/test/rare')).status).toBe(200)
    const third = await server.api.get('/test/rare')
    expect([third.status, third.headers['retry-after']]).toEqual([429, '10'])
  })

  test('fills up evenly', () => {
    let now = 0
    const budget = new Budget(60, () => now)
    for (let call = 0; call < 60; call += 1) budget.spend('a')
    expect(() => budget.spend('a')).toThrow(Refusal)
    budget.spend('b')
    now = 1000
    budget.spend('a')
    expect(() => budget.spend('a')).toThrow(Refusal)
  })
})
