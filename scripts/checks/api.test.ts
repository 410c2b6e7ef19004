import { expect, it } from 'vitest'
import { difference } from './api.ts'

it('says where two reports part first', () => {
  expect(difference('a\nb\nc', 'a\nb\nc')).toBeUndefined()
  expect(difference('a\nb\nc', 'a\n x\nc')).toBe('2 says "b", the types say "x".')
  expect(difference('a\nb', 'a')).toBe('2 says "b", the types say nothing.')
  expect(difference('', 'a')).toBe('1 says "", the types say "a".')
})
