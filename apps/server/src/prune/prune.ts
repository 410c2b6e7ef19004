import type { Database } from '../db/database.ts'
import type { Prune, PruneState } from '../services/background.ts'
import { writeFact } from '../tenancy/facts.ts'
import { bringBack } from './bringBack.ts'
import { clockTrust, slack, type Verdict } from './clockTrust.ts'
import { lookAtTime } from './look.ts'
import { takeOld } from './takeOld.ts'

/** Work that goes with every round in which the time is trusted. */
export type Chore = (now: Date) => Promise<void>

export type PruneNeeds = {
  database: Database
  clock: () => Date
  log: (line: string) => void
  chores?: readonly Chore[]
  /** A clock that only goes forward, ms; tests set it. */
  monotonic?: () => number
  /** The clock of this machine as it stands, ms since 1970; tests set it. */
  wall?: () => number
}

const every = 600_000
const firstAfter = 60_000

/** The one place where rows are taken away because of their age: only while the time can be believed. */
export function createPrune(needs: PruneNeeds): Prune {
  const { database, clock, log } = needs
  let state: PruneState = { state: 'working' }
  let running: Promise<PruneState> | undefined
  let isClosed = false
  const round = createRound(needs, () => isClosed)

  function run(): Promise<PruneState> {
    running ??= round(state)
      .catch((error: unknown) => {
        log(`Old rows could not be taken away: ${error instanceof Error ? error.message : String(error)}`)
        return state
      })
      .then((next) => {
        state = next
        running = undefined
        return next
      })
    return running
  }

  const first = setTimeout(() => void run(), firstAfter).unref()
  const timer = setInterval(() => void run(), every).unref()
  return {
    run,
    state: () => state,
    confirm: async () => {
      await database.small.asSystem((tx) => writeFact(tx, 'pruned', { at: clock().toISOString() }))
      return run()
    },
    close: async () => {
      isClosed = true
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}

/** One round after the other: looks at the time, brings back what was written ahead of it, takes away what is old. */
function createRound(needs: PruneNeeds, isOver: () => boolean): (before: PruneState) => Promise<PruneState> {
  const { database, clock, log, chores = [], monotonic = () => performance.now(), wall = Date.now } = needs
  const judge = clockTrust({ now: clock().getTime(), passed: monotonic() })
  let mayBeAhead = false

  async function verdict(): Promise<Verdict> {
    const { lastTrusted, aheadOfDatabase } = await lookAtTime(database, wall)
    if (Math.abs(aheadOfDatabase) > slack) return { isTrusted: false, jumpedBy: aheadOfDatabase, sinceMs: 0 }
    return judge({ now: clock().getTime(), passed: monotonic(), lastTrusted })
  }

  return async (before) => {
    const found = await verdict()
    if (!found.isTrusted) {
      if (before.state === 'working') log(doubt(found.jumpedBy))
      return { state: 'waiting', jumpedBy: found.jumpedBy, sinceMs: found.sinceMs }
    }
    if (before.state === 'waiting') log('The time is believed again; what is old is taken away.')
    const now = clock()
    mayBeAhead ||= found.cameBack
    if (mayBeAhead) await database.small.asSystem((tx) => bringBack(tx, now))
    mayBeAhead = false
    await takeOld(needs, now, isOver)
    for (const chore of chores) await chore(now)
    await database.small.asSystem((tx) => writeFact(tx, 'pruned', { at: now.toISOString() }))
    return { state: 'working' }
  }
}

const doubt = (jumpedBy: number): string =>
  `The system clock and the time since the last look differ by ${Math.round(jumpedBy / 60_000)} min. Nothing is taken away because of its age until the clock is back, has stayed so for six hours, or an administrator confirms the time.`
