import type { ChildProcess } from 'node:child_process'
import { type Bounds, knowsKernelBounds, launch, tellsMemory } from './launch.ts'
import { memoryOf } from './memory.ts'

export type ApartJob = {
  /** A file of Node that says `ready` on a line of its own once it is loaded, reads standard input and answers lines. */
  script: URL
  /** Its only argument. */
  argument: string
  input: Uint8Array
  bounds: Bounds
  /** Bytes that it may answer. */
  maxAnswerBytes: number
  /** Ends the process at once, as soon as nobody waits for its answer any more. */
  signal?: AbortSignal
  /** Takes a line; what it throws ends the process and is thrown on. */
  onLine: (line: string) => void
  /** Has the process itself look after its memory, as on systems where nobody else can. Default: where that is so. */
  watchesItself?: boolean
}

/** How it came to an end; `failed` where the script threw, with what it said last. */
export type ApartEnd = { end: 'done' } | { end: 'tooBig' | 'tooSlow' } | { end: 'failed'; detail: string }

const watchEveryMs = 25
/** Given up on a system where Node does not start under the kernel's bounds. */
let isKernelBound = knowsKernelBounds

/**
 * Runs a script on a process of its own, for work on what people send: it may take memory and time up to its bounds and cannot take anything
 * else. Nothing of it is left when this settles. Rejects with the signal's reason when that is aborted.
 */
export async function runApart(job: ApartJob): Promise<ApartEnd> {
  // A process that watches itself has a second thread, for which Node reserves as much again.
  const isBound = isKernelBound && !job.watchesItself
  const first = await runOnce(job, isBound)
  if (first.hasBegun || !isBound) return first.ended
  const again = await runOnce(job, false)
  if (again.hasBegun) isKernelBound = false
  return again.ended
}

/** One that never began fell before it was loaded, without our doing. */
type Run = { ended: ApartEnd; hasBegun: boolean }

function runOnce(job: ApartJob, isBound: boolean): Promise<Run> {
  const { script, argument, bounds, signal } = job
  signal?.throwIfAborted()
  const isWatchedFromOutside = tellsMemory && !job.watchesItself
  const child = launch({ script, argument, bounds, isKernelBound: isBound, isWatchedFromOutside })
  return new Promise<Run>((resolve, reject) => {
    let wasReady = false
    let cause: ApartEnd | { thrown: unknown } | undefined
    const end = (why: typeof cause) => {
      cause ??= why
      child.kill('SIGKILL')
    }
    const timer = setTimeout(() => end({ end: 'tooSlow' }), bounds.timeoutMs)
    const watch = isWatchedFromOutside ? watchMemory(child, bounds, () => end({ end: 'tooBig' })) : undefined
    const leave = () => end({ thrown: signal?.reason })
    signal?.addEventListener('abort', leave, { once: true })
    const detail = tailOf(child)
    readLines(child, job.maxAnswerBytes, {
      onLine: (line) => {
        if (line === 'ready') wasReady = true
        else job.onLine(line)
      },
      onExcess: () => end({ end: 'tooBig' }),
      onThrown: (thrown) => end({ thrown }),
    })
    send(child, job.input)
    child.once('error', (error) => end({ end: 'failed', detail: error.message }))
    // After its last line was read, also when it could not be started.
    child.once('close', (code, killedBy) => {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', leave)
      if (cause && 'thrown' in cause) reject(cause.thrown)
      else resolve({ ended: cause ?? endOf(code, killedBy, detail()), hasBegun: wasReady || cause !== undefined })
    })
  })
}

/** Node ends by a signal when it gets no more memory, the kernel ends what used up its processor time. */
function endOf(code: number | null, killedBy: NodeJS.Signals | null, detail: string): ApartEnd {
  if (code === 0) return { end: 'done' }
  if (killedBy === 'SIGXCPU') return { end: 'tooSlow' }
  if (killedBy !== null || /out of memory|allocation failed/i.test(detail)) return { end: 'tooBig' }
  return { end: 'failed', detail }
}

function watchMemory({ pid }: ChildProcess, { memoryMegabytes }: Bounds, onExcess: () => void): NodeJS.Timeout {
  return setInterval(() => {
    if (pid !== undefined && (memoryOf(pid) ?? 0) > memoryMegabytes * 1024 * 1024) onExcess()
  }, watchEveryMs)
}

/** What the process said last on its error output, for the operator. */
function tailOf({ stderr }: ChildProcess): () => string {
  let tail = ''
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-4000)
  })
  return () => tail.trim()
}

type Reading = { onLine(line: string): void; onExcess(): void; onThrown(error: unknown): void }

const newline = 10

function readLines({ stdout }: ChildProcess, maxBytes: number, { onLine, onExcess, onThrown }: Reading): void {
  let bytes = 0
  let held: Buffer[] = []
  let isOver = false
  const take = (piece: Buffer) => {
    let from = 0
    for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline, from)) {
      onLine(Buffer.concat([...held, piece.subarray(from, end)]).toString('utf8'))
      held = []
      from = end + 1
    }
    held.push(piece.subarray(from))
  }
  stdout?.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (isOver) return
    isOver = bytes > maxBytes
    if (isOver) return onExcess()
    try {
      take(piece)
    } catch (error) {
      isOver = true
      onThrown(error)
    }
  })
}

function send({ stdin }: ChildProcess, input: Uint8Array): void {
  // It ends before it has read all, and says by its end why.
  stdin?.on('error', () => undefined)
  stdin?.end(input)
}
