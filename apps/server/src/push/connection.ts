import type { Language } from '@bip/contract'
import { userQueue } from '@bip/contract/workflow'
import { newId } from '../db/id.ts'
import { type Frame, FrameError, FrameReader, writeFrame } from './frames.ts'

/** Who listens at a socket. */
export type Listener = { tenantId: string; userId: string; sessionId: string; language: Language }

/** The socket beneath, as far as the protocol needs it. */
export type Wire = { send(text: string): void /** Lets what was sent go out first. */; end(): void /** At once. */; cut(): void }

export type ConnectionOptions = {
  wire: Wire
  /** Who has this token; null where it is not good. */
  identify: (headers: Frame['headers']) => Promise<Listener | null>
  /** Called once, when the listener is known. Throws a sentence for whoever may not come in. */
  onOpen: (connection: Connection) => void
  /** What each side sends and expects at least so often, ms. */
  heartbeat: number
  /** ms, of a clock that only goes forward. */
  now: () => number
}

/** So long may a client take until it says who it is, ms. */
const timeout = 10_000
/** Networks are late; a side is silent only after this many heart-beats. */
const grace = 2.5
const maxWaiting = 20
const maxSubscriptions = 5

/** One client's STOMP 1.2 connection: it listens to its own queue and may do nothing else. */
export class Connection {
  listener: Listener | null = null
  readonly #options: ConnectionOptions
  readonly #reader = new FrameReader()
  readonly #subscriptions = new Set<string>()
  readonly #openedAt: number
  #work: Promise<void> = Promise.resolve()
  #waiting = 0
  #isOver = false
  #heardAt: number
  #saidAt: number
  /** ms; 0 is never. */
  #hearEvery = 0
  #sayEvery = 0

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#openedAt = this.#heardAt = this.#saidAt = options.now()
  }

  /** Takes what the socket brought; anything that is no frame of ours ends the connection. */
  receive(bytes: Uint8Array): void {
    if (this.#isOver) return
    this.#heardAt = this.#options.now()
    try {
      for (const frame of this.#reader.read(bytes)) this.#queue(frame)
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      this.refuse(error.message)
    }
  }

  /** Sends a message to each subscription. `encoded` makes the frame for a subscription's id and may keep what it made. */
  deliver(encoded: (subscription: string) => string): void {
    for (const id of this.#subscriptions) this.#say(encoded(id))
  }

  /** Heart-beats and the ends of timeouts; called about once a second. */
  tick(): void {
    if (this.#isOver) return
    const now = this.#options.now()
    const isLate = this.listener ? false : now - this.#openedAt > timeout
    const isSilent = this.#hearEvery > 0 && now - this.#heardAt > this.#hearEvery * grace
    if (isLate || isSilent) this.cut()
    else if (this.#sayEvery > 0 && now - this.#saidAt >= this.#sayEvery) this.#say('\n')
  }

  /** Says why and ends. */
  refuse(reason: string): void {
    if (this.#isOver) return
    this.#say(writeFrame('ERROR', { version: '1.2', message: reason }))
    this.#isOver = true
    this.#options.wire.end()
  }

  /** Ends at once: nobody is there to hear why. */
  cut(): void {
    this.#isOver = true
    this.#options.wire.cut()
  }

  #say(text: string): void {
    this.#saidAt = this.#options.now()
    this.#options.wire.send(text)
  }

  /** Frames are worked on one after the other, also while a token is looked up. */
  #queue(frame: Frame): void {
    this.#waiting += 1
    if (this.#waiting > maxWaiting) throw new FrameError('Too many frames at once.')
    this.#work = this.#work.then(async () => {
      this.#waiting -= 1
      if (this.#isOver) return
      try {
        await this.#handle(frame)
      } catch (error) {
        this.refuse(error instanceof FrameError ? error.message : 'The server cannot answer now.')
      }
    })
  }

  async #handle(frame: Frame): Promise<void> {
    const { command, headers } = frame
    if (command === 'CONNECT' || command === 'STOMP') return this.#connect(headers)
    if (!this.listener) throw new FrameError('CONNECT comes first.')
    if (command === 'SUBSCRIBE') this.#subscribe(headers)
    else if (command === 'UNSUBSCRIBE') this.#subscriptions.delete(headers.id ?? '')
    else if (command !== 'DISCONNECT') throw new FrameError(`${command} is not taken here.`)
    if (headers.receipt !== undefined) this.#say(writeFrame('RECEIPT', { 'receipt-id': headers.receipt }))
    if (command === 'DISCONNECT') {
      this.#isOver = true
      this.#options.wire.end()
    }
  }

  async #connect(headers: Frame['headers']): Promise<void> {
    if (this.listener) throw new FrameError('CONNECT came twice.')
    if (!(headers['accept-version'] ?? '').split(',').includes('1.2')) throw new FrameError('Only version 1.2 is spoken here.')
    const listener = await this.#options.identify(headers)
    if (this.#isOver) return
    if (!listener) throw new FrameError('The token is not valid.')
    this.listener = listener
    this.#options.onOpen(this)
    this.#agree(headers['heart-beat'])
    const { heartbeat } = this.#options
    this.#say(
      writeFrame('CONNECTED', { version: '1.2', server: 'BIP', session: newId(), 'heart-beat': `${heartbeat},${heartbeat}` }),
    )
  }

  #agree(given = '0,0'): void {
    const [theySend = 0, theyWant = 0] = /^\d{1,9},\d{1,9}$/.test(given) ? given.split(',').map(Number) : []
    const { heartbeat } = this.#options
    this.#hearEvery = theySend > 0 ? Math.max(theySend, heartbeat) : 0
    this.#sayEvery = theyWant > 0 ? Math.max(theyWant, heartbeat) : 0
  }

  #subscribe({ id, destination }: Frame['headers']): void {
    if (destination !== userQueue) throw new FrameError('This destination is not yours.')
    if (!id || id.length > 100) throw new FrameError('A subscription needs an id.')
    if (this.#subscriptions.size >= maxSubscriptions) throw new FrameError('Too many subscriptions.')
    this.#subscriptions.add(id)
  }
}
