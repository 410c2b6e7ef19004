import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { memoryOf } from './memory.ts'

/** What a process may use. */
export type Bounds = {
  /** Heap of JavaScript. */
  heapMegabytes: number
  /** All its memory. */
  memoryMegabytes: number
  /** Time of the processor, which does not pass faster on a machine that has much to do. On Linux alone. */
  cpuSeconds: number
  /** From its start to its end. */
  timeoutMs: number
}
export type Launch = { script: URL; argument: string; bounds: Bounds; isKernelBound: boolean; isWatchedFromOutside: boolean }

const server = fileURLToPath(new URL('../..', import.meta.url))
const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
/** Code alone: neither keys nor data nor files are to be read, nothing is to be written, no other program to be started. */
const readable = [`${server}src`, `${server}node_modules`, `${server}package.json`, packages]

/** Node maps memory for code at its start that it never fills; the kernel counts it. */
const reservedMegabytes = 640

/**
 * Bounds that the kernel itself holds, so that they hold also while this process is blocked or gone: no core file, processor seconds,
 * writable memory in KiB. A bound that the system does not know is left out.
 */
const withKernelBounds =
  'ulimit -c 0; ulimit -t "$(($1 + 5))" 2>/dev/null; ulimit -S -t "$1" 2>/dev/null; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"'

/** Whether the kernel can be asked for bounds at all. */
export const knowsKernelBounds = process.platform === 'linux'
/** Whether the system tells how much memory another process holds. */
export const tellsMemory = memoryOf('self') !== undefined

/** Starts Node on a script with nothing but its code: no environment, no files, no network of ours to speak of. */
export function launch({ script, argument, bounds, isKernelBound, isWatchedFromOutside }: Launch): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${bounds.heapMegabytes}`,
    '--max-semi-space-size=4',
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...(isWatchedFromOutside ? [] : ['--allow-worker', `--import=${new URL('./ownWatch.ts', import.meta.url).href}`]),
    fileURLToPath(script),
    argument,
  ]
  const kilobytes = (bounds.memoryMegabytes + reservedMegabytes) * 1024
  const [program = '', ...rest] = isKernelBound
    ? ['/bin/sh', '-c', withKernelBounds, 'sh', String(bounds.cpuSeconds), String(kilobytes), ...command]
    : command
  return spawn(program, rest, {
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    env: {
      BIP_APART_MEMORY: String(bounds.memoryMegabytes * 1024 * 1024),
      // Without it Windows starts no program.
      ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
    },
  })
}
