import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isRoot } from './account.ts'
import { onPath, run } from './processes.ts'
import { root } from './root.ts'
import { Problem, say } from './say.ts'

export type Browser = {
  /** The absolute path of the program. */
  path: string
  /** Where it came from, for a line of output. */
  source: string
  /** What it calls itself: "Chromium 149.0.7827.114". */
  version: string
}

/** Flags with which tests start Chromium: quiet, without a graphics card, and as root without its sandbox. */
export const launchArgs = [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** Debian's name for it. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const programFolders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
)

const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...programFolders.map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe')),
  ...programFolders.map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe')),
]

/**
 * Finds a Chromium that runs: BIP_CHROMIUM, the PATH, the usual places of macOS and Windows, Debian's package when this user may
 * install it, and last the one inside an npm package. Throws a Problem when none runs.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.BIP_CHROMIUM
  if (wanted) {
    const browser = await tryBrowser(wanted, 'BIP_CHROMIUM')
    if (browser) return browser
    throw new Problem(
      `BIP_CHROMIUM names ${wanted}, which does not run; correct it, or unset it to let the browser be looked for.`,
    )
  }
  const found = (await installed()) ?? (await fromDebian()) ?? (await fromNpm())
  if (found) return found
  throw new Problem(
    'No Chromium was found and none could be installed; install Chromium or Chrome, or set BIP_CHROMIUM to its path.',
  )
}

/**
 * The browser of tests: Chromium's headless shell, which does without a window and takes a quarter less of the processor, from the PATH
 * or from Debian; where there is none, or BIP_CHROMIUM names another, what `findBrowser` finds.
 */
export async function findTestBrowser(): Promise<Browser> {
  if (process.env.BIP_CHROMIUM) return findBrowser()
  return (await shellOnPath()) ?? (await shellFromDebian()) ?? findBrowser()
}

async function shellOnPath() {
  const path = onPath(shell)
  return path ? tryBrowser(path, 'its headless shell, installed on this machine') : undefined
}

/** It only saves time, so a mirror that does not answer is not waited for. */
async function shellFromDebian() {
  if (!isDebianOfRoot()) return undefined
  const waiting = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10']
  await aptGet([...waiting, 'update', '-qq'], 60_000)
  await aptGet([...waiting, 'install', '-y', '-qq', '--no-install-recommends', shell], 120_000)
  return shellOnPath()
}

async function installed() {
  for (const path of [...names.map(onPath), ...applications]) {
    const browser = path && (await tryBrowser(path, 'installed on this machine'))
    if (browser) return browser
  }
  return undefined
}

async function fromDebian() {
  if (!isDebianOfRoot()) return undefined
  say('Installing Chromium with apt-get …')
  await aptGet(['update', '-qq'], 5 * 60_000)
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 5 * 60_000)
  const path = onPath('chromium')
  return path && tryBrowser(path, "Debian's package")
}

const isDebianOfRoot = () => isRoot() && existsSync('/etc/debian_version') && Boolean(onPath('apt-get'))

const aptGet = (args: string[], limit: number) =>
  run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, limit })

/** The Chromium inside @sparticuz/chromium, unpacked once into the cache of node_modules. */
export async function fromNpm() {
  if (process.platform !== 'linux') return undefined
  const { default: packed, inflate } = await import('@sparticuz/chromium')
  const source = 'npm package @sparticuz/chromium'
  // The package unpacks into the system's temporary folder and runs whatever program lies there; a folder of ours holds only its own.
  const { TMPDIR } = process.env
  process.env.TMPDIR = join(root, 'node_modules/.cache/chromium')
  try {
    mkdirSync(process.env.TMPDIR, { recursive: true })
    const browser = await tryBrowser(await packed.executablePath(), source)
    if (browser) return browser
    // A machine without a desktop may lack the libraries that Chromium links to; the package brings those as well.
    const libraries = await inflate(join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'))
    process.env.LD_LIBRARY_PATH = [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
    return await tryBrowser(await packed.executablePath(), `${source}, with its own libraries`)
  } catch {
    return undefined
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

async function tryBrowser(path: string, source: string): Promise<Browser | undefined> {
  if (!existsSync(path)) return undefined
  // On Windows the program opens a window for --version, so being there has to do.
  if (process.platform === 'win32') return { path, source, version: 'unknown version' }
  const { code, output } = await run(path, ['--version', ...(isRoot() ? ['--no-sandbox'] : [])], { limit: 30_000 })
  const version = /(?:Chromium|Google Chrome|Microsoft Edge)[\w ]* \d+(?:\.\d+)+/.exec(output)?.[0]
  return code === 0 && version ? { path, source, version } : undefined
}
