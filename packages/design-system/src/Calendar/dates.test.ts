import { describe, expect, it } from 'vitest'
import { readDate } from './dates.ts'

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
