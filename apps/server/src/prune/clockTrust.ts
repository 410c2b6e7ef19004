/** Two clocks that differ by less agree. ms */
export const slack = 120_000
/** A server may have been off for so long without anybody wondering about the time. ms */
const maxOff = 2 * 86_400_000
/** Another process that shares the database has looked at the time within this. ms */
const lately = 1_800_000
/** What the clock says after a jump is believed when it has been so for this long. ms */
export const settledAfter = 6 * 3_600_000

export type Look = {
  /** What the clock says, ms since 1970. */
  now: number
  /** A clock that only goes forward, ms. */
  passed: number
  /** When the time was last trusted, as the database has it, ms since 1970; null where it never was. */
  lastTrusted: number | null
}

/** `cameBack`: moments that are still to come may have been written while the clock was wrong. */
export type Verdict = { isTrusted: true; cameBack: boolean } | { isTrusted: false; jumpedBy: number; sinceMs: number }

/**
 * Judges whether the clock can be believed where rows are taken away for good because of their age. It is compared with a clock that
 * nobody sets (since `begun`, the start of the process), and over a restart with the last time it was believed. After a jump it is believed once it came back, or stayed for hours.
 */
export function clockTrust(begun: Pick<Look, 'now' | 'passed'>): (look: Look) => Verdict {
  let known: Pick<Look, 'now' | 'passed'> | undefined
  let jump: { offset: number; since: number } | undefined

  /** How far the clock is from where it is expected, 0 where that cannot be said. */
  function deviation({ now, passed, lastTrusted }: Look): number {
    const from = known ?? begun
    const jumped = now - from.now - (passed - from.passed)
    const since = lastTrusted === null ? undefined : now - lastTrusted
    if (since !== undefined && since >= -slack && since <= lately) return 0
    if (known || since === undefined || Math.abs(jumped) > slack) return jumped
    return since >= -slack && since <= maxOff ? 0 : since
  }

  return (look) => {
    const { now, passed } = look
    const jumpedBy = deviation(look)
    const offset = now - passed
    if (Math.abs(jumpedBy) > slack) {
      if (!jump || Math.abs(jump.offset - offset) > slack) jump = { offset, since: passed }
      if (passed - jump.since < settledAfter) return { isTrusted: false, jumpedBy, sinceMs: passed - jump.since }
    }
    const cameBack = !known || jump !== undefined
    known = { now, passed }
    jump = undefined
    return { isTrusted: true, cameBack }
  }
}
