import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from '../../../apps/server/src/seed/demo/random.ts'
import { plus, tokenHeader } from '../../../packages/contract/src/index.ts'
import { freePort } from '../../../scripts/lib/ports.ts'
import { say } from '../../../scripts/lib/say.ts'
import type { Section } from '../report.ts'
import { contentOf } from './content.ts'
import { type Asked, send } from './send.ts'

const megabyte = 1024 * 1024
const piece = 8 * megabyte
const cuts = 20
const pieceType = 'application/offset+octet-stream'
/** Pieces after a start during which a process takes the memory that it works with. */
const warmUp = 12
const growthGoal = 50

/** A large file through cuts at random bytes and a server that is killed half way. */
export async function upload({ isQuick = false }: { isQuick?: boolean } = {}): Promise<Section> {
  const size = (isQuick ? 512 : 2048) * megabyte - 12_345
  const folder = mkdtempSync(join(tmpdir(), 'bip-upload-'))
  const [port, token] = [await freePort(), randomBytes(16).toString('hex')]
  const start = (): Promise<ChildProcess> => startServer(folder, port, token)
  let server = await start()
  try {
    const content = contentOf(size)
    const sha256 = content.sha256()
    const call = (asked: Omit<Asked, 'port' | 'token'>) => send({ port, token, ...asked })
    const metadata = `name ${Buffer.from('录像.mp4').toString('base64')},sha256 ${Buffer.from(sha256).toString('base64')}`
    const made = await call({
      method: 'POST',
      path: plus.uploads,
      headers: { 'upload-length': String(size), 'upload-metadata': metadata },
    })
    if (made?.status !== 201) throw new Error(`The upload was not begun: ${made?.status} ${made?.body}`)
    const path = String(made.headers.location).replace('/api', '')
    const { next } = createRandom('cuts')
    const places = Array.from({ length: cuts }, () => Math.floor(next() * size)).toSorted((a, b) => a - b)
    const killAt = places[cuts / 2]
    const memory: number[] = []
    const started = performance.now()
    let [offset, sent, kills, broken] = [0, 0, 0, 0]
    while (offset < size) {
      const body = content.slice(offset, Math.min(size, offset + piece))
      const place = places[0]
      const cutAfter = place !== undefined && place < offset + body.length ? Math.max(0, place - offset) : undefined
      const isKill = cutAfter !== undefined && place === killAt
      const headers = { 'upload-offset': String(offset), 'content-type': pieceType }
      const onCut = isKill ? () => void server.kill('SIGKILL') : undefined
      const got = await call({ method: 'PATCH', path, headers, body, cutAfter, onCut })
      if (cutAfter !== undefined) {
        places.shift()
        broken += 1
      }
      sent += cutAfter ?? body.length
      if (isKill) {
        await once(server, 'exit').catch(() => undefined)
        server = await start()
        kills += 1
        memory.length = 0
      }
      if (got?.status === 204) offset = Number(got.headers['upload-offset'])
      else offset = Number((await call({ method: 'HEAD', path }))?.headers['upload-offset'])
      memory.push(memoryOf(server))
      if (broken % 5 === 0 && cutAfter !== undefined) say(`${Math.round((offset / size) * 100)} % after ${broken} cuts`)
    }
    const seconds = (performance.now() - started) / 1000
    const body = Buffer.from(JSON.stringify({ id: path.split('/').at(-1) }))
    const finished = await call({
      method: 'POST',
      path: plus.finishUpload,
      headers: { 'content-type': 'application/json' },
      body,
    })
    memory.push(memoryOf(server))
    const { data, msg } = JSON.parse(finished?.body ?? '{}')
    if (!data) throw new Error(`The upload was not finished: ${finished?.status} ${msg}`)
    const back = await hashOf(port, data.link, token)
    const settled = memory.slice(warmUp)
    const growth = (Math.max(...settled) - (settled[0] ?? 0)) / megabyte
    const twice = sent - size
    return {
      key: 'upload',
      title: 'Upload',
      how: `A file of ${(size / megabyte).toFixed(0)} MB in pieces of 8 MB over TCP to a server process on the embedded database; ${broken} connections were cut at random bytes, and the process killed with SIGKILL at the ${cuts / 2 + 1}th and started again on its data. The content is read back at the end.`,
      goals: [
        {
          name: 'hash of what was read back',
          measured: back === sha256 ? 'equal' : 'differs',
          goal: 'equal',
          share: back === sha256 ? 1 : 2,
        },
        {
          name: 'sent twice',
          measured: `${(twice / megabyte).toFixed(2)} MB`,
          goal: '≤ one piece, 8 MB',
          share: Math.max(0, twice) / piece,
        },
        {
          name: 'growth of the server once it is warm',
          measured: `${growth.toFixed(0)} MB`,
          goal: `≤ ${growthGoal} MB`,
          share: Math.max(0, growth) / growthGoal,
        },
      ],
      details: [`${broken} cuts, ${kills} kill, ${(size / megabyte / seconds).toFixed(0)} MB/s with all of it.`],
    }
  } finally {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startServer(folder: string, port: number, token: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts'), folder, String(port), token], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout ?? []) if (String(chunk).includes('ready')) break
  if (child.exitCode !== null) throw new Error('The server did not start.')
  return child
}

/** Resident memory of a process, bytes; 0 where the system does not tell. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

const hashOf = (port: number, link: string, token: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: link, headers: { [tokenHeader]: `bearer ${token}` } }, (response) => {
      const hash = createHash('sha256')
      response.on('data', (chunk: Buffer) => hash.update(chunk))
      response.on('end', () => resolve(hash.digest('hex')))
      response.on('error', reject)
    }).on('error', reject)
  })
