import { describe, expect, it } from 'vitest'
import { readDateTime } from './readDateTime.ts'

const instantOf = (text: string, zone = 'Asia/Shanghai'): string | undefined => readDateTime(text, zone)?.toAbsoluteString()

describe('reading pasted times', () => {
  it('reads clock times in the zone of the field', () => {
    expect(instantOf('2026-11-20 14:30')).toBe('2026-11-20T06:30:00.000Z')
    expect(instantOf('2026/11/20 9:05:59', 'Asia/Ho_Chi_Minh')).toBe('2026-11-20T02:05:00.000Z')
    expect(instantOf('20/11/2026 00:00')).toBe('2026-11-19T16:00:00.000Z')
    expect(instantOf('2026-11-20')).toBe('2026-11-19T16:00:00.000Z')
  })

  it('keeps an instant an instant, whatever the zone', () => {
    expect(instantOf('2026-11-20T06:30:00Z')).toBe('2026-11-20T06:30:00.000Z')
    expect(instantOf('2026-11-20T14:30:00+08:00', 'America/New_York')).toBe('2026-11-20T06:30:00.000Z')
  })

  it('refuses what no clock shows', () => {
    for (const text of ['2026-11-20 25:00', '2026-11-20 10:75', '14:30', '2026-02-30 10:00', '下午'])
      expect(instantOf(text), text).toBeUndefined()
  })
})
