import type { Server } from './app.ts'
import { type Config, mustNotExposeDemo, readConfig } from './base/config.ts'
import { Refusal } from './base/errors.ts'
import { type FolderLock, lockFolder, mustBeWritable } from './db/embedded/folderLock.ts'

/** The server's process: opens everything, says where it is, and closes cleanly when it is told to end. */
async function start(): Promise<void> {
  const started = performance.now()
  const config = readConfig(process.env)
  const lock = takeFolder(config)
  // What is wrong with the surroundings is said before the product is loaded, which takes seconds on a machine that has much to do.
  const [{ createServer }, { demoAccountNames }] = await Promise.all([import('./app.ts'), import('./start/index.ts')])
  const server = await createServer(config, { progress: say })
  await mustBeSafe(server)
  // Before anything else can fail: a first password is shown this once.
  for (const line of accountLines(server, demoAccountNames)) say(line)
  const address = await server.listen().catch(async (error: NodeJS.ErrnoException) => {
    await server.close()
    throw new Error(portSentence(config.host, config.port, error))
  })
  lock?.tell(address)
  say(`BIP is ready at ${shownAddress(address)} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  say(config.databaseUrl ? 'Data: PostgreSQL of DATABASE_URL' : `Data: ${config.dataFolder}`)
  endOnSignals(server, () => lock?.release())
}

/** The embedded database is for one process; beside PostgreSQL many share the folder of files. */
function takeFolder({ dataFolder, databaseUrl }: Config): FolderLock | null {
  if (!databaseUrl) return lockFolder(dataFolder)
  mustBeWritable(dataFolder)
  return null
}

async function mustBeSafe(server: Server): Promise<void> {
  try {
    mustNotExposeDemo(server.services.config, server.seeded?.isDemo === true)
  } catch (error) {
    await server.close()
    throw error
  }
}

/** Who may sign in, as far as this start knows a password. */
function accountLines({ seeded, services }: Server, demoAccounts: readonly string[]): string[] {
  if (seeded?.administrator)
    return [`Administrator: ${seeded.administrator.account}, password ${seeded.administrator.password} (shown this once)`]
  if (!seeded?.isDemo) return []
  const password = process.env.BIP_DEMO_PASSWORD ? 'that of BIP_DEMO_PASSWORD' : services.config.demoPassword
  return [`Demonstration accounts: ${demoAccounts.join(', ')}; password ${password}`]
}

function endOnSignals(server: Server, release: () => void): void {
  let ending = false
  const end = async (signal: NodeJS.Signals) => {
    if (ending) return
    ending = true
    say(`${signal}: finishing what is under way …`)
    // Somebody who waits longer than this for an answer has given up.
    setTimeout(() => process.exit(1), 15_000).unref()
    await server.close()
    release()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal))
}

function say(line: string): void {
  console.log(line)
}

/** A browser cannot go to "all addresses". */
const shownAddress = (address: string) => address.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//127.0.0.1:')

/** What went wrong is said in one sentence; where in the code only helps those who ask for it. */
const sentence = (error: Error) => {
  if (process.env.BIP_DEBUG) return error.stack ?? error.message
  return error instanceof Refusal ? `The start was broken off: ${error.say('en')}.` : error.message
}

function portSentence(host: string, port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is held by another program; stop that one, or set PORT to another number.`
  if (code === 'EACCES') return `This user may not open port ${port}; set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}; set HOST to one of its own, such as 127.0.0.1.`
  return `Port ${port} on ${host} cannot be opened (${code ?? message}); set PORT or HOST to others.`
}

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? sentence(error) : String(error))
  process.exit(1)
}
