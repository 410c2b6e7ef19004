import { createServer } from 'node:net'

/** A TCP port on the loopback address that nobody holds at this moment. */
export const freePort = () => tryPort(0, '127.0.0.1')

/** Opens and closes a port once; resolves with its number, rejects with the system's error (EADDRINUSE, EACCES, ...). */
export function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
