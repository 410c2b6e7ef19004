/** An answer of the gateway that ends an attempt. */
export class PieceRefusal extends Error {
  readonly status: number
  /** What the gateway calls it, where it does. */
  readonly key: string | undefined
  constructor(status: number, body: string, key?: string) {
    super(sentenceIn(body))
    this.name = 'PieceRefusal'
    this.status = status
    this.key = key
  }
}

/** What the gateway says in its envelope. */
function sentenceIn(body: string): string {
  try {
    const { msg }: { msg?: unknown } = JSON.parse(body)
    return typeof msg === 'string' ? msg : ''
  } catch {
    return ''
  }
}
