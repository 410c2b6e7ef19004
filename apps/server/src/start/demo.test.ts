import { expect, test } from 'vitest'
import { modules } from '../modules/all.ts'
import { countOf } from './demo.ts'

test('a small demonstration has a tenth of what is large, and of nothing less than a second page takes', () => {
  expect([5000, 400, 100, 12, 0].map((count) => countOf({ count }, 'small'))).toEqual([500, 100, 100, 12, 0])
  expect(countOf({ count: 5000 }, 'full')).toBe(5000)
  expect(countOf({ count: 5000, isWhole: true }, 'small')).toBe(5000)
  const sum = (size: 'full' | 'small') =>
    modules.flatMap(({ demo = [] }) => demo).reduce((total, step) => total + countOf(step, size), 0)
  expect(sum('small')).toBeLessThan(sum('full') / 5)
})
