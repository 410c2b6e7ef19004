import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { accessSync, constants, readFileSync, rmSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'
import { Problem } from './say.ts'

export type Outcome = {
  /** Exit code; 1 where a signal or the time limit ended the process. */
  code: number
  /** Standard output and standard error in the order of their arrival. */
  output: string
  milliseconds: number
  timedOut: boolean
}

type RunOptions = Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> & {
  /** Milliseconds after which the process is killed; no limit by default. */
  limit?: number
  /** Also hands the output through as it comes; false by default. */
  show?: boolean
}

/** Runs a program to its end and keeps what it said; a program that cannot be started counts as failed, it does not throw. */
export function run(command: string, args: readonly string[], { limit, show, ...options }: RunOptions = {}): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    endWithParent(child)
    let output = ''
    let timedOut = false
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk
      if (show) target.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    const timer = limit
      ? setTimeout(() => {
          timedOut = true
          child.kill('SIGKILL')
        }, limit)
      : undefined
    const finish = (code: number) => {
      clearTimeout(timer)
      resolve({ code, output, milliseconds: performance.now() - started, timedOut })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
}

const living = new Set<ChildProcess>()
const folders = new Set<string>()
let front: ChildProcess | undefined

process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Makes sure that a child does not outlive this process, however it ends short of SIGKILL. */
export function endWithParent(child: ChildProcess) {
  if (living.size === 0) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  living.add(child)
  child.once('exit', () => {
    living.delete(child)
    if (living.size === 0) for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, onSignal)
  })
}

/** Removes a temporary folder at the end of this process; `forget` tells that it is gone before. */
export function removeAtExit(folder: string) {
  folders.add(folder)
  return { forget: () => folders.delete(folder) }
}

// A signal that nobody handles ends Node without its "exit" event, and the children would stay.
function onSignal(signal: NodeJS.Signals) {
  if (front) front.kill(signal)
  else process.exit(130)
}

/** The file behind a dependency's command, to be run by Node itself: shims differ between systems, this does not. */
export function commandFile(name: string, command = name) {
  const folder = join(root, 'node_modules', name)
  // The shape of "bin" is npm's: a path, or paths by command.
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin?: string | Record<string, string> }
  const path = typeof bin === 'string' ? bin : bin?.[command]
  if (!path) throw new Problem(`${name} offers no command "${command}"; run "npx -y pnpm@12 install" and try again.`)
  return join(folder, path)
}

/** Runs a dependency's command with this Node. */
export const runTool = (name: string, args: readonly string[], options: RunOptions & { command?: string } = {}) =>
  run(process.execPath, [commandFile(name, options.command), ...args], options)

/** The absolute path of a program on the PATH, or undefined. */
export function onPath(program: string) {
  const file = process.platform === 'win32' ? `${program}.exe` : program
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, file)
    if (folder && isExecutable(path)) return path
  }
  return undefined
}

/** Whether a path is a file that this process may execute. */
export function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Becomes the front of a child: passes the signals on, waits for its end and returns its exit code. */
export function stayWith(child: ChildProcess): Promise<number> {
  endWithParent(child)
  front = child
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      front = undefined
      resolve(signal && signal !== 'SIGINT' && signal !== 'SIGTERM' ? 1 : (code ?? 0))
    })
  })
}
