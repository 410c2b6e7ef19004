import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { buildApps } from './lib/apps.ts'
import { tryPort } from './lib/ports.ts'
import { stayWith } from './lib/processes.ts'
import { root } from './lib/root.ts'
import { main, Problem } from './lib/say.ts'

/** Starts the product: builds what changed, then runs the server, which prints its address and accounts. */
await main(async () => {
  const { HOST: host = '127.0.0.1', PORT: port = '8080', BIP_DATA: data = join(root, '.data') } = process.env
  const folder = resolve(root, data)
  mustBeWritable(folder)
  await mustBeFree(Number(port), host)
  await buildApps()
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      HOST: host,
      PORT: port,
      BIP_DATA: folder,
      BIP_SEED: process.env.BIP_SEED ?? 'demo',
    },
  })
  process.exitCode = await stayWith(server)
})

function mustBeWritable(folder: string) {
  try {
    create(folder)
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Problem(
      `The data folder ${folder} cannot be written; give this user the right to, or set BIP_DATA to another folder.`,
    )
  }
}

// Step by step: Node's recursive mkdir never returns where the system answers "no such folder" for a new one.
function create(folder: string) {
  if (existsSync(folder)) return
  create(dirname(folder))
  mkdirSync(folder)
}

async function mustBeFree(port: number, host: string) {
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Problem(`PORT is "${process.env.PORT}"; set it to a number from 0 to 65535.`)
  try {
    await tryPort(port, host)
  } catch (error) {
    throw new Problem(portSentence(port, host, error))
  }
}

function portSentence(port: number, host: string, error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is held by another program; stop that one, or set PORT to another number.`
  if (code === 'EACCES') return `This user may not open port ${port}; set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}; set HOST to one of its own, such as 127.0.0.1.`
  return `Port ${port} on ${host} cannot be opened (${String(code ?? error)}); set PORT or HOST to others.`
}
