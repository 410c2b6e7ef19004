import { mkdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DumpedMemory } from './dumpedMemory.ts'
import { DurableFolder } from './durableFolder.ts'
import type { EngineAsk, EngineStart, EngineTell } from './protocol.ts'

/**
 * The embedded database on a thread of its own: protocol bytes in, protocol bytes out, in order. It ignores `statement_timeout` and
 * blocks its thread while it works, so whoever started it ends it when a query takes too long.
 */
const { folder, dump, program } = workerData as EngineStart // what EngineHost passed
const port = parentPort
if (!port) throw new Error('engine.worker.ts is a worker of EngineHost and does not run by itself.')

const settings = {
  search_path: 'public',
  timezone: 'UTC',
  exit_on_error: 'false',
  log_checkpoints: 'false',
  log_min_messages: 'fatal',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  // fdatasync is a no-op in the engine's C library; fsync arrives at DurableFolder.
  wal_sync_method: 'fsync',
  fsync: folder === null ? 'off' : 'on',
}

if (folder !== null) mkdirSync(folder, { recursive: true, mode: 0o700 })
const engine = await PGlite.create({
  pgliteWasmModule: program,
  ...(folder === null
    ? dump && { fs: new DumpedMemory(dump) }
    : { fs: new DurableFolder(folder), ...(dump && { loadDataDir: new Blob([new Uint8Array(dump)]) }) }),
  startParams: ['--single', '-O', '-j', ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
  onStderr: (line) => {
    if (/PANIC|FATAL/.test(line)) tell({ tell: 'said', line })
    return true
  },
})

function tell(message: EngineTell, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

async function answer({ ask }: EngineAsk): Promise<void> {
  if (ask === 'dump') {
    const tar = await engine.dumpDataDir('none')
    const bytes = new Uint8Array(await tar.arrayBuffer())
    tell({ tell: 'dump', dump: bytes }, [bytes.buffer])
  } else {
    await engine.close()
    tell({ tell: 'closed' })
    port?.close()
  }
}

/**
 * Passes a batch to the engine and its answer back. The engine's plainer calls also take every answer apart and keep all the parts for
 * as long as they live; this one does not.
 */
async function perform(batch: Uint8Array): Promise<void> {
  const pieces: Uint8Array[] = []
  const onRawData = (bytes: Uint8Array) => {
    // What it points at is the engine's own memory.
    pieces.push(bytes.slice())
  }
  await engine.execProtocolRawStream(batch, { syncToFs: false, onRawData })
  const bytes = joined(pieces)
  port?.postMessage(bytes, [bytes.buffer])
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

port.on('message', (message: Uint8Array | EngineAsk) => {
  void (message instanceof Uint8Array ? perform(message) : answer(message))
})
tell({ tell: 'ready' })
