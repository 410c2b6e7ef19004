import { describe, expect, it } from 'vitest'
import { fromOrdinal, type PeriodUnit, partsOf, periodOfDay, readPeriod, toOrdinal } from './periods.ts'

describe('reading periods', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['2026/1', '2026-01'],
    ['2026年11月', '2026-11'],
    ['２０２６－１１', '2026-11'],
    ['202611', '2026-11'],
    ['11/2026', '2026-11'],
    ['Tháng 11/2026', '2026-11'],
    ['Nov 2026', '2026-11'],
    ['november 2026', '2026-11'],
  ])('reads the month %s', (text, month) => {
    expect(readPeriod(text, 'month')).toBe(month)
  })

  it.each([
    ['2026-Q3', '2026-Q3'],
    ['2026Q3', '2026-Q3'],
    ['q3 2026', '2026-Q3'],
    ['Quý 3/2026', '2026-Q3'],
    ['2026 年第 3 季度', '2026-Q3'],
  ])('reads the quarter %s', (text, quarter) => {
    expect(readPeriod(text, 'quarter')).toBe(quarter)
  })

  it.each<[string, PeriodUnit]>([
    ['2026-13', 'month'],
    ['2026-00', 'month'],
    ['13/2026', 'month'],
    ['hello 2026', 'month'],
    ['2026-Q5', 'quarter'],
    ['26', 'year'],
    ['', 'month'],
  ])('refuses %s as a %s', (text, unit) => {
    expect(readPeriod(text, unit)).toBeNull()
  })

  it('reads a year', () => expect(readPeriod('2026年', 'year')).toBe('2026'))
})

describe('counting periods', () => {
  it('goes there and back, over the turn of the year', () => {
    const december = toOrdinal('2026-12', 'month') ?? 0
    expect(fromOrdinal(december + 1, 'month')).toBe('2027-01')
    expect(fromOrdinal((toOrdinal('2026-Q1', 'quarter') ?? 0) - 1, 'quarter')).toBe('2025-Q4')
    expect(partsOf(december, 'month')).toEqual({ year: 2026, part: 12 })
    expect(fromOrdinal(toOrdinal('2026', 'year') ?? 0, 'year')).toBe('2026')
  })

  it('knows what is no period of its unit', () => {
    expect(toOrdinal('2026-13', 'month')).toBeNull()
    expect(toOrdinal('2026-11', 'quarter')).toBeNull()
    expect(toOrdinal(null, 'month')).toBeNull()
  })

  it('finds the period of a day', () => {
    expect(periodOfDay('2026-11-20', 'month')).toBe('2026-11')
    expect(periodOfDay('2026-11-20', 'quarter')).toBe('2026-Q4')
    expect(periodOfDay('2026-03-31', 'quarter')).toBe('2026-Q1')
    expect(periodOfDay('2026-04-01', 'quarter')).toBe('2026-Q2')
    expect(periodOfDay('2026-11-20', 'year')).toBe('2026')
  })
})
