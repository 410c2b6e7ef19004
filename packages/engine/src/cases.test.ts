import { describe, expect, test } from 'vitest'
import { cases } from './testing/cases/index.ts'
import { play } from './testing/play.ts'

describe.each(Object.entries(cases))('%s', (_, list) => {
  test.each(list)('$is', async (one) => {
    expect(await play(one)).toEqual({ trace: one.trace, faults: [] })
  })
})

test('are a table that shows each meeting once', () => {
  const all = Object.values(cases).flat()
  expect(all.length).toBeGreaterThanOrEqual(150)
  expect(new Set(all.map(({ process, trace, next }) => JSON.stringify([process, trace, next]))).size).toBe(all.length)
})
