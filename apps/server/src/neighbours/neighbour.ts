import type { OutboundReason } from '../outbound/callOut.ts'
import type { Services } from '../services/services.ts'

/** Another system of the company that the platform reads from and sends to. */
export const neighbourKeys = ['erp'] as const
export type NeighbourKey = (typeof neighbourKeys)[number]

/** A record of a neighbour: the key that it has there, and its values in wire form by the keys of our fields. */
export type NeighbourRow = { key: string } & Readonly<Record<string, unknown>>

/** A part of what a neighbour has of a kind; `next` says where the following part begins, and is absent at the end. */
export type NeighbourPage = { rows: readonly NeighbourRow[]; next?: string }

export type ReadNeighbour = {
  services: Services
  tenantId: string
  /** What is read, such as `stock`. */
  kind: string
  /** `next` of the part before; absent for the first. */
  after?: string
  signal: AbortSignal
}

export type SendToNeighbour = {
  tenantId: string
  /** What is sent, such as `manufacturingOrder`. */
  kind: string
  document: Readonly<Record<string, unknown>>
  /** The same for each attempt, so that the neighbour takes the document once. */
  idempotencyKey: string
  signal: AbortSignal
}

/** What a neighbour calls a document that it took. */
export type TakenByNeighbour = { id: string; no: string }

export type Neighbour = {
  /** It is a system of its own; otherwise the company's own records stand for it. */
  isRemote: boolean
  /** Throws `NeighbourFailure`. */
  read(call: ReadNeighbour): Promise<NeighbourPage>
  /** Throws `NeighbourFailure`; a final one is not tried again. */
  send(call: SendToNeighbour): Promise<TakenByNeighbour>
}

/** The same for those who say it in a language of their own. */
export type NeighbourReason =
  | OutboundReason
  | { code: 'refused' | 'notAgreed' | 'nothingFor'; values: Readonly<Record<string, string>> }

/** Why a neighbour did not do what it was asked, in a sentence for administrators without its address. */
export class NeighbourFailure extends Error {
  override readonly name = 'NeighbourFailure'
  /** It was reached and said no: another attempt with the same document has the same end. */
  readonly isFinal: boolean
  readonly reason: NeighbourReason | undefined

  constructor(message: string, { isFinal = false, reason }: { isFinal?: boolean; reason?: NeighbourReason } = {}) {
    super(message)
    this.isFinal = isFinal
    this.reason = reason
  }
}
