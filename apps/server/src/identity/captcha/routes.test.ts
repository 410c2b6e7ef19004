import { authCalls, type Work, workHeader } from '@bip/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/index.ts'
import { solveQuickly } from '../../testing/work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { trustProxy: '127.0.0.1' } })
})
afterAll(() => server.stop())

const picture = (address: string, more: Record<string, string> = {}) =>
  server.api.get<{ key: string; image: string } & { work?: Work }>(authCalls.captcha, {
    headers: { 'x-forwarded-for': address, ...more },
  })

test('the spec’s clients get key and picture, flat and in the envelope', async () => {
  const { body } = await picture('203.0.113.1')
  expect(body).toMatchObject({ ...body.data, code: 200, data: { key: expect.stringMatching(/^[\da-f]{32}$/) } })
})

test('beyond sixty pictures a minute an address solves a puzzle for each, and others go on', async () => {
  const answers = []
  for (let at = 0; at < 75; at++) answers.push(await picture('198.51.100.1'))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true)
  const work = refused[0]?.body.data.work
  if (!work) throw new Error('The refusal asks for no puzzle.')
  const solved = { [workHeader]: `${work.challenge}:${await solveQuickly(work)}` }
  expect((await picture('198.51.100.1', solved)).status).toBe(200)
  // Now and then one has come back meanwhile, so a used puzzle is tried until none has.
  await expect.poll(async () => (await picture('198.51.100.1', solved)).status).toBe(429)
  expect((await picture('203.0.113.1')).status).toBe(200)
}, 120_000)
