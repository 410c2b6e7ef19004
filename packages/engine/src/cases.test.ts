import { describe, expect, test } from 'vitest'
import { compile } from './compile/compile.ts'
import { start } from './operations/run.ts'
import { cases } from './testing/cases/index.ts'
import { diagram } from './testing/diagram.ts'
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

test('a circle that splits each time round stops before it fills the memory', async () => {
  const program = await compile(diagram('start:s > xor:m > and:f > m\nf > task:t > m'))
  const { state } = start(program, { by: 'me' }, 0)
  const waits = Object.values(state.waits)
  expect(waits.length).toBeLessThan(600)
  expect(waits.every(({ kind }) => kind === 'incident')).toBe(true)
})
