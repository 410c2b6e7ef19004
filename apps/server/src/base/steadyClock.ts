/** Differences up to this are followed at once: services that set the clock correct it in such steps. ms */
const slight = 2000
/** A jump that has lasted so long is followed. ms */
const settledAfter = 60_000

type Options = {
  /** The clock that somebody may set, in ms since 1970. */
  wall?: () => number
  /** One that only ever goes forward, in ms. */
  monotonic?: () => number
  log?: (line: string) => void
}

/**
 * The time of this machine without its slips: a clock that is set wrong for some seconds ends no session, makes nobody wait and dates
 * nothing. Follows a jump once it has lasted for a minute.
 */
export function steadyClock(options: Options = {}): () => Date {
  const { wall = Date.now, monotonic = () => performance.now(), log = () => undefined } = options
  let offset = wall() - monotonic()
  let jump: { offset: number; since: number } | undefined
  return () => {
    const [now, passed] = [wall(), monotonic()]
    const seen = now - passed
    if (Math.abs(seen - offset) <= slight) {
      if (jump) log('The system clock is back where it was.')
      jump = undefined
    } else if (!jump || Math.abs(seen - jump.offset) > slight) {
      log(`The system clock jumped by ${Math.round((seen - offset) / 1000)} s; it is followed if it stays so for a minute.`)
      jump = { offset: seen, since: passed }
    } else if (passed - jump.since >= settledAfter) {
      log('The system clock has stayed where it jumped to and is followed now.')
      jump = undefined
    }
    if (jump) return new Date(passed + offset)
    offset = seen
    return new Date(now)
  }
}

/** The steady time of this process, in ms since 1970. */
const clock = steadyClock()
export const steadyNow = (): number => clock().getTime()
