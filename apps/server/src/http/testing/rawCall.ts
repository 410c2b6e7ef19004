import { connect } from 'node:net'

export type RawAnswer = { status: number; text: string }
export type RawCall = { url: string; path: string; headers: Record<string, string>; body: Buffer | string; endsEarly?: boolean }

/** Sends a POST byte for byte as given, over a socket; with `endsEarly` the caller hangs up its sending side after the body. */
export function rawCall({ url, path, headers, body, endsEarly = false }: RawCall): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  const bytes = Buffer.from(body)
  const lines = Object.entries({ host: hostname, connection: 'close', 'content-length': bytes.length, ...headers })
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text
    })
    socket.once('close', () => {
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(heard) ?? []
      resolve({ status: Number(status), text: heard.slice(heard.indexOf('\r\n\r\n') + 4) })
    })
    // A server that has answered may close while the rest is still being sent.
    socket.on('error', (error) => (heard === '' ? reject(error) : undefined))
    socket.write(`POST /api${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    socket.write(bytes)
    if (endsEarly) socket.end()
  })
}
