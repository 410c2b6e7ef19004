import { expect, it } from 'vitest'
import { groupsOf, stepsFor } from './gate.ts'

const names = (...wanted: string[]) => stepsFor(wanted).map(({ name }) => name)

it('runs everything unless steps are named', () => {
  expect(names()).toEqual(['check', 'unit', 'server:pglite', 'server:postgres', 'stories', 'journeys'])
})

it('runs the named steps in the order of the gate, the server on both databases', () => {
  expect(names('server', 'check')).toEqual(['check', 'server:pglite', 'server:postgres'])
  expect(names('server:postgres')).toEqual(['server:postgres'])
})

it('runs nothing when a name is unknown', () => {
  expect(names('unit', 'untis')).toEqual([])
})

it('runs the checks beside the unit tests, journeys beside stories, and everything else by itself', () => {
  const groups = groupsOf(stepsFor([])).map((group) => group.map(({ name }) => name))
  expect(groups).toEqual([['check', 'unit'], ['server:pglite'], ['server:postgres'], ['stories', 'journeys']])
  expect(groupsOf(stepsFor(['unit']))).toHaveLength(1)
})
