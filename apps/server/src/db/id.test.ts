import { expect, test } from 'vitest'
import { firstIdAt, newId, newNumber } from './id.ts'

test('ids sort in the order in which they were made, those of one millisecond and of a clock that went back too', () => {
  const now = Date.now() + 1000
  const made = [...Array.from({ length: 3000 }, () => newId(now)), newId(now - 500), newId(now + 5), newId(now + 6)]
  expect([...made].sort()).toEqual(made)
  expect(new Set(made).size).toBe(made.length)
})

test('ids and numbers sort with those that were given before, and a moment cuts between them', () => {
  const now = Date.now() + 60_000
  // Ids were 20 digits once.
  const earlier = `${firstIdAt(now)}00100042`
  const [id, number] = [newId(now + 1), newNumber(now + 2)]
  expect([number, id, earlier].sort()).toEqual([earlier, id, number])
  expect(id > firstIdAt(now + 1) && id < firstIdAt(now + 2)).toBe(true)
})

test('an id tells nothing of the next one: of 65 bits of chance each is as often set as not', () => {
  const chance = Array.from({ length: 4000 }, () => newId().slice(15))
  for (let place = 0; place < 13; place += 1) {
    const signs = Map.groupBy(chance, (text) => text[place] ?? '')
    expect(signs.size).toBe(32)
    // 125 of each are to be expected; so far from it comes not once in a million runs.
    for (const [sign, found] of signs) expect([sign, found.length > 55 && found.length < 210]).toEqual([sign, true])
  }
  // No reader takes it for a number and rounds it.
  expect(newId()).toMatch(/^\d{15}[0-9a-hj-km-np-z]{13}$/)
})
