import { expect, test } from 'vitest'
import { feaResult } from './feaRule.ts'

const rows = (...scores: (string | null)[]) => scores.map((score) => ({ score, weight: '1' }))

test('scores are summed and weighted, and a weak item makes a condition', () => {
  expect(feaResult(rows('8', '9', '7'))).toEqual({ total: '24.0', weighted: '8.00', conclusion: 'feasible' })
  expect(feaResult(rows('10', '10', '3'))).toEqual({ total: '23.0', weighted: '7.67', conclusion: 'conditional' })
  expect(feaResult(rows('4', '5'))).toMatchObject({ conclusion: 'infeasible' })
  expect(
    feaResult([
      { score: '10', weight: '3' },
      { score: '2', weight: '1' },
    ]),
  ).toMatchObject({ weighted: '8.00' })
})

test('there is no conclusion while an item has no score, nor without items', () => {
  expect(feaResult(rows('8', null))).toMatchObject({ total: '8.0', conclusion: null })
  expect(feaResult([])).toEqual({ total: '0.0', weighted: '0.00', conclusion: null })
})
