import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from './errors.ts'

/** For whom work is being done. */
export type Caller = {
  /** Whose turn it is at the database: a user, a session, an address, or the server itself. */
  person: string
  /** Aborted when nobody waits for the answer any more; absent for work that is done to its end. */
  signal?: AbortSignal
}

const server: Caller = { person: 'server' }
const callers = new AsyncLocalStorage<Caller>()

/** The caller whose work this is; the server itself outside of calls. */
export const currentCaller = (): Caller => callers.getStore() ?? server

/** Runs work for a caller; all that it starts is the caller's too. */
export const asCaller = <T>(caller: Caller, work: () => T): T => callers.run(caller, work)

/** Runs work of the server's own: what outlives a call, or is shared by several, does not end because one of them leaves. */
export const inBackground = <T>(work: () => T): T => callers.run(server, work)

/** Runs work that is done to its end although its caller leaves, still in the caller's turns. */
export const toItsEnd = <T>(work: () => T): T => callers.run({ person: currentCaller().person }, work)

/** Ends the work of a caller who left. It is never read by anybody. */
export class CallerLeft extends Refusal {
  constructor() {
    super('busy')
    this.name = 'CallerLeft'
  }
}

/** Throws `CallerLeft` where nobody waits for the answer any more. */
export function mustBeThere(): void {
  if (currentCaller().signal?.aborted) throw new CallerLeft()
}
