import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Side = 'client' | 'server'
type Cut = { marker: string; side: Side; words: string }
type Link = { client: Socket; server: Socket; isLost: boolean; cut?: Cut }

/** A network between a client and PostgreSQL that fails when a test says so. */
export type FaultyProxy = {
  /** The address of a database as it is reached through here. */
  through(url: string): string
  /** Everything passes again, new connections too. What was lost stays lost, and the server notices that its clients are gone. */
  heal(): void
  /** New connections are reset, open ones as well: nobody listens there. */
  refuse(): void
  /** Nothing passes any more and nobody is told; what is sent meanwhile is lost, and its connection with it. */
  blackhole(): void
  /** Open connections are never answered again, as after a firewall forgot them; new ones pass. */
  sever(): void
  /** Resets the connection on which a client sent `marker` once `side` sends `words` there, before the other side gets them. */
  cutAt(cut: Cut): void
  close(): Promise<void>
}

/** Starts a proxy on the loopback address, before the PostgreSQL of `url`. */
export async function startFaultyProxy(url: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(url)
  const links = new Set<Link>()
  let mode: 'pass' | 'refuse' | 'blackhole' = 'pass'
  let cut: Cut | undefined

  const reset = (link: Link) => {
    link.client.resetAndDestroy()
    link.server.resetAndDestroy()
  }

  function pass(link: Link, from: Side, bytes: Buffer): void {
    if (mode === 'blackhole') link.isLost = true
    if (link.isLost) return
    if (cut && bytes.includes(cut.marker)) link.cut = cut
    if (cut && link.cut === cut && cut.side === from && bytes.includes(cut.words)) {
      cut = undefined
      reset(link)
    } else link[from === 'client' ? 'server' : 'client'].write(bytes)
  }

  const listener = createServer((client) => {
    if (mode === 'refuse') return void client.resetAndDestroy()
    const link: Link = { client, server: connect(Number(port), hostname), isLost: false }
    links.add(link)
    for (const from of ['client', 'server'] as const) {
      const other = from === 'client' ? 'server' : 'client'
      link[from]
        .on('data', (bytes: Buffer) => pass(link, from, bytes))
        .on('error', () => undefined)
        .on('close', () => {
          if (mode === 'blackhole') link.isLost = true
          // Neither side of a lost connection is told that the other is gone.
          if (link.isLost) return
          links.delete(link)
          link[other].end()
        })
    }
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')

  return {
    through: (address) => {
      const changed = new URL(address)
      changed.host = `127.0.0.1:${(listener.address() as AddressInfo).port}` // a TCP server has one
      return changed.href
    },
    heal: () => {
      mode = 'pass'
      cut = undefined
      for (const { isLost, server } of links) if (isLost) server.resetAndDestroy()
    },
    refuse: () => {
      mode = 'refuse'
      for (const link of links) reset(link)
    },
    blackhole: () => {
      mode = 'blackhole'
    },
    sever: () => {
      for (const link of links) link.isLost = true
    },
    cutAt: (wanted) => {
      cut = wanted
    },
    close: async () => {
      for (const link of links) reset(link)
      listener.close()
      await once(listener, 'close')
    },
  }
}
