import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClientLog, listen, type Report, withoutSecrets } from './clientLog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setUp() {
  const sent: Report[][] = []
  const log = createClientLog(
    async (reports) => void sent.push([...reports]),
    () => new Date('2026-11-20T02:00:00Z'),
  )
  return { log, sent }
}

it('sends what went wrong together, each once with how often', async () => {
  const { log, sent } = setUp()
  log.report(new TypeError('x is undefined'), '/crm/customer')
  for (let time = 0; time < 4; time++) log.report(new Error('chart failed'), '/desk/index')
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.map(({ message, page, times }) => [message, page, times])).toEqual([
    ['x is undefined', '/crm/customer', 1],
    ['chart failed', '/desk/index', 4],
  ])
})

it('keeps still after thirty of them, about failed requests, and when it cannot be sent itself', async () => {
  const { log, sent } = setUp()
  for (let problem = 0; problem < 100; problem++) log.report(new Error(`problem ${problem}`), '/')
  log.report(Object.assign(new Error('called off'), { name: 'AbortError' }), '/')
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.flat()).toHaveLength(30)
  const deaf = createClientLog(() => Promise.reject(new Error('away')))
  deaf.report(new Error('x'), '/')
  await expect(deaf.flush()).resolves.toBeUndefined()
})

it('never says what lets its reader in', () => {
  const secret = 'eyJhbGciOi.J9-secret_7'
  for (const text of [
    `Blade-Auth: bearer ${secret}`,
    `{"access_token":"${secret}"}`,
    `at f (https://portal.example/sop-doc?id=7&sign=${secret}:1:2)`,
    `password=${secret}&x=1`,
    `https://portal.example/jump/7?token=${secret}`,
  ])
    expect(withoutSecrets(text)).not.toContain(secret)
  expect(withoutSecrets('at f (https://portal.example/assets/a.js:1:2)')).toBe('at f (https://portal.example/assets/a.js:1:2)')
  expect(withoutSecrets('x'.repeat(9000))).toHaveLength(1500)
})

it('hears of code that did not come, and leaves the error to whoever asked for it', async () => {
  const page = Object.assign(new EventTarget(), { location: { pathname: '/scm/supplier' } })
  vi.stubGlobal('window', page)
  const { log, sent } = setUp()
  const stop = listen(log)
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error('Unable to preload a.css'),
  })
  page.dispatchEvent(event)
  // Whoever cancels it keeps the import from rejecting, and the page from saying that it failed.
  expect(event.defaultPrevented).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent.flat().map(({ message, page: path }) => [message, path])).toEqual([['Unable to preload a.css', '/scm/supplier']])
  stop()
  page.dispatchEvent(event)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toHaveLength(1)
  vi.unstubAllGlobals()
})
