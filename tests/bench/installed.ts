import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from '../../scripts/lib/processes.ts'
import { Problem, say, span } from '../../scripts/lib/say.ts'

/** The folder of what components are measured against, with everything installed. */
export const installedPeers = (): Promise<string> => installed(join(import.meta.dirname, 'peers'))

/** A project outside the workspace with everything installed: at the first call and after each change of its lockfile, nothing otherwise. */
export async function installed(folder: string): Promise<string> {
  const stamp = join(folder, 'node_modules', '.installed-lock')
  const lock = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
  if (readStamp(stamp) === lock) return folder
  say('Installing what this is measured with …')
  const [command, ...first] = pnpm()
  const args = [...first, 'install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts']
  const { code, output, milliseconds } = await run(command, args, { cwd: folder, env: { ...process.env, CI: 'true' } })
  if (code !== 0) throw new Problem(`${output.trim()}\n${wayOutOf(output)}`)
  writeFileSync(stamp, lock)
  say(`Installed in ${span(milliseconds)}.`)
  return folder
}

/** The pnpm that runs this script, which is a program or a file for Node; npx where none does. */
function pnpm(): [string, ...string[]] {
  const { npm_execpath: tool } = process.env
  if (!tool || !basename(tool).includes('pnpm')) return ['npx', '-y', 'pnpm@12']
  return /\.[cm]?js$/.test(tool) ? [process.execPath, tool] : [tool]
}

function readStamp(stamp: string) {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

const unreachable =
  /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL|fetch failed|network/i

const wayOutOf = (output: string) =>
  unreachable.test(output)
    ? "The package registry cannot be reached, and this benchmark needs packages from there; run it where npm can install, or set npm's registry to one that this machine reaches."
    : 'The packages that this benchmark needs could not be installed; the message above says why.'
