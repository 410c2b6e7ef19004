import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { run } from '../../scripts/lib/processes.ts'
import { Problem, say, span } from '../../scripts/lib/say.ts'

const folder = join(import.meta.dirname, 'peers')
const stamp = join(folder, 'node_modules', '.installed-lock')

/** The folder of the peers with everything installed: at the first call and after each change of its lockfile, nothing otherwise. */
export async function installedPeers(): Promise<string> {
  const lock = readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
  if (readStamp() === lock) return folder
  say('Installing what our components are measured against …')
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

function readStamp() {
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
    ? 'The package registry cannot be reached, and the components are measured against packages from there; run "npx pnpm@12 bench components" where npm can install, or set npm\'s registry to one that this machine reaches.'
    : 'The packages that our components are measured against could not be installed; the message above says why.'
