import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createUploadQueue, type QueueOptions } from './queue.ts'
import type { UploadSending } from './types.ts'

type Call = { file: File; sending: UploadSending; done: (stored: string) => void; fail: (error: Error) => void }
let calls: Call[] = []
beforeEach(() => {
  calls = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const file = (name: string, size = 100): File => new File([new Uint8Array(size)], name)
const start = (options: Partial<QueueOptions<string>> = {}) =>
  createUploadQueue<string>({
    transport: (sent, sending) =>
      new Promise((done, fail) => {
        sending.signal.addEventListener('abort', () => fail(new Error(String(sending.signal.reason))))
        calls.push({ file: sent, sending, done, fail })
      }),
    describe: (error) => (error as Error).message,
    silent: () => 'silent',
    ...options,
  })
const settle = () => vi.advanceTimersByTimeAsync(200)
const statuses = (queue: ReturnType<typeof start>) => queue.getSnapshot().items.map(({ status }) => status)
const underWay = () => calls.map(({ file: { name } }) => name)

test('so many at once, in their order, and one that fails holds up none of the others', async () => {
  const queue = start({ parallel: 2 })
  queue.add([file('a'), file('b'), file('c'), file('d')])
  expect(underWay()).toEqual(['a', 'b'])
  calls[0]?.fail(new Error('no network'))
  calls[1]?.done('B')
  await settle()
  expect(underWay()).toEqual(['a', 'b', 'c', 'd'])
  calls[2]?.done('C')
  calls[3]?.done('D')
  await settle()
  expect(statuses(queue)).toEqual(['error', 'success', 'success', 'success'])
  expect(queue.getSnapshot().items[0]?.error).toBe('no network')
  expect(queue.getSnapshot().totals).toMatchObject({ state: 'partialFailure', done: 3, failed: 1 })
  queue.retry()
  expect(underWay().at(-1)).toBe('a')
  calls[4]?.done('A')
  await settle()
  expect(queue.getSnapshot().totals.state).toBe('done')
})

test('one and all are paused, gone on with and cancelled', async () => {
  const queue = start({ parallel: 1 })
  queue.add([file('a'), file('b')])
  const [first, second] = queue.getSnapshot().items
  queue.pause([first?.id ?? ''])
  await settle()
  expect(calls[0]?.sending.signal.reason).toBe('pause')
  expect([statuses(queue), underWay()]).toEqual([
    ['paused', 'uploading'],
    ['a', 'b'],
  ])
  queue.pause()
  await settle()
  expect(queue.getSnapshot().totals.state).toBe('paused')
  queue.resume([second?.id ?? ''])
  await settle()
  expect(underWay()).toEqual(['a', 'b', 'b'])
  queue.cancel()
  await settle()
  expect(calls[2]?.sending.signal.reason).toBe('cancel')
  expect(queue.getSnapshot()).toMatchObject({ items: [], totals: { state: 'cancelled' } })
})

test('a paused file that is gone on with before its transport has stopped is sent once', async () => {
  const queue = start()
  queue.add([file('a')])
  queue.pause()
  queue.resume()
  expect(underWay()).toEqual(['a'])
  await settle()
  expect(underWay()).toEqual(['a', 'a'])
  expect(statuses(queue)).toEqual(['uploading'])
})

test('silence ends a file, slowness does not', async () => {
  const queue = start({ silenceMs: 1000, now: () => Date.now() })
  queue.add([file('slow', 1000), file('silent'), file('offline')])
  calls[2]?.sending.onPhase('offline')
  for (let sent = 100; sent <= 1000; sent += 100) {
    calls[0]?.sending.onProgress(sent)
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(statuses(queue)).toEqual(['uploading', 'error', 'uploading'])
  expect(queue.getSnapshot().items[1]?.error).toBe('silent')
})

test('speed and remaining time follow the last seconds', async () => {
  const queue = start({ now: () => Date.now() })
  queue.add([file('a', 10_000)])
  for (let second = 1; second <= 4; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    calls[0]?.sending.onProgress(second * 1000)
  }
  await settle()
  expect(queue.getSnapshot().items[0]).toMatchObject({ sent: 4000, speed: 1000, remaining: 6 })
  expect(queue.getSnapshot().totals).toMatchObject({ bytes: 10_000, sent: 4000, speed: 1000, remaining: 6 })
})

test('what many files do is told together', async () => {
  const queue = start({ parallel: 500 })
  queue.add(Array.from({ length: 500 }, (_, index) => file(`${index}`)))
  await settle()
  const heard = vi.fn()
  queue.subscribe(heard)
  for (const { sending } of calls) for (const sent of [10, 20, 30]) sending.onProgress(sent)
  await settle()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(queue.getSnapshot().totals.sent).toBe(500 * 30)
})
