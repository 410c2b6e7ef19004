import { type Device, plus } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Company, startCompany } from '../../testing/company.ts'

let company: Company
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  company = await startCompany({ clock: () => new Date(now) })
})
afterAll(() => company.stop())

const devices = async (token: string) => (await company.api.get<Device[]>(plus.devices, { token })).body.data
const end = async (token: string, query = {}) => company.api.post(plus.endDevice, { token: await company.confirm(token), query })

test('everybody sees where they are signed in, and nobody else’s', async () => {
  const [one, other] = [await company.signIn('sales'), await company.signIn('sales')]
  await company.signIn('buyer')
  const mine = await devices(one)
  expect(mine).toHaveLength(2)
  expect(mine.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  expect((await devices(other))[0]?.id).toBe(mine[1]?.id)
})

test('when a device was last in use is known to the minute', async () => {
  const token = await company.signIn('inspector')
  const seenAfter = async (seconds: number) => {
    now += seconds * 1000
    await company.api.get('/blade-system/user/info', { token })
    now += 1000
    const [device] = await devices(token)
    return (now - Date.parse(device?.seenAt ?? '')) / 1000
  }
  expect(await seenAfter(30)).toBe(31)
  expect(await seenAfter(600)).toBe(1)
  expect(await seenAfter(45)).toBe(47)
})

test('another device is signed out, and at once', async () => {
  const [one, other] = [await company.signIn('planner'), await company.signIn('planner')]
  const [, there] = await devices(one)
  expect((await end(one, { id: there?.id })).status).toBe(200)
  expect((await company.api.get(plus.devices, { token: other })).status).toBe(401)
  expect(await devices(one)).toHaveLength(1)
  expect((await end(one, { id: there?.id })).status).toBe(404)
})

test('all others are signed out at once; this one stays', async () => {
  const [one, two, three] = [await company.signIn('worker'), await company.signIn('worker'), await company.signIn('worker')]
  await end(one)
  for (const token of [two, three]) expect((await company.api.get(plus.devices, { token })).status).toBe(401)
  expect(await devices(one)).toHaveLength(1)
})

test('nobody is signed out elsewhere by whoever found a session open', async () => {
  const [one, other] = [await company.signIn('planner'), await company.signIn('planner')]
  const all = await company.api.post(plus.endDevice, { token: one })
  const [, there] = await devices(one)
  const single = await company.api.post(plus.endDevice, { token: one, query: { id: there?.id ?? '' } })
  expect([all, single].map(({ status, headers }) => [status, headers['bip-error']])).toEqual(
    Array(2).fill([403, 'confirmNeeded']),
  )
  expect((await company.api.get(plus.devices, { token: other })).status).toBe(200)
  const body = { password: await company.seal('bip-demo') }
  expect((await company.api.post(plus.endDevice, { token: one, body })).status).toBe(200)
  expect((await company.api.get(plus.devices, { token: other })).status).toBe(401)
})

test('sessions of others stay out of reach', async () => {
  const [sales, buyer] = [await company.signIn('sales'), await company.signIn('buyer')]
  const [own] = await devices(buyer)
  expect((await end(sales, { id: own?.id })).status).toBe(404)
  expect((await company.api.get(plus.devices, { token: buyer })).status).toBe(200)
})
