import { describe, expect, it } from 'vitest'
import { figuresOf, isWithin, readTime, toTime, writeTime } from './times.ts'

const timeOf = (value: string) => {
  const time = toTime(value)
  if (!time) throw new Error(`"${value}" is no time; the test is wrong.`)
  return time
}

describe('times as text', () => {
  it.each(['14:30', '14：30', '14.30', '14时30分', '14h30', '1430', ' 14:30:00 '])('reads %s', (text) => {
    expect(readTime(text)?.toString()).toBe('14:30:00')
  })

  it.each(['25:00', '12:60', '下午三点', '', '7', '14:30:61'])('refuses %s', (text) => {
    expect(readTime(text)).toBeNull()
  })

  it('writes what it reads, with seconds where they count', () => {
    expect(writeTime(timeOf('7:05'), false)).toBe('07:05')
    expect(writeTime(timeOf('07:05:09'), true)).toBe('07:05:09')
    expect(toTime('24:00')).toBeNull()
    expect(toTime(null)).toBeNull()
  })
})

describe('columns', () => {
  it('go in steps and keep a figure that lies between them', () => {
    expect(figuresOf('minute', 15, null)).toEqual([0, 15, 30, 45])
    expect(figuresOf('minute', 15, 37)).toEqual([0, 15, 30, 37, 45])
    expect(figuresOf('hour', 1, 5)).toHaveLength(24)
  })

  it('know which figures can still lead to a time within the bounds', () => {
    expect(isWithin(timeOf('08:00'), 'hour', '08:30', '17:15')).toBe(true)
    expect(isWithin(timeOf('08:15'), 'minute', '08:30', '17:15')).toBe(false)
    expect(isWithin(timeOf('17:50'), 'hour', '08:30', '17:15')).toBe(true)
    expect(isWithin(timeOf('18:00'), 'hour', '08:30', '17:15')).toBe(false)
    expect(isWithin(timeOf('17:15:30'), 'second', '08:30', '17:15')).toBe(false)
    expect(isWithin(timeOf('17:15:30'), 'minute', undefined, '17:15')).toBe(true)
  })
})
