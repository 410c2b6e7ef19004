import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../base/errors.ts'
import { EngineStream } from './engineStream.ts'
import type { EngineAsk, EngineOptions, EngineStart, EngineTell } from './protocol.ts'

export type EngineHostOptions = EngineOptions & {
  /** Milliseconds a batch may take before the engine is ended and opened again. */
  limit: number
  /** What the engine says before it gives up. */
  log: (line: string) => void
  /** Called when the engine broke because the disk is full, before it opens again. */
  onFull?: () => void
}

let compiling: Promise<WebAssembly.Module> | undefined

/** The engine's code, compiled once for the process: a thread that does it for itself takes half as long again to open. */
const compiledProgram = (): Promise<WebAssembly.Module> => {
  compiling ??= readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))).then((bytes) =>
    WebAssembly.compile(bytes),
  )
  return compiling
}

/**
 * Keeps the embedded database running on its thread. A batch past its time ends the thread; what was acknowledged is in the log on the
 * disk, and the next connection opens the engine again.
 */
export class EngineHost {
  readonly #options: EngineHostOptions
  #worker: Worker | null = null
  #ended: Promise<unknown> = Promise.resolve()
  #stream: EngineStream | null = null
  /** The thread that the stream speaks to; an older one may still be ending. */
  #serving: Worker | null = null
  #ready = false
  #waiting = 0
  #timer: NodeJS.Timeout | undefined
  #limit: number
  #dump: Uint8Array | undefined
  #told: ((message: EngineTell) => void) | null = null

  constructor(options: EngineHostOptions) {
    this.#options = options
    this.#limit = options.limit
    this.#dump = options.dump
  }

  /** A connection for `pg`. The engine knows one session, so only one may be open at a time. */
  stream(): EngineStream {
    this.#stream?.destroy()
    const stream = new EngineStream(
      async () => {
        const [program] = await Promise.all([compiledProgram(), this.#ended])
        this.#worker ??= this.#open(program)
        this.#serving = this.#worker
      },
      (batch) => this.#send(batch),
    )
    this.#stream = stream
    this.#serving = null
    return stream
  }

  /** Lets batches take `milliseconds` until it is called again without an argument. */
  allow(milliseconds = this.#options.limit): void {
    this.#limit = milliseconds
  }

  /** The whole data folder as a tar; only while no transaction is open. */
  async dump(): Promise<Uint8Array> {
    const answer = await this.#ask('dump')
    if (answer.tell !== 'dump') throw new Error('The embedded database could not be dumped: it ended meanwhile. Try again.')
    return answer.dump
  }

  /** Writes everything down and waits for the thread's end: the runtime has crashed where another opened while one was still going. */
  async close(): Promise<void> {
    const worker = this.#worker
    if (worker) {
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      await this.#ask('close')
      await gone
    }
    await this.#ended
  }

  #fail(worker: Worker, reason: 'storageFull' | 'busy' | 'tooSlow'): void {
    if (this.#serving === worker) this.#stream?.destroy(new Refusal(reason))
  }

  #open(program: WebAssembly.Module): Worker {
    const { folder } = this.#options
    const workerData: EngineStart = { folder, program, ...(this.#dump && { dump: this.#dump }) }
    // A later opening starts from what the folder holds then.
    if (folder !== null) this.#dump = undefined
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { workerData, execArgv: [] })
    this.#ready = false
    this.#waiting = 0
    // What an ended thread still had to say is about a session that is gone.
    worker.on('message', (message: Uint8Array | EngineTell) => this.#worker === worker && this.#hear(message))
    worker.on('error', (error) => {
      this.#options.log(`The embedded database ended: ${error.message}`)
      this.#end(this.#reasonOf(error.message))
    })
    worker.once('exit', () => {
      clearTimeout(this.#timer)
      if (this.#worker === worker) this.#worker = null
      this.#told?.({ tell: 'closed' })
      this.#fail(worker, 'busy')
    })
    return worker
  }

  #send(batch: Uint8Array<ArrayBuffer>): void {
    this.#waiting += 1
    if (this.#waiting === 1 && this.#ready) this.#watch()
    this.#worker?.postMessage(batch, [batch.buffer])
  }

  #hear(message: Uint8Array | EngineTell): void {
    if (message instanceof Uint8Array) {
      this.#waiting -= 1
      if (this.#waiting === 0) clearTimeout(this.#timer)
      else this.#watch()
      this.#stream?.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength))
    } else if (message.tell === 'ready') {
      this.#ready = true
      if (this.#waiting > 0) this.#watch()
    } else if (message.tell === 'said') {
      this.#options.log(`embedded database: ${message.line}`)
      // The engine goes on after a panic, with memory that nobody vouches for.
      if (message.line.includes('PANIC')) this.#end(this.#reasonOf(message.line))
    } else {
      this.#told?.(message)
    }
  }

  #watch(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#options.log(`A query took longer than ${this.#limit / 1000} s and was ended; the embedded database opens again.`)
      this.#end('tooSlow')
    }, this.#limit)
    this.#timer.unref()
  }

  #reasonOf(words: string): 'storageFull' | 'busy' {
    if (!/no space left|ENOSPC/i.test(words)) return 'busy'
    this.#options.onFull?.()
    return 'storageFull'
  }

  /** Ends the thread; the next connection opens the engine again. */
  #end(reason: 'storageFull' | 'busy' | 'tooSlow'): void {
    const worker = this.#worker
    if (!worker) return
    // The next connection waits until this thread has let go of the folder.
    this.#ended = new Promise((resolve) => worker.once('exit', resolve))
    this.#worker = null
    this.#fail(worker, reason)
    void worker.terminate()
  }

  #ask(ask: EngineAsk['ask']): Promise<EngineTell> {
    return new Promise((resolve) => {
      this.#told = (message) => {
        this.#told = null
        resolve(message)
      }
      this.#worker?.postMessage({ ask } satisfies EngineAsk)
    })
  }
}
