import { expect, test } from 'vitest'
import { maxRandomText, randomHex, randomText } from './random.ts'

test('a random text has the length asked for, of letters and digits that nobody mistakes for each other', () => {
  for (const length of [1, 16, maxRandomText])
    expect(randomText(length)).toMatch(new RegExp(`^[a-hjkmnp-zA-HJ-NP-Z2-9]{${length}}$`))
  expect(new Set(Array.from({ length: 1000 }, () => randomText(16))).size).toBe(1000)
})

test('every character is as likely as the others', () => {
  const counts = new Map<string, number>()
  for (let round = 0; round < 400; round += 1)
    for (const character of randomText(maxRandomText)) counts.set(character, (counts.get(character) ?? 0) + 1)
  const usual = (400 * maxRandomText) / counts.size
  expect(counts.size).toBe(55)
  // Six deviations around what is due: a cut that favoured the first letters would make them a quarter more frequent.
  for (const count of counts.values()) expect(Math.abs(count - usual)).toBeLessThan(6 * Math.sqrt(usual))
})

test('256 characters at most, one at least', () => {
  for (const length of [257, 0, -1, 1.5, Number.NaN]) expect(() => randomText(length)).toThrow(RangeError)
})

test('hex of as many bytes as asked for', () => {
  expect(randomHex(16)).toMatch(/^[\da-f]{32}$/)
})
