import { describe, expect, it } from 'vitest'
import { readDate, toCalendarDay } from './dates.ts'
import { addDays } from './dayText.ts'

describe('reading pasted dates', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['2026.11.20', '2026-11-20'],
    ['2026年11月20日', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['２０２６－１１－２０', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    [' 2026-11-20 14:30 ', '2026-11-20'],
  ])('reads %s', (text, date) => {
    expect(readDate(text)?.toString()).toBe(date)
  })

  it.each(['2026-02-31', '2026-13-01', '明天', '12', '', '11/20/2026'])('refuses %s', (text) => {
    expect(readDate(text)).toBeNull()
  })
})

describe('days', () => {
  it('counts days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  it('takes the day of a longer text and null for nonsense', () => {
    expect(toCalendarDay('2026-11-20T08:00:00Z')?.toString()).toBe('2026-11-20')
    expect(toCalendarDay('soon')).toBeNull()
    expect(toCalendarDay(null)).toBeNull()
  })
})
