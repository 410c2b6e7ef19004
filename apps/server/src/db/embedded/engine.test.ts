import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count } from '../../../../../tests/support/figures.ts'
import type { EngineStart, EngineTell } from './protocol.ts'

const megabytes = 64
let worker: Worker
let failure: unknown
beforeAll(async () => {
  const program = await WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
  worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
    workerData: { folder: null, program } satisfies EngineStart,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  })
  worker.on('error', (error) => {
    failure = error
  })
  const [message] = (await once(worker, 'message')) as [EngineTell]
  expect(message).toEqual({ tell: 'ready' })
})
afterAll(() => worker.terminate())

/** The bytes with which `psql` would ask. */
function question(text: string): Uint8Array<ArrayBuffer> {
  const body = Buffer.from(`${text}\0`)
  const bytes = new Uint8Array(5 + body.length)
  bytes[0] = 'Q'.charCodeAt(0)
  new DataView(bytes.buffer).setUint32(1, 4 + body.length)
  bytes.set(body, 5)
  return bytes
}

test('answers are passed on and not kept: the thread reads many times what it has memory for', async () => {
  const wanted = count(300, 3000) * 1024 * 1024
  const ended = once(worker, 'exit')
  for (let read = 0; read < wanted && !failure; ) {
    worker.postMessage(question("select repeat('x', 100000) from generate_series(1, 40)"))
    const [bytes] = (await Promise.race([once(worker, 'message'), ended])) as [Uint8Array]
    read += bytes.length
  }
  expect(failure).toBeUndefined()
}, 120_000)
