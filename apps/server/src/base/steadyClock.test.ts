import { expect, test } from 'vitest'
import { steadyClock } from './steadyClock.ts'

const start = Date.parse('2026-11-20T08:00:00Z')
const hour = 3_600_000

function clockUnderTest() {
  let passed = 500
  let wrongBy = 0
  const said: string[] = []
  const clock = steadyClock({ wall: () => start + passed + wrongBy, monotonic: () => passed, log: (line) => said.push(line) })
  return {
    said,
    /** How far the clock is from the true time, ms. */
    error: () => clock().getTime() - start - passed,
    wait: (seconds: number) => {
      passed += seconds * 1000
    },
    set: (ms: number) => {
      wrongBy = ms
    },
  }
}

test('a clock that is wrong for some seconds, ahead or behind, is not followed', () => {
  for (const jump of [365 * 24 * hour, -365 * 24 * hour]) {
    const { error, wait, set, said } = clockUnderTest()
    set(jump)
    expect(error()).toBe(0)
    wait(50)
    expect(error()).toBe(0)
    set(0)
    expect(error()).toBe(0)
    wait(3600)
    expect(error()).toBe(0)
    expect(said).toHaveLength(2)
  }
})

test('a jump that stays is the time from the first minute on, and a small step at once', () => {
  const { error, wait, set } = clockUnderTest()
  set(1500)
  expect(error()).toBe(1500)
  set(hour)
  expect(error()).toBe(1500)
  wait(61)
  expect(error()).toBe(hour)
})

test('a clock that jumps about is followed only where it stays', () => {
  const { error, wait, set } = clockUnderTest()
  for (let jump = 1; jump <= 5; jump++) {
    set(jump * hour)
    expect(error()).toBe(0)
    wait(40)
  }
  expect(error()).toBe(0)
  wait(30)
  expect(error()).toBe(5 * hour)
})
