import { expect, test } from 'vitest'
import { convertTime, secondsIn, type TimeUnit } from './time.ts'

test('a minute has 60 seconds and an hour 3600', () => {
  expect(secondsIn).toEqual({ seconds: 1, minutes: 60, hours: 3600 })
})

test.each<[string | number, TimeUnit, TimeUnit, string]>([
  ['1', 'minutes', 'seconds', '60'],
  ['90', 'seconds', 'minutes', '1.5'],
  ['1', 'seconds', 'hours', '0'],
  ['2', 'seconds', 'hours', '0.001'],
  [1.8, 'seconds', 'hours', '0.001'],
  ['100', 'seconds', 'minutes', '1.667'],
  ['0.1', 'minutes', 'seconds', '6'],
  ['7200', 'seconds', 'hours', '2'],
  ['-90', 'seconds', 'minutes', '-1.5'],
  ['2.5', 'hours', 'minutes', '150'],
  // Never through floating point, where 0.1 + 0.2 is not 0.3.
  ['123456789012345678', 'minutes', 'seconds', '7407407340740740680'],
])('%s %s in %s are %s', (amount, from, to, answer) => {
  expect(convertTime(amount, from, to)).toBe(answer)
})

test.each([
  ['0.5', '1800'],
  ['0.0001', '1'],
  ['1.00001', '3601'],
  ['2', '7200'],
])('%s hours are %s whole seconds: one that has begun counts', (hours, seconds) => {
  expect(convertTime(hours, 'hours', 'seconds')).toBe(seconds)
})

test('as many decimals as asked for, three where nothing is asked; a half goes up, once', () => {
  expect(convertTime('1', 'minutes', 'hours')).toBe('0.017')
  expect(convertTime('1', 'minutes', 'hours', 1)).toBe('0')
  expect(convertTime('1', 'minutes', 'hours', 6)).toBe('0.016667')
  expect(convertTime('3', 'seconds', 'minutes', 1)).toBe('0.1')
})

test('what is no amount is refused', () => {
  expect(() => convertTime('an hour', 'hours', 'seconds')).toThrow()
})
