import { parseDate } from '@internationalized/date'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { layoutDay } from './dayLayout.ts'
import { monthHeading, weekHeading } from './heading.ts'
import { clock, isLong, spansOf } from './spans.ts'
import type { CalendarEvent } from './types.ts'
import { fitLanes, layoutWeek } from './weekLayout.ts'
import { daysOf, rangeOf, weekNumberOf, weeksOf } from './weeks.ts'

const zone = 'Asia/Shanghai'

const event = (key: string, start: string, end?: string): CalendarEvent => ({ key, title: key, start, end })

const read = (...events: CalendarEvent[]) => spansOf(events, zone)

afterEach(() => vi.restoreAllMocks())

describe('spansOf', () => {
  it('reads days, times and instants of other zones', () => {
    expect(read(event('a', '2026-11-20', '2026-11-22'))[0]).toMatchObject({ first: '2026-11-20', last: '2026-11-22', from: null })
    expect(read(event('b', '2026-11-20T09:30'))[0]).toMatchObject({ first: '2026-11-20', last: '2026-11-20', from: 570, to: 630 })
    expect(read(event('c', '2026-11-20T20:15:00Z'))[0]).toMatchObject({ first: '2026-11-21', from: 255 })
  })

  it('lets midnight end the day before', () => {
    expect(read(event('a', '2026-11-20T22:00', '2026-11-21T00:00'))[0]).toMatchObject({ last: '2026-11-20', to: 1440 })
    expect(read(event('b', '2026-11-20T22:00', '2026-11-21T06:00'))[0]).toMatchObject({ last: '2026-11-21', to: 360 })
  })

  it('tells what it cannot read and keeps the rest', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(read(event('x', 'bald'), event('y', '2026-02-31'), event('z', '2026-11-20', '2026-11-19'))).toHaveLength(1)
    expect(told).toHaveBeenCalledTimes(3)
  })

  it('puts whole days and longer above the hours', () => {
    const [day, night, twoDays] = read(
      event('day', '2026-11-20'),
      event('night', '2026-11-20T22:00', '2026-11-21T06:00'),
      event('two days', '2026-11-20T08:00', '2026-11-21T18:00'),
    )
    expect([day, night, twoDays].map((span) => span && isLong(span))).toEqual([true, false, true])
  })

  it('writes the time', () => {
    expect(clock(545)).toBe('09:05')
  })
})

describe('layoutWeek', () => {
  const monday = '2026-11-16'

  it('cuts at the week and tells so', () => {
    const [segment] = layoutWeek(read(event('a', '2026-11-13', '2026-11-30')), monday)
    expect(segment).toMatchObject({ column: 0, length: 7, lane: 0, isContinued: true, continues: true })
    expect(layoutWeek(read(event('a', '2026-11-10', '2026-11-15')), monday)).toEqual([])
  })

  it('puts no two of a day into one line, and uses free room above', () => {
    const segments = layoutWeek(
      read(
        event('long', '2026-11-16', '2026-11-18'),
        event('middle', '2026-11-17', '2026-11-19'),
        event('late', '2026-11-19', '2026-11-20'),
        event('nine', '2026-11-17T09:00'),
        event('eight', '2026-11-17T08:00'),
      ),
      monday,
    )
    expect(segments.map(({ span, lane }) => [span.event.key, lane])).toEqual([
      ['long', 0],
      ['middle', 1],
      ['eight', 2],
      ['nine', 3],
      ['late', 0],
    ])
  })

  it('hides what does not fit and counts it on each of its days', () => {
    const segments = layoutWeek(
      read(
        event('a', '2026-11-16', '2026-11-17'),
        event('b', '2026-11-16', '2026-11-18'),
        event('c', '2026-11-16'),
        event('d', '2026-11-20'),
        event('e', '2026-11-20'),
      ),
      monday,
    )
    const { shown, hidden } = fitLanes(segments, 2)
    expect(shown.map(({ span }) => span.event.key)).toEqual(['b', 'd', 'e'])
    expect(hidden).toEqual([2, 1, 0, 0, 0, 0, 0])
    expect(fitLanes(segments, 3).hidden).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('layoutDay', () => {
  it('puts beside each other what overlaps and gives the rest all the room', () => {
    const pieces = layoutDay(
      read(
        event('a', '2026-11-20T09:00', '2026-11-20T11:00'),
        event('b', '2026-11-20T10:00', '2026-11-20T12:00'),
        event('c', '2026-11-20T11:00', '2026-11-20T11:30'),
        event('d', '2026-11-20T14:00', '2026-11-20T15:00'),
      ),
      '2026-11-20',
    )
    expect(pieces.map(({ span, column, columns }) => [span.event.key, column, columns])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ])
  })

  it('cuts a night at midnight', () => {
    const night = read(event('night', '2026-11-20T22:00', '2026-11-21T06:00'))
    expect(layoutDay(night, '2026-11-20')[0]).toMatchObject({ from: 1320, to: 1440 })
    expect(layoutDay(night, '2026-11-21')[0]).toMatchObject({ from: 0, to: 360 })
    expect(layoutDay(night, '2026-11-22')).toEqual([])
  })
})

describe('headings', () => {
  it('says once what both ends of a week share', () => {
    expect(monthHeading('zh-CN', parseDate('2026-11-20'))).toBe('2026年11月')
    expect(weekHeading('zh-CN', { start: '2026-11-16', end: '2026-11-22' })).toBe('2026年11月16日 – 22日')
    expect(weekHeading('zh-CN', { start: '2026-11-30', end: '2026-12-06' })).toBe('2026年11月30日 – 12月6日')
    expect(weekHeading('zh-CN', { start: '2026-12-28', end: '2027-01-03' })).toBe('2026年12月28日 – 2027年1月3日')
    expect(weekHeading('en-GB', { start: '2026-11-16', end: '2026-11-22' })).toMatch(/^16.{1,3}22 November 2026$/)
  })
})

describe('weeks', () => {
  it('numbers weeks by their Thursday, whichever day they begin with', () => {
    expect(weekNumberOf(parseDate('2026-12-28'))).toBe(53)
    expect(weekNumberOf(parseDate('2027-01-04'))).toBe(1)
    expect(weekNumberOf(parseDate('2026-11-15'))).toBe(47)
    expect(weekNumberOf(parseDate('2026-11-16'))).toBe(47)
  })

  it('fills a month up to whole weeks, from the first weekday of the language', () => {
    expect(rangeOf('month', '2026-11-20', 'zh-CN')).toEqual({ start: '2026-10-26', end: '2026-12-06' })
    expect(rangeOf('month', '2026-11-20', 'en-US')).toEqual({ start: '2026-11-01', end: '2026-12-05' })
    expect(rangeOf('week', '2026-11-20', 'vi-VN')).toEqual({ start: '2026-11-16', end: '2026-11-22' })
    expect(weeksOf(rangeOf('month', '2026-11-20', 'zh-CN'))).toHaveLength(6)
    expect(daysOf(parseDate('2026-11-28')).at(-1)?.toString()).toBe('2026-12-04')
  })
})
