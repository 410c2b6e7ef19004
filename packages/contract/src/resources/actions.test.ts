import { describe, expect, test } from 'vitest'
import { argsOf, type Core, movedField, setsOf, statesOf } from '../index.ts'
import { resources } from './index.ts'

const known = (core: Core, keys: readonly string[]) => keys.filter((key) => core.fields[key] === undefined)

describe.each(Object.values(resources).filter(({ actions }) => actions))('actions of $key', (core) => {
  const states = Object.keys(core.states ?? {})

  test.each(Object.entries(core.actions ?? {}))('%s speaks of fields, arguments and states that are there', (_, action) => {
    const { from = [], to, asks = [], needs = [], where = {}, moves = {} } = action
    const sets = setsOf(action)
    expect([...from, ...(to ? [to] : [])].filter((state) => !states.includes(state))).toEqual([])
    expect(known(core, [...asks, ...needs, ...Object.keys(where), ...Object.keys(sets), ...Object.keys(moves)])).toEqual([])
    const args = argsOf(core, action)
    expect(Object.values(sets).flatMap((set) => ('arg' in set && !args[set.arg] ? [set.arg] : []))).toEqual([])
    for (const [key, table] of Object.entries(moves)) {
      expect(Object.keys(sets), `${key} is set by what it moves`).toContain(key)
      const values = statesOf(core, key)
      if (values)
        expect(
          Object.entries(table)
            .flat(2)
            .filter((value) => !values[value]),
        ).toEqual([])
    }
  })
})

test('what a day moves is a state, and the day is a field', () => {
  const wrong = Object.values(resources).flatMap((core) =>
    Object.entries(core.due ?? {}).flatMap(([name, move]) => {
      const states = statesOf(core, movedField(core, move) ?? '') ?? {}
      const isRight = core.fields[move.when] && [...move.from, move.to].every((state) => states[state])
      return isRight ? [] : [`${core.key} ${name}`]
    }),
  )
  expect(wrong).toEqual([])
})
