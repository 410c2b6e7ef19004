import { describe, expect, it } from 'vitest'
import { fillSeries, usualMode } from './series.ts'

describe('filling cells from those before', () => {
  it('counts figures on, exactly, down as well', () => {
    expect(fillSeries([10, 20], 3, 'number', 'series')).toEqual([30, 40, 50])
    expect(fillSeries(['0.1', '0.2'], 3, 'decimal', 'series')).toEqual(['0.3', '0.4', '0.5'])
    expect(fillSeries(['1.50', '1.00'], 3, 'decimal', 'series')).toEqual(['0.50', '0.00', '-0.50'])
    expect(fillSeries([5], 2, 'number', 'series')).toEqual([6, 7])
  })

  it('repeats what does not count, and whatever is asked to be repeated', () => {
    expect(fillSeries([1, 2, 4], 4, 'number', 'series')).toEqual([1, 2, 4, 1])
    expect(fillSeries([1, 2], 3, 'number', 'copy')).toEqual([1, 2, 1])
    expect(fillSeries(['轴承座'], 2, 'text', 'series')).toEqual(['轴承座', '轴承座'])
    expect(fillSeries([1, null], 2, 'number', 'series')).toEqual([1, null])
  })

  it('goes on by days, weeks and months, to the end of a shorter one', () => {
    expect(fillSeries(['2026-12-31'], 2, 'date', 'series')).toEqual(['2027-01-01', '2027-01-02'])
    expect(fillSeries(['2026-11-20', '2026-11-27'], 2, 'date', 'series')).toEqual(['2026-12-04', '2026-12-11'])
    expect(fillSeries(['2026-12-31', '2027-01-31'], 2, 'date', 'series')).toEqual(['2027-02-28', '2027-03-31'])
  })

  it('counts numbered texts with their zeros', () => {
    expect(fillSeries(['LOT-0009'], 2, 'text', 'series')).toEqual(['LOT-0010', 'LOT-0011'])
    expect(fillSeries(['2 号线', '4 号线'], 2, 'text', 'series')).toEqual(['6 号线', '8 号线'])
    expect(fillSeries(['A-2', 'A-1', 'A-0'], 1, 'text', 'series')).toEqual(['A-0'])
  })

  it('repeats one figure unless asked to count, as spreadsheets do', () => {
    expect(usualMode([7], 'number')).toBe('copy')
    expect(usualMode([7, 8], 'number')).toBe('series')
    expect(usualMode(['2026-11-20'], 'date')).toBe('series')
  })
})
