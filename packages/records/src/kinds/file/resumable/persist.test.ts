import { ApiError, type Client } from '@bip/contract/client'
import type { UploadPhase, UploadSending } from '@bip/pickers/uploader'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PieceRefusal } from './PieceRefusal.ts'
import { persist } from './persist.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function setUp() {
  const session = { current: { userId: 'u1' } as { userId: string } | undefined }
  const asked = vi.fn(async () => ({}))
  const client = { session: { current: () => session.current }, request: asked } as unknown as Client // as far as it is used
  const phases: UploadPhase[] = []
  const controller = new AbortController()
  const sending: UploadSending = {
    signal: controller.signal,
    onProgress: () => undefined,
    onPhase: (phase) => phases.push(phase),
  }
  return { session, asked, client, phases, controller, sending }
}
const file = new Blob(['content'])
const lost = new ApiError('network', 0, 'lost')
const later = () => vi.advanceTimersByTimeAsync(60_000)

test('a cut is waited for and gone on from, as often as bytes arrive in between', async () => {
  const { client, sending, phases } = setUp()
  let round = 0
  const done = persist({ client, file }, sending, async (watched) => {
    round += 1
    watched.onProgress(round * 10)
    if (round < 50) throw lost
    return 'stored'
  })
  for (let minute = 0; minute < 60; minute++) await later()
  expect(await done).toBe('stored')
  expect(phases.slice(0, 2)).toEqual(['offline', 'sending'])
})

test('a gateway that stays away is given up', async () => {
  const { client, sending } = setUp()
  const run = vi.fn(async () => Promise.reject(lost))
  const done = persist({ client, file }, sending, run).catch((error: Error) => error)
  for (let minute = 0; minute < 30; minute++) await later()
  expect(await done).toBe(lost)
  expect(run.mock.calls.length).toBe(20)
})

test('a refusal is told at once, in the gateway’s words', async () => {
  const { client, sending } = setUp()
  const run = vi.fn(async () => Promise.reject(new PieceRefusal(413, JSON.stringify({ code: 413, msg: '放不下此文件' }))))
  await expect(persist({ client, file }, sending, run)).rejects.toThrow('放不下此文件')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a full disk is told at once, in the gateway’s words', async () => {
  const { client, sending } = setUp()
  const full = new PieceRefusal(503, JSON.stringify({ code: 503, msg: '磁盘已满' }), 'storageFull')
  const run = vi.fn(async () => Promise.reject(full))
  await expect(persist({ client, file }, sending, run)).rejects.toThrow('磁盘已满')
  expect(run).toHaveBeenCalledTimes(1)
})

test('a file that was changed or removed meanwhile is not waited for', async () => {
  const { client, sending, phases } = setUp()
  const changed = new Blob(['content'])
  changed.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob // as far as it is used
  const run = vi.fn(async () => Promise.reject(lost))
  await expect(persist({ client, file: changed }, sending, run)).rejects.toBe(lost)
  expect(run).toHaveBeenCalledTimes(1)
  expect(phases).toEqual([])
})

test('a session that ended is waited for until the same person has signed in again', async () => {
  const { client, sending, phases, session, asked } = setUp()
  let hasFailed = false
  session.current = { userId: 'u1' }
  const done = persist({ client, file }, sending, async () => {
    if (hasFailed) return 'stored'
    hasFailed = true
    session.current = undefined
    throw new PieceRefusal(401, '')
  })
  await later()
  expect(phases).toEqual(['signedOut'])
  session.current = { userId: 'somebody else' }
  await later()
  expect(asked).not.toHaveBeenCalled()
  session.current = { userId: 'u1' }
  await later()
  expect(await done).toBe('stored')
  expect(phases).toEqual(['signedOut', 'sending'])
})

test('a pause ends the wait', async () => {
  const { client, sending, controller } = setUp()
  const done = persist({ client, file }, sending, async () => Promise.reject(lost)).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(100)
  controller.abort('pause')
  expect(await done).toBe('pause')
})
