import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { errorHeader } from '@bip/contract'
import { multipart, type Upload } from '../../../testing/http.ts'
import type { ServerAddress } from './serverProcess.ts'

type Person = keyof ServerAddress['tokens']
export type Heard = { status: number; msg: string; error: string | null; data: unknown }

/** A server on a process of its own, spoken to over sockets. Memory in MB; undefined where the system does not tell it. */
export type RunningServer = {
  address: ServerAddress
  get(person: Person, path: string, options?: { signal?: AbortSignal }): Promise<Heard>
  /** Posts JSON. */
  send(person: Person, path: string, body: unknown): Promise<Heard>
  upload(person: Person, path: string, file: Upload, options?: { language?: string; signal?: AbortSignal }): Promise<Heard>
  memory(): number | undefined
  /** The most it held since `forgetPeak`. */
  peak(): number | undefined
  forgetPeak(): void
  /** Processes that it started and that are there now. */
  children(): number[]
  stop(): Promise<void>
}

const script = fileURLToPath(new URL('./serverProcess.ts', import.meta.url))

export async function runServer(): Promise<RunningServer> {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const address = JSON.parse(String(line)) as ServerAddress // what serverProcess says
  const call = (person: Person, path: string, options: RequestInit = {}) =>
    hear(`${address.url}/api${path}`, {
      ...options,
      headers: { 'blade-auth': `bearer ${address.tokens[person]}`, ...(options.headers as Record<string, string>) }, // given below
    })
  return {
    address,
    get: call,
    send: (person, path, body) =>
      call(person, path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    upload: (person, path, file, { language = 'zh-CN', signal } = {}) => {
      const { body, headers } = multipart(file)
      return call(person, path, { method: 'POST', body, headers: { ...headers, 'accept-language': language }, signal })
    },
    memory: () => statusOf(child, 'VmRSS'),
    peak: () => statusOf(child, 'VmHWM'),
    forgetPeak: () => ignoring(() => writeFileSync(`/proc/${child.pid}/clear_refs`, '5')),
    children: () => childrenOf(child),
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

async function hear(url: string, options: RequestInit): Promise<Heard> {
  const answer = await fetch(url, options)
  const { msg, data } = (await answer.json()) as { msg: string; data: unknown } // the envelope of every answer
  return { status: answer.status, msg, data, error: answer.headers.get(errorHeader) }
}

function statusOf({ pid }: ChildProcess, name: string): number | undefined {
  const text = ignoring(() => readFileSync(`/proc/${pid}/status`, 'utf8')) ?? ''
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

const childrenOf = ({ pid }: ChildProcess): number[] =>
  (ignoring(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? '').split(' ').filter(Boolean).map(Number)

function ignoring<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    // Not Linux, or it ended meanwhile.
    return undefined
  }
}
