import { toItsEnd } from '../../base/caller.ts'
import type { Tx } from '../../db/database.ts'
import type { Services } from '../../services/services.ts'
import type { Session } from '../../services/session.ts'
import { dropKey, holdKey, keepAnswer, keepProgress, type Repeatable } from './idempotency.ts'

/** How far long work is: where it goes on, and what is done. */
export type Progress<S> = { next: number; done: S }

export type Sliced<S, T> = {
  /** Rows of all slices. */
  total: number
  /** What is done before the first. */
  start: S
  /** Does the rows from `next` on, as many as fit a slice, within its transaction. */
  step: (tx: Tx, progress: Progress<S>) => Promise<Progress<S>>
  /** The answer to it all; what it throws refuses the whole, which is only for work that changed nothing. */
  finish: (done: S) => T
  /** What may be stored of what is done; all of it by default. */
  kept?: (done: S) => S
  /** Whether what is begun is finished although the caller leaves; otherwise it stops between two slices. */
  isFinished?: boolean
}

/** Rows from which work in slices is long, for `isLongWork`. */
const manyRows = 200
/** ms after a slice for which more of the same is expected: a client asks for one part after the other. */
const restBetween = 3000
let lastSlice = Number.NEGATIVE_INFINITY

/** Whether this process is changing many records, or did a moment ago. */
export const isLongWork = (): boolean => performance.now() - lastSlice < restBetween

type Asked = { session: Session; services: Services; at: Date; asked: Repeatable | null }

/**
 * Does long work as a row of short transactions, so that others have their turns between them. With a key it is done once: each slice
 * keeps how far the work is, two requests with the same key take turns at it, and one that comes after a crash goes on where it stopped.
 */
export async function inSlices<S, T>(call: Asked, work: Sliced<S, T>): Promise<T> {
  let progress: Progress<S> = { next: 0, done: work.start }
  for (;;) {
    const isBegun = progress.next > 0
    const slice = () => oneSlice(call, work, progress)
    const outcome = await (isBegun && work.isFinished ? toItsEnd(slice) : slice())
    if (work.total >= manyRows) lastSlice = performance.now()
    if ('answer' in outcome) return outcome.answer
    if ('refusal' in outcome) throw outcome.refusal
    progress = outcome.progress
  }
}

type Outcome<S, T> = { answer: T } | { progress: Progress<S> } | { refusal: unknown }

function oneSlice<S, T>(
  { session, services, at, asked }: Asked,
  { total, step, finish, kept = (done) => done }: Sliced<S, T>,
  known: Progress<S>,
): Promise<Outcome<S, T>> {
  return services.database.asTenant(session.tenantId, async (tx) => {
    const held = asked && (await holdKey<T>(tx, session, asked, at))
    if (held && 'answer' in held) return held
    const stored = held?.progress as Progress<S> | null | undefined // written below
    // What is stored may leave something out that this caller is still to be told.
    const progress = await step(tx, stored && stored.next !== known.next ? stored : known)
    if (progress.next < total) {
      if (asked) await keepProgress(tx, session, asked, { ...progress, done: kept(progress.done) })
      return { progress }
    }
    try {
      const answer = finish(progress.done)
      if (asked) await keepAnswer(tx, session, asked, finish(kept(progress.done)))
      return { answer }
    } catch (refusal) {
      if (asked) await dropKey(tx, session, asked)
      return { refusal }
    }
  })
}
