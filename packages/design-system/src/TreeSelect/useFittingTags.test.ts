import { expect, it } from 'vitest'
import { fittingCount } from './useFittingTags.ts'

it('counts the tags that fit, leaving room for the number of the others', () => {
  expect(fittingCount([80, 80, 80], 3, 249)).toBe(3)
  expect(fittingCount([80, 80, 80], 3, 248)).toBe(2)
  expect(fittingCount([80, 80, 80], 9, 249)).toBe(2)
  expect(fittingCount([80, 80, 80], 9, 289)).toBe(3)
})

it('always shows one', () => {
  expect(fittingCount([400], 1, 100)).toBe(1)
  expect(fittingCount([400, 20], 2, 100)).toBe(1)
})
