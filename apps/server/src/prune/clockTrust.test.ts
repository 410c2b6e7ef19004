import { describe, expect, test } from 'vitest'
import { clockTrust, settledAfter } from './clockTrust.ts'

const start = Date.parse('2026-11-20T08:00:00Z')
const day = 86_400_000
const minute = 60_000

/** A process and its clock, which is wrong by what `set` says. */
function process(lastTrusted: number | null = null, wrongBy = 0) {
  let passed = 0
  let wrong = wrongBy
  let last = lastTrusted
  const judge = clockTrust({ now: start + wrongBy, passed: 0 })
  return {
    look: (ms = 10 * minute) => {
      passed += ms
      const now = start + passed + wrong
      const verdict = judge({ now, passed, lastTrusted: last })
      if (verdict.isTrusted) last = now
      return verdict
    },
    set: (ms: number) => {
      wrong = ms
    },
    confirm: () => {
      last = start + passed + wrong
    },
  }
}

describe('the time', () => {
  test('is trusted while it goes as time goes, and small corrections do no harm', () => {
    const clock = process(start)
    for (let round = 0; round < 50; round++) {
      clock.set(round * 1000)
      expect(clock.look()).toEqual({ isTrusted: true, cameBack: round === 0 })
    }
  })

  test.each([365 * day, -365 * day, day])('that jumped by %i ms is not, until it is back', (jump) => {
    const clock = process(start)
    clock.look()
    clock.set(jump)
    for (let round = 0; round < 10; round++) expect(clock.look()).toMatchObject({ isTrusted: false, jumpedBy: jump })
    clock.set(0)
    expect(clock.look()).toEqual({ isTrusted: true, cameBack: true })
    expect(clock.look()).toEqual({ isTrusted: true, cameBack: false })
  })

  test('that jumped is trusted after hours in which it stayed, or when an administrator says so', () => {
    const clock = process(start)
    clock.look()
    clock.set(90 * day)
    clock.look()
    expect(clock.look(settledAfter - 2 * minute)).toMatchObject({ isTrusted: false })
    expect(clock.look(3 * minute)).toEqual({ isTrusted: true, cameBack: true })
    clock.set(0)
    expect(clock.look()).toMatchObject({ isTrusted: false })
    clock.confirm()
    expect(clock.look()).toMatchObject({ isTrusted: true })
  })

  test('that jumps again begins to wait anew', () => {
    const clock = process(start)
    clock.look()
    clock.set(90 * day)
    clock.look()
    clock.look(settledAfter - minute)
    clock.set(91 * day)
    expect(clock.look()).toMatchObject({ isTrusted: false, sinceMs: 0 })
  })

  test('is held to what the database knows at a start', () => {
    expect(process(null).look()).toMatchObject({ isTrusted: true })
    expect(process(start - day).look()).toMatchObject({ isTrusted: true })
    expect(process(start - 30 * day).look()).toMatchObject({ isTrusted: false })
    expect(process(start, 365 * day).look()).toMatchObject({ isTrusted: false })
    expect(process(start, -day).look()).toMatchObject({ isTrusted: false })
    const sinceStart = process(null)
    sinceStart.set(day)
    expect(sinceStart.look()).toMatchObject({ isTrusted: false, jumpedBy: day })
    const back = process(start, 365 * day)
    back.look()
    back.set(0)
    expect(back.look()).toEqual({ isTrusted: true, cameBack: true })
  })
})
