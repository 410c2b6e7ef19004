import { mkdirSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
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
  ...(folder === null ? {} : { fs: new DurableFolder(folder) }),
  ...(dump && { loadDataDir: new Blob([new Uint8Array(dump)]) }),
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

port.on('message', (message: Uint8Array | EngineAsk) => {
  if (message instanceof Uint8Array) {
    const bytes = engine.execProtocolRawSync(message)
    // The engine answers with a copy of its own, so nobody else reads these bytes.
    port.postMessage(bytes, [bytes.buffer as ArrayBuffer])
  } else {
    void answer(message)
  }
})
tell({ tell: 'ready' })
