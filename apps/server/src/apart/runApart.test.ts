import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { count, recordFigure } from '../../../../tests/support/figures.ts'
import { memoryOf } from './memory.ts'
import { type ApartJob, runApart } from './runApart.ts'

const script = new URL('./testing/misbehave.process.ts', import.meta.url)
const bounds = { heapMegabytes: 64, memoryMegabytes: 200, cpuSeconds: 60, timeoutMs: 120_000 }
const megabyte = 1024 * 1024

/** How it ended and what it said. */
async function run(argument: string, job: Partial<ApartJob> = {}) {
  const lines: string[] = []
  const ended = await runApart({
    script,
    argument,
    input: Buffer.from('hello'),
    bounds,
    maxAnswerBytes: megabyte,
    onLine: (line) => lines.push(line),
    ...job,
  })
  return { ...ended, lines }
}

const onLinux = test.skipIf(process.platform !== 'linux')
/** Processes that this one started and that are there now. */
const children = () =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )

describe('a process that works apart', () => {
  test('answers lines about what it is given', async () => {
    expect(await run('answer')).toEqual({ end: 'done', lines: ['HELLO'] })
  })

  test('keeps a line together whatever stands in it', async () => {
    expect((await run('separators')).lines).toEqual(['one \u2028 line \u2029 only'])
  })

  test.each(['objects', 'buffers'])('is ended when it holds too much (%s)', async (misdeed) => {
    expect(await run(misdeed)).toMatchObject({ end: 'tooBig' })
  })

  test('ends itself when it holds too much where nobody else can see that', async () => {
    expect(await run('buffers', { watchesItself: true })).toMatchObject({ end: 'tooBig' })
    expect(await run('answer', { watchesItself: true })).toMatchObject({ end: 'done', lines: ['HELLO'] })
  })

  test('is ended when it takes too long, says too much, or throws', async () => {
    expect(await run('forever', { bounds: { ...bounds, timeoutMs: 1500 } })).toMatchObject({ end: 'tooSlow' })
    expect(await run('talk')).toMatchObject({ end: 'tooBig', lines: [] })
    expect(await run('throw')).toMatchObject({ end: 'failed', detail: expect.stringContaining('something is wrong here') })
  })

  test('knows no secret of the server, reads no file, writes none and starts nothing', async () => {
    expect((await run('environment')).lines.join()).not.toMatch(/DATABASE|PATH|HOME|KEY|TOKEN/)
    for (const misdeed of ['readFile', 'writeFile', 'spawn', 'thread'])
      expect((await run(misdeed)).lines, misdeed).toEqual(['ERR_ACCESS_DENIED'])
  })

  test('is gone when its caller leaves, and when a line of it is not taken', async () => {
    const leaving = new AbortController()
    const left = run('forever', { signal: leaving.signal })
    leaving.abort(new Error('the caller left'))
    await expect(left).rejects.toThrow('the caller left')
    await expect(run('answer', { signal: leaving.signal })).rejects.toThrow('the caller left')
    const strict = () => {
      throw new Error('no such line')
    }
    await expect(run('answer', { onLine: strict })).rejects.toThrow('no such line')
  })

  onLinux('is ended by the kernel when it takes too much of the processor', async () => {
    expect(await run('forever', { bounds: { ...bounds, cpuSeconds: 1 } })).toMatchObject({ end: 'tooSlow' })
  })

  onLinux('holds its bounds by the kernel, too, and leaves nothing behind', async () => {
    const leaving = new AbortController()
    const before = new Set(children())
    const running = run('forever', { signal: leaving.signal }).catch(() => undefined)
    const [pid] = children().filter((one) => !before.has(one))
    const limitOf = (name: string) => new RegExp(`^${name} +(\\S+)`, 'm').exec(readFileSync(`/proc/${pid}/limits`, 'utf8'))?.[1]
    await expect.poll(() => limitOf('Max data size')).toMatch(/^\d+$/)
    expect(limitOf('Max cpu time')).toBe('60')
    expect(limitOf('Max core file size')).toBe('0')
    leaving.abort()
    await running
    expect(children().filter((one) => !before.has(one))).toEqual([])
  })

  onLinux('starts quickly, and never comes to hold much more than it may', async () => {
    const rounds = count(3, 30)
    const starts: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = performance.now()
      await run('answer')
      starts.push(performance.now() - before)
    }
    let peak = 0
    const known = new Set(children())
    const look = setInterval(() => {
      for (const pid of children()) if (!known.has(pid)) peak = Math.max(peak, memoryOf(pid) ?? 0)
    }, 5)
    await run('buffers')
    clearInterval(look)
    const median = starts.toSorted((one, other) => one - other)[rounds >> 1] ?? 0
    recordFigure(
      'reading apart',
      `start to end ${median.toFixed(0)} ms at the median of ${rounds}; ended at ${Math.round(peak / megabyte)} MB of ${bounds.memoryMegabytes} MB allowed`,
    )
    // What the kernel lets it have at most, were nobody looking.
    expect(peak).toBeLessThan((bounds.memoryMegabytes + 640) * megabyte)
  })
})
