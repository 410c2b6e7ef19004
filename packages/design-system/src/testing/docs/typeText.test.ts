import { expect, it } from 'vitest'
import { typeText } from './typeText.ts'

it('writes a type as its source does', () => {
  expect(typeText({ name: 'boolean' })).toBe('boolean')
  expect(typeText({ name: 'signature', raw: '(value: string)\n  => void' })).toBe('(value: string) => void')
  const sizes = [
    { name: 'literal', value: "'small'" },
    { name: 'Array', raw: 'string[]' },
  ]
  expect(typeText({ name: 'union', raw: 'Size', elements: sizes })).toBe("'small' | string[]")
})
