import { expect, test } from 'vitest'
import { addressKey } from './addressKey.ts'
import { bitsFor } from './rules.ts'
import { Tally } from './tally.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key))

test('puzzles grow by a bit each time that the count doubles, up to what a browser solves in seconds', () => {
  expect([1, 5, 9, 10, 20, 40, 80, 10_000].map((count) => bitsFor(count, 5))).toEqual([16, 16, 16, 17, 18, 19, 20, 20])
})

test('a tally fades evenly, and strangers of many addresses do not empty it', () => {
  let now = 0
  const tally = new Tally(60, () => now)
  for (let at = 0; at < 10; at++) tally.add('203.0.113.7')
  now = 5000
  expect(tally.add('203.0.113.7')).toBe(6)
  for (let at = 0; at < 19_000; at++) tally.add(`address ${at}`)
  expect(tally.add('203.0.113.7')).toBe(7)
})
