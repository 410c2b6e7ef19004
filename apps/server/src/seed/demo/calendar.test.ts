import { expect, it } from 'vitest'
import { createCalendar } from './calendar.ts'

const now = new Date('2026-11-20T02:00:00Z')
const calendar = createCalendar(now, 'Asia/Shanghai')

it('what was done is never later than now, what is planned may be', () => {
  expect(calendar.at(0, 9, 30)).toBe('2026-11-20T01:30:00.000Z')
  expect(calendar.at(0, 17)).toBe(now.toISOString())
  expect(calendar.planned(0, 17)).toBe('2026-11-20T09:00:00.000Z')
  expect(calendar.past(now.getTime() - 1)).toBe('2026-11-20T01:59:59.999Z')
  expect(calendar.past(now.getTime() + 1)).toBe(now.toISOString())
})
