import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** What became of a request: `isAborted` where its client left before the whole answer was handed over. */
export type Ending = { isAborted: boolean }

const openOn = new WeakMap<Socket, Set<Exchange>>()

/**
 * One request from its first hook to its end. It has ended when its answer was handed over or its client left, and the work for it has
 * stopped too: work that goes on for nobody still takes a place.
 */
export class Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly #gone = new AbortController()
  readonly #listeners: ((ending: Ending) => void)[] = []
  #isHandedOver = false
  #isClosed = false
  #running = 0

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request
    this.response = response
    response.once('finish', () => {
      this.#isHandedOver = true
    })
    response.once('close', () => this.close())
    // A pipelined answer that waits for the one before it is not told that the socket has closed.
    openedOn(request.socket).add(this)
  }

  /** Aborted when the client leaves before it has the whole answer. */
  get signal(): AbortSignal {
    return this.#gone.signal
  }

  /** True while the client has done its part: silence is ours. */
  get isOurTurn(): boolean {
    const { request, response } = this
    const hasSent = request.complete || request.readableLength > 0
    return hasSent && !response.writableEnded && request.socket.writableLength === 0
  }

  /** Runs work whose end the exchange waits for. */
  async work<T>(run: () => Promise<T>): Promise<T> {
    this.#running += 1
    try {
      return await run()
    } finally {
      this.#running -= 1
      this.#end()
    }
  }

  /** Calls `listener` once, when the exchange has ended; at once where it has. */
  onEnd(listener: (ending: Ending) => void): void {
    this.#listeners.push(listener)
    this.#end()
  }

  /** The answer was handed over, or the client has left. */
  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    openOn.get(this.request.socket)?.delete(this)
    if (!this.#isHandedOver) this.#gone.abort()
    this.#end()
  }

  #end(): void {
    if (!this.#isClosed || this.#running > 0) return
    const ending = { isAborted: this.#gone.signal.aborted }
    for (const listener of this.#listeners.splice(0)) listener(ending)
  }
}

/** The exchanges of a connection that have not closed: several where the client sends requests ahead. */
export const exchangesOn = (socket: Socket): ReadonlySet<Exchange> => openOn.get(socket) ?? new Set()

function openedOn(socket: Socket): Set<Exchange> {
  const known = openOn.get(socket)
  if (known) return known
  const opened = new Set<Exchange>()
  openOn.set(socket, opened)
  socket.once('close', () => {
    for (const exchange of [...opened]) exchange.close()
  })
  return opened
}
