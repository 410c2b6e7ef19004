import { endOfDay, startOfDay } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { dayOf, wallClock } from './zone.ts'

describe('days of the tenant’s zone', () => {
  it('begin and end where the zone says, not where the browser is', () => {
    expect(startOfDay('2026-11-20', 'Asia/Shanghai')).toBe('2026-11-19T16:00:00.000Z')
    expect(endOfDay('2026-11-20', 'Asia/Shanghai')).toBe('2026-11-20T15:59:59.999Z')
    expect(startOfDay('2026-11-20', 'Asia/Ho_Chi_Minh')).toBe('2026-11-19T17:00:00.000Z')
  })

  it('last 23 or 25 hours when clocks change', () => {
    expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
    expect(endOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T21:59:59.999Z')
    expect(endOfDay('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T22:59:59.999Z')
  })

  it('are found again from their instants, in any month', () => {
    for (const day of ['2026-01-01', '2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31'])
      for (const zone of ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'UTC']) {
        expect(dayOf(startOfDay(day, zone), zone)).toBe(day)
        expect(dayOf(endOfDay(day, zone), zone)).toBe(day)
      }
  })

  it('leave a plain day and what is no date as they are', () => {
    expect(dayOf('2026-11-20', 'Asia/Shanghai')).toBe('2026-11-20')
    expect(dayOf('soon', 'Asia/Shanghai')).toBe('soon')
  })
})

it('an instant is told as the clocks of the zone show it', () => {
  expect(wallClock('2026-11-20T17:30:05.000Z', 'Asia/Shanghai')).toBe('2026-11-21T01:30:05')
  expect(wallClock('soon', 'Asia/Shanghai')).toBe('soon')
})
