import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'

/** An entry as a courier gets it; `attempt` counts from 1. */
export type Entry = { tenantId: string; id: string; kind: string; payload: unknown; attempt: number }

/**
 * Does what entries of one kind ask for, outside every transaction; what it throws says why it could not. An entry may come twice after
 * a crash, so its effect must bear that.
 */
export type Courier = (entries: readonly Entry[]) => Promise<void>

export type Outbox = {
  /** Looks at once, without waiting for the next round. */
  wake(): void
  /** Delivers all that is due; for tests and the end of a process. */
  drain(): Promise<void>
  close(): Promise<void>
}

export type Push = {
  /** Delivers hints that operations left in the outbox, to the sockets of every process. */
  courier: Courier
  /** Opens the socket on a server. Sessions are those of its access service. */
  serve(fastify: FastifyInstance, services: Pick<Services, 'access' | 'config'>): void
  close(): Promise<void>
}

export type JobRunner = {
  /** Begins to look for what is due. */
  start(services: Services): Promise<void>
  /** Looks at once for what is due. */
  wake(): void
  /** Ends what runs here and waits for it. */
  close(): Promise<void>
}

/** `waiting`: nothing is taken away because the time is in doubt, by `jumpedBy` ms since `sinceMs` ms. */
export type PruneState = { state: 'working' } | { state: 'waiting'; jumpedBy: number; sinceMs: number }

export type Prune = {
  /** One round now; it also runs by itself. Never throws. */
  run(): Promise<PruneState>
  state(): PruneState
  /** An administrator vouches for the time that the clock shows. */
  confirm(): Promise<PruneState>
  close(): Promise<void>
}
