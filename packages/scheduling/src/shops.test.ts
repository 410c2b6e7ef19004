import { expect, it } from 'vitest'
import { check } from './check/check.ts'
import { run } from './schedule.ts'
import { shopPlant } from './testing/index.ts'

/** Fisher and Thompson, 6 by 6; nobody can do it in less than 55. */
const ft06 = [
  [2, 1, 0, 3, 1, 6, 3, 7, 5, 3, 4, 6],
  [1, 8, 2, 5, 4, 10, 5, 10, 0, 10, 3, 4],
  [2, 5, 3, 4, 5, 8, 0, 9, 1, 1, 4, 7],
  [1, 5, 0, 5, 2, 5, 3, 3, 4, 8, 5, 9],
  [2, 9, 1, 3, 4, 5, 5, 4, 0, 3, 3, 1],
  [1, 3, 3, 3, 5, 9, 0, 10, 4, 4, 2, 1],
]

it('a job shop is good by rules alone and the best by search, within a limit of steps', () => {
  const plant = shopPlant({ jobs: ft06 })
  const [rules, searched] = [run(plant, { aim: 'makespan' }), run(plant, { aim: 'makespan', search: { seed: 1, steps: 4000 } })]
  expect(rules.makespan).toBeLessThanOrEqual(66)
  expect(searched.makespan).toBe(55)
  for (const { placements } of [rules, searched]) expect(check(plant, placements)).toEqual([])
})
