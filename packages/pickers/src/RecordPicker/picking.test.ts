import { expect, test } from 'vitest'
import { codesOf, isList } from '../codes.ts'
import { added, confirmed, toggled } from './picking.ts'

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() })) as [
  { id: string; label: string },
  { id: string; label: string },
  { id: string; label: string },
]

test('one takes the place of another, several add up to the limit, 0 is no limit', () => {
  expect(toggled([a], b, 1)).toEqual({ chosen: [b] })
  expect(toggled([a], a, 1)).toEqual({ chosen: [] })
  expect(toggled([a], b, 2)).toEqual({ chosen: [a, b] })
  expect(toggled([a, b], c, 2)).toEqual({ limit: 2 })
  expect(toggled([a, b], c, 0)).toEqual({ chosen: [a, b, c] })
  expect(added([a], [b, c], 1)).toEqual({ limit: 1 })
  expect(added([a], [a, b, b], 2)).toEqual({ chosen: [a, b] })
  expect(confirmed([a], a, 1)).toEqual({ chosen: [a] })
})

test('a pasted column is a list of codes, a name with blanks is not', () => {
  expect(codesOf('A-1\r\nA-2\n\nA-1\tB 3；C')).toEqual(['A-1', 'A-2', 'B 3', 'C'])
  expect(isList('深沟球轴承 6204')).toBe(false)
  expect(isList('A-1\nA-2\n')).toBe(true)
})
