import { describe, expect, it } from 'vitest'
import { toCalendarDay } from './dates.ts'
import { addDays, addMonths, endOfMonth, firstDay, lastDay, startOfMonth, startOfWeek, toDay, todayIn } from './days.ts'

describe('days', () => {
  it('counts days across months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  it('counts months; a shorter one gives its last day', () => {
    expect(addMonths('2026-11-20', 1)).toBe('2026-12-20')
    expect(addMonths('2026-11-20', -12)).toBe('2025-11-20')
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2026-12-31', -6)).toBe('2026-06-30')
  })

  it('knows the ends of a month, and weeks from Monday on', () => {
    expect([startOfMonth('2028-02-15'), endOfMonth('2028-02-15')]).toEqual(['2028-02-01', '2028-02-29'])
    expect(endOfMonth('9999-12-01')).toBe(lastDay)
    expect(startOfWeek('2026-11-20')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-23')).toBe('2026-11-23')
  })

  it('stops at the first and the last day that has four figures for its year', () => {
    expect(addDays(firstDay, -1)).toBe(firstDay)
    expect(addMonths(lastDay, 1)).toBe(lastDay)
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01')
  })

  it('takes the day of a longer text and null for nonsense', () => {
    expect(toDay('2026-11-20T08:00:00Z')).toBe('2026-11-20')
    expect(toCalendarDay('2026-11-20T08:00:00Z')?.toString()).toBe('2026-11-20')
    for (const nonsense of ['soon', '', null, undefined, '2026-02-31', '2026-13-01', '0000-01-01'])
      expect(toDay(nonsense)).toBeNull()
  })

  it('says which day it is somewhere', () => {
    expect(todayIn('Asia/Shanghai')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(addDays(todayIn('Pacific/Niue'), 1) <= todayIn('Pacific/Kiritimati')).toBe(true)
  })
})
