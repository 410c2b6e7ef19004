import { expect, it } from 'vitest'
import { dayAt, endOfDay, instantOf, startOfDay } from './zone.ts'

it('turns clocks of a zone into instants and back', () => {
  expect(instantOf('2026-11-20 14:30:05', 'Asia/Shanghai')).toBe('2026-11-20T06:30:05.000Z')
  expect(dayAt(new Date('2026-11-20T16:00:00Z'), 'Asia/Shanghai')).toBe('2026-11-21')
  expect(startOfDay('2026-11-20', 'Asia/Ho_Chi_Minh')).toBe('2026-11-19T17:00:00.000Z')
})

it('knows that days are not always 24 hours long', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
  expect(endOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T21:59:59.999Z')
  expect(instantOf('2026-03-29 02:30:00', 'Europe/Berlin')).toMatch(/^2026-03-29T0[01]:30/)
})
