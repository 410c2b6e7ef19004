import { Duplex } from 'node:stream'

type Chunk = { chunk: Buffer; encoding: BufferEncoding }

const terminate = 'X'.charCodeAt(0)

/**
 * The socket that `pg` believes it speaks to. What it writes at once (it corks around the messages of a query) travels as one batch,
 * handed over to the engine's thread without another copy.
 */
export class EngineStream extends Duplex {
  readonly #open: () => Promise<void>
  readonly #send: (batch: Uint8Array<ArrayBuffer>) => void

  constructor(open: () => Promise<void>, send: (batch: Uint8Array<ArrayBuffer>) => void) {
    super({ readableHighWaterMark: 1 << 24, writableHighWaterMark: 1 << 24 })
    this.#open = open
    this.#send = send
  }

  connect(): void {
    this.#open().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    )
  }

  // What a socket has and a thread does not need.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this._writev([{ chunk, encoding }], done)
  }

  override _writev(chunks: Chunk[], done: (error?: Error | null) => void): void {
    // The session outlives the connection: leaving is not the engine's business.
    const parts = chunks.filter(({ chunk }) => chunk[0] !== terminate)
    const batch = new Uint8Array(parts.reduce((size, { chunk }) => size + chunk.length, 0))
    let at = 0
    for (const { chunk } of parts) {
      batch.set(chunk, at)
      at += chunk.length
    }
    if (at > 0) this.#send(batch)
    done()
    // pg ends its socket and waits for the other side to close it.
    if (parts.length < chunks.length) this.destroy()
  }
}
