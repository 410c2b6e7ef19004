/** A STOMP 1.2 frame. Of a header that comes twice the first counts. */
export type Frame = { command: string; headers: Readonly<Record<string, string>>; body: string }

/** Clients of ours send a token and little else. Bytes. */
export const largestFrame = 16 * 1024
const maxHeaders = 30

/** What a client sent is no frame; the connection ends with it. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
}

const newline = 10
const carriage = 13
const end = 0

/** Reads frames out of a stream of bytes. Line ends between frames are heart-beats and are passed over. */
export class FrameReader {
  #held: Buffer = Buffer.alloc(0)

  /** The frames that are complete now. Throws FrameError for what can never become one. */
  read(chunk: Uint8Array): Frame[] {
    this.#held = this.#held.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#held, chunk])
    const frames: Frame[] = []
    for (;;) {
      const start = this.#held.findIndex((byte) => byte !== newline && byte !== carriage)
      if (start < 0) {
        this.#held = Buffer.alloc(0)
        return frames
      }
      if (start > 0) this.#held = this.#held.subarray(start)
      const found = readFrame(this.#held)
      if (!found) {
        if (this.#held.length > largestFrame) throw new FrameError(`A frame is larger than ${largestFrame} bytes.`)
        return frames
      }
      frames.push(found.frame)
      this.#held = this.#held.subarray(found.length)
    }
  }
}

/** The frame at the beginning of the bytes and how long it is; undefined where more bytes are to come. */
function readFrame(bytes: Buffer): { frame: Frame; length: number } | undefined {
  const head = readHead(bytes)
  if (!head) return undefined
  const { command, headers, bodyAt } = head
  const length = bodyLength(headers)
  const bodyEnd = length === undefined ? bytes.indexOf(end, bodyAt) : bodyAt + length
  if (bodyEnd > largestFrame) throw new FrameError(`A frame is larger than ${largestFrame} bytes.`)
  if (bodyEnd < 0 || bodyEnd >= bytes.length) return undefined
  if (bytes[bodyEnd] !== end) throw new FrameError('A frame does not end where its content-length says.')
  return { frame: { command, headers, body: bytes.toString('utf8', bodyAt, bodyEnd) }, length: bodyEnd + 1 }
}

function readHead(bytes: Buffer): { command: string; headers: Record<string, string>; bodyAt: number } | undefined {
  const lines: string[] = []
  for (let from = 0; ; ) {
    const at = bytes.indexOf(newline, from)
    const line = bytes.subarray(from, at < 0 ? bytes.length : at)
    if (line.includes(end)) throw new FrameError('A frame ends within its headers.')
    if (at < 0) return undefined
    const text = line.toString('utf8').replace(/\r$/, '')
    from = at + 1
    if (text === '') return { ...headOf(lines), bodyAt: from }
    lines.push(text)
    if (lines.length > maxHeaders) throw new FrameError(`A frame has more than ${maxHeaders} headers.`)
  }
}

function headOf([command = '', ...lines]: readonly string[]): { command: string; headers: Record<string, string> } {
  if (!/^[A-Z]{3,12}$/.test(command)) throw new FrameError('A frame begins with no command.')
  // CONNECT is older than escapes: what looks like one there is meant as it is.
  const plain = command === 'CONNECT' || command === 'CONNECTED'
  const headers: Record<string, string> = Object.create(null)
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon < 1) throw new FrameError('A header has no name or no colon.')
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1)].map((part) => (plain ? part : unescaped(part)))
    if (name !== undefined && value !== undefined) headers[name] ??= value
  }
  return { command, headers }
}

const escapes: Readonly<Record<string, string>> = { '\\n': '\n', '\\r': '\r', '\\c': ':', '\\\\': '\\' }

function unescaped(text: string): string {
  return text.replace(/\\.?/gs, (mark) => {
    const character = escapes[mark]
    if (character === undefined) throw new FrameError('A header holds an unknown escape.')
    return character
  })
}

function bodyLength({ 'content-length': given }: Readonly<Record<string, string>>): number | undefined {
  if (given === undefined) return undefined
  if (!/^\d{1,9}$/.test(given)) throw new FrameError('A content-length is no number.')
  return Number(given)
}

const escaped = (text: string) =>
  text.replace(/[\\\n\r:]/g, (character) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', ':': '\\c' })[character] ?? '')

/** A frame as it travels, the closing NUL included. */
export function writeFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const plain = command === 'CONNECTED'
  const lines = Object.entries(headers).map(([name, value]) =>
    plain ? `${name}:${value}` : `${escaped(name)}:${escaped(value)}`,
  )
  return `${[command, ...lines].join('\n')}\n\n${body}\0`
}
