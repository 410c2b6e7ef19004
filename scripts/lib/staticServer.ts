import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves a folder on a free loopback port, for tests; resolves with its address (ending in a slash) and a way to stop. */
export function serveFolder(folder: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = normalize(join(folder, decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)))
    if (!path.startsWith(folder + sep) || !isFile(path)) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    return createReadStream(path).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const stop = () => {
        server.close()
        server.closeAllConnections()
      }
      resolve({ url: `http://127.0.0.1:${port}/`, stop })
    })
  })
}

function isFile(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}
