import { readFileSync } from 'node:fs'

/** Bytes of memory that a process of this machine holds, swapped ones included; undefined where the system does not tell (not Linux, or it ended). */
export function memoryOf(pid: number | 'self'): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [held, swapped] = ['VmRSS', 'VmSwap'].map((name) => new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1])
    return held === undefined ? undefined : (Number(held) + Number(swapped ?? 0)) * 1024
  } catch {
    return undefined
  }
}
