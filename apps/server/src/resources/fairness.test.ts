import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { count, isProof, recordFigure } from '../../../../tests/support/figures.ts'
import { testHome } from '../testing/index.ts'
import { type RunningServer, runServer } from './transfer/testing/runningServer.ts'

/** ms that a list of somebody else may take at p99 while another works, and MB that the server may come to hold. */
const bound = testHome === 'plant' ? 100 : 500
const maxMemory = 900

const list = '/blade-bip/customer/list?size=20'
const rows = count(600, 20_000)
const notes = count(100, 5000)
/** Ids of one call. */
const atOnce = 1000
/** ms between two lists of the colleague. */
const rest = 20

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
}, 240_000)
afterAll(() => server.stop())

const fileOf = (from: number) => {
  const lines = Array.from({ length: rows }, (_, at) => `第${from + at}号客户`)
  return { name: 'customers.csv', content: Buffer.from(`客户名称\n${lines.join('\n')}\n`) }
}

const post = (path: string, body: unknown) => server.send('admin', path, body)

/** Asks for lists as a colleague until `work` is over; each must be answered. Answers how long they took, ms, sorted. */
async function timesMeanwhile(work: () => Promise<unknown>): Promise<number[]> {
  let isOver = false
  const done = work().finally(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    const from = performance.now()
    expect((await server.get('colleague', list)).status).toBe(200)
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
  await done
  return times.sort((one, other) => one - other)
}

const quantile = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Measures lists of others beside some work. What they take is held when proving, on a machine that does nothing else. */
async function proveFair(name: string, work: () => Promise<unknown>) {
  server.forgetPeak()
  const own = monitorEventLoopDelay({ resolution: 10 })
  own.enable()
  const times = await timesMeanwhile(work)
  own.disable()
  const [p50, p99, max] = [quantile(times, 0.5), quantile(times, 0.99), times.at(-1) ?? 0].map(Math.round)
  const peak = server.peak()
  recordFigure(
    `others' lists during ${name}`,
    `${times.length} lists: p50 ${p50} ms, p99 ${p99} ms, most ${max} ms; server at most ${peak} MB; the asker's own thread waited ${Math.round(own.max / 1e6)} ms at most`,
  )
  expect(times.length).toBeGreaterThan(0)
  if (!isProof) return
  expect(p99).toBeLessThanOrEqual(bound)
  if (peak !== undefined) expect(peak).toBeLessThan(maxMemory)
}

describe('somebody else’s lists are answered', () => {
  it(
    'while the largest import runs, which stores every row',
    async () => {
      let created: unknown
      await proveFair('the largest import', async () => {
        const { status, data } = await server.upload('admin', '/blade-bip/plus/import?resource=customer', fileOf(0))
        expect(status).toBe(200)
        created = (data as { created: number }).created
      })
      expect(created).toBe(rows)
    },
    isProof ? 900_000 : 240_000,
  )

  it(
    'while thousands of records go through an action, each of which takes its effect',
    async () => {
      const ids: string[] = []
      for (let at = 0; at < notes; at++) {
        const { data } = await post('/blade-bip/note/submit', { title: `笔记 ${at}`, content: '' })
        ids.push((data as { id: string }).id)
      }
      await proveFair('an action over thousands', async () => {
        for (let from = 0; from < ids.length; from += atOnce) {
          const { status, data } = await post('/blade-bip/plus/note/pin', { ids: ids.slice(from, from + atOnce) })
          expect(status).toBe(200)
          expect((data as { results: { ok: boolean }[] }).results.every(({ ok }) => ok)).toBe(true)
        }
      })
    },
    isProof ? 900_000 : 240_000,
  )

  it(
    'while whole lists are asked for and abandoned',
    async () => {
      await proveFair('whole lists abandoned', async () => {
        for (let round = 0; round < count(2, 200); round++) {
          const leaving = new AbortController()
          const asked = Array.from({ length: 25 }, () =>
            server.get('admin', '/blade-bip/customer/list?size=5000', { signal: leaving.signal }).catch(() => undefined),
          )
          await new Promise((resolve) => setTimeout(resolve, 100))
          leaving.abort()
          await Promise.all(asked)
        }
      })
    },
    isProof ? 300_000 : 120_000,
  )
})
