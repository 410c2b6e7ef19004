import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Company } from '../../testing/company.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

export type Other = { address: string; kill(): Promise<void> }

/** A process of its own beside the one of the test, with the same database and folder. */
export async function startOther({ services, dataFolder }: Company): Promise<Other> {
  const { databaseUrl = '' } = services.config
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, BIP_DATA: dataFolder, BIP_SEED: 'none', PORT: '0' },
  })
  return { address: await readyAddress(child), kill: () => killed(child) }
}

async function readyAddress(child: ChildProcess): Promise<string> {
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk)
    const address = /ready at (http:\S+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`The other server ended before it was ready: ${said}`)
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
