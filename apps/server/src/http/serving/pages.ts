import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type PageOrigins, pageHeaders } from './pageHeaders.ts'

type Packing = 'br' | 'gzip' | 'identity'
type Asset = { changed: number; etag: string; packed: Map<Packing, Buffer> }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
}
const textual = /^(text|application\/(json|manifest|wasm)|image\/svg)/

/** The folder of a built app and the path under which it is served, with a slash at its end. */
export type App = { folder: string; base: string }

/**
 * Serves the built apps. A path without an ending is a page of the app, which finds its way by itself; a file that is not there is a
 * plain 404, never a page. `origins` are those that pages may turn to beside this one.
 */
export function servePages(fastify: FastifyInstance, apps: readonly App[], version: string, origins: PageOrigins = {}): void {
  const cache = new Map<string, Asset>()
  const headers = pageHeaders(origins)
  const longestFirst = apps.toSorted((a, b) => b.base.length - a.base.length)

  fastify.get('/version.json', async (_, reply) => {
    const build = await Promise.all(apps.map(({ folder }) => readAsset(cache, join(folder, 'index.html'))))
    const name = createHash('sha256')
      .update(build.map((asset) => asset?.etag ?? '').join())
      .digest('hex')
      .slice(0, 12)
    return reply.header('cache-control', 'no-cache').send({ version, build: name })
  })
  fastify.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = safePath(request)
      if (path === null || /^\/api(\/|$)/i.test(path)) return reply.callNotFound()
      const app = longestFirst.find(({ base }) => `${path}/`.startsWith(base))
      return app ? sendFile(request, reply, app, path.slice(app.base.length), { cache, headers }) : missing(reply)
    },
  })
}

/** Some pages carry base64 in their address, which ends with up to two `=`. */
const nameForm = /^[\w@+~-][\w.@+~-]*={0,2}$/

/** The path as it is looked up on the disk, or null for one that no app has asked for: dot files, parents, blank or strange parts. */
function safePath({ raw }: FastifyRequest): string | null {
  try {
    const path = decodeURIComponent((raw.url ?? '/').split(/[?#]/, 1)[0] ?? '/')
    const names = path.replace(/\/$/, '').split('/').slice(1)
    return names.every((name) => nameForm.test(name)) ? path : null
  } catch {
    return null
  }
}

/** What is made once for all pages. */
type Kept = { cache: Map<string, Asset>; headers: Record<string, string> }

async function sendFile(request: FastifyRequest, reply: FastifyReply, { folder }: App, path: string, { cache, headers }: Kept) {
  const isPage = extname(path) === ''
  const asset = await readAsset(cache, join(folder, isPage ? 'index.html' : path))
  if (!asset) return missing(reply)
  const type = types[isPage ? '.html' : extname(path)] ?? 'application/octet-stream'
  reply.type(type).header('etag', asset.etag)
  if (type.startsWith('text/html')) reply.headers(headers)
  // The names of built assets carry a hash of what is in them.
  reply.header('cache-control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send()
  const packing = textual.test(type) ? packingFor(request) : 'identity'
  if (packing !== 'identity') reply.header('content-encoding', packing)
  reply.header('vary', 'accept-encoding')
  return reply.send(await packed(asset, packing))
}

function packingFor({ headers }: FastifyRequest): Packing {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** The file with its packed forms, read again when it changed; undefined when there is none. */
async function readAsset(cache: Map<string, Asset>, path: string): Promise<Asset | undefined> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const known = cache.get(path)
  if (known?.changed === found.mtimeMs) return known
  const content = await readFile(path)
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const asset: Asset = { changed: found.mtimeMs, etag, packed: new Map([['identity', content]]) }
  cache.set(path, asset)
  return asset
}

/** Packed once, on a thread of the pool, and kept: the apps are a few megabytes. */
async function packed(asset: Asset, packing: Packing): Promise<Buffer> {
  const plain = asset.packed.get('identity') ?? Buffer.alloc(0)
  const known = asset.packed.get(packing)
  if (known) return known
  const made = await new Promise<Buffer>((resolve, reject) => {
    const done = (error: Error | null, result: Buffer) => (error ? reject(error) : resolve(result))
    if (packing === 'br') brotliCompress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }, done)
    else gzip(plain, done)
  })
  asset.packed.set(packing, made)
  return made
}

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
