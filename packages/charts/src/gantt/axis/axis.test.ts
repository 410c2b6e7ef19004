import { calendarOf, dayNumber, dayText, standardCalendar, wallTime } from '@bip/contract/calendar'
import { expect, it } from 'vitest'
import { type Axis, fitted, timeAtX, widthOf, xOfTime, zoomed, zoomSteps } from './axis.ts'
import { LinkIndex } from './LinkIndex.ts'
import { linkPath } from './linkPath.ts'
import { ticksOf, tiersOf } from './ticks.ts'

const axis = (pxPerDay: number): Axis => ({ from: dayNumber('2026-11-23'), to: dayNumber('2029-11-23'), pxPerDay })

it('bars of whole days meet where days are shown, and hours stand where they are', () => {
  const calendar = calendarOf(standardCalendar)
  const days = axis(24)
  expect(xOfTime(days, wallTime('2026-11-23T17:00'), calendar)).toBe(24)
  expect(xOfTime(days, wallTime('2026-11-24T08:00'), calendar)).toBe(24)
  expect(xOfTime(days, wallTime('2026-11-24T12:30'), calendar)).toBe(36)
  expect(xOfTime(axis(480), wallTime('2026-11-23T12:00'), calendar)).toBe(240)
  expect(timeAtX(days, 36)).toBe(wallTime('2026-11-24T12:00'))
})

it.each([
  [960, ['day', 'hour']],
  [24, ['month', 'day']],
  [8, ['month', 'week']],
  [2, ['year', 'month']],
  [0.5, ['year', 'quarter']],
  [0.25, ['decade', 'year']],
])('at %d px a day the axis shows %j, without a gap', (pxPerDay, tiers) => {
  const one = axis(pxPerDay)
  expect(tiersOf(one)).toEqual(tiers)
  for (const unit of tiersOf(one)) {
    const ticks = ticksOf(one, unit, 0, Math.min(3000, widthOf(one)))
    expect(ticks[0]?.x).toBe(0)
    for (const [at, { x, width }] of ticks.entries()) expect(x + width).toBeCloseTo(ticks[at + 1]?.x ?? x + width, 6)
  }
})

it('weeks begin on Monday, quarters with their month', () => {
  const first = (pxPerDay: number, at: number) => {
    const one = axis(pxPerDay)
    return dayText(ticksOf(one, tiersOf(one)[1], 0, 1000)[at]?.day ?? 0)
  }
  expect([first(8, 0), first(8, 1)]).toEqual(['2026-11-23', '2026-11-30'])
  expect([first(0.5, 0), first(0.5, 1)]).toEqual(['2026-10-01', '2027-01-01'])
})

it('the zoom goes in steps to both ends, and fits', () => {
  expect([zoomed(24, 1), zoomed(30, -1), zoomed(960, 1), zoomed(zoomSteps[0], -1)]).toEqual([40, 24, 960, 0.25])
  expect([fitted(100, 800), fitted(1, 5000), fitted(100_000, 800)]).toEqual([8, 960, 0.25])
})

it.each([
  ['to the right', { x: 10, y: 16, isFinish: true }, { x: 60, y: 48, isFinish: false }, 'M10 16H53V48H60'],
  ['right below', { x: 10, y: 16, isFinish: true }, { x: 10, y: 48, isFinish: false }, 'M10 16H15V40'],
  ['back to the left', { x: 60, y: 16, isFinish: true }, { x: 10, y: 48, isFinish: false }, 'M60 16H67V32H3V48H10'],
  ['from start to start', { x: 30, y: 16, isFinish: false }, { x: 10, y: 48, isFinish: false }, 'M30 16H3V48H10'],
  ['from finish to finish', { x: 30, y: 16, isFinish: true }, { x: 10, y: 48, isFinish: true }, 'M30 16H37V48H10'],
])('a link goes %s', (_, from, to, line) => {
  expect(linkPath(from, to, 32).line).toBe(line)
})

it('links are found by the rows that they pass, long ones always', () => {
  const rows: (readonly [number, number] | null)[] = [[0, 1], [500, 520], null, [0, 90_000], [130, 60]]
  const index = new LinkIndex(rows.length, (link) => rows[link] ?? null)
  expect([...index.within(0, 40)].sort()).toEqual([0, 3, 4])
  expect([...index.within(510, 530)].sort()).toEqual([1, 3])
})
