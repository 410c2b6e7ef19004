import { describe, expect, test } from 'vitest'
import { shownValue, typedValue } from './typedValue.ts'

describe('values that are typed for an incident', () => {
  test.each([
    ['120', 120],
    ['true', true],
    ['{"a":1}', { a: 1 }],
    ['Suzhou', 'Suzhou'],
    ['"120"', '120'],
  ])('%s', (typed, value) => expect(typedValue(typed)).toEqual(value))

  test.each(['120', 'null', '"Suzhou"', '"120"', '"true"', '["a"]'])('%s is typed back as it is stored', (json) =>
    expect(JSON.stringify(typedValue(shownValue(json)))).toBe(json),
  )
})
