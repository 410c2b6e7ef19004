import type { ShipRow } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { viewOf } from './shipments.ts'

const row = (no: string, planShipTime: string, actualShipTime: string | null = null, quantity = '1'): ShipRow => ({
  no,
  customerName: '',
  productName: '',
  quantity,
  workshop: '',
  workshopName: '',
  assemblyProgress: 0,
  planShipTime,
  actualShipTime,
  shipStatus: '',
  shipStatusName: '',
  tone: 'info',
  leaderName: '',
})

/** Friday 2026-11-20, 14:32 in Shanghai. */
const now = Date.parse('2026-11-20T06:32:00Z')
const zone = 'Asia/Shanghai'

describe('the shipping wall', () => {
  const rows = [
    row('shipped', '2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z', '3'),
    row('later', '2026-11-20T10:00:00Z'),
    row('six days late', '2026-11-14T08:00:00Z'),
    row('missed this morning', '2026-11-20T02:00:00Z'),
    row('tomorrow', '2026-11-21T02:00:00Z'),
    row('monday', '2026-11-16T02:00:00Z', '2026-11-16T02:00:00Z', '2'),
  ]
  const view = viewOf(rows, now, zone)

  it('lists what is late and what leaves today, the open ones first', () => {
    expect(view.due.map(({ no }) => no)).toEqual(['six days late', 'missed this morning', 'later', 'shipped'])
    expect(view.due.map(({ isLate, lateDays }) => [isLate, lateDays])).toEqual([
      [true, 6],
      [true, 0],
      [false, 0],
      [false, 0],
    ])
  })

  it('counts today and the overdue', () => {
    expect(view).toMatchObject({ shippedToday: 1, dueToday: 3, overdue: 1, longestLate: 6 })
  })

  it('adds up units by the day they left, and knows nothing of days to come', () => {
    expect(view.week.map(({ units }) => units)).toEqual([2, 0, 0, 0, 3, null, null])
    expect(view.weekUnits).toBe(5)
  })

  it('takes days from the plant’s clock, not from Greenwich', () => {
    const evening = [row('night shift', '2026-11-20T16:30:00Z')] // 00:30 on the 21st in Shanghai
    expect(viewOf(evening, now, zone).due).toEqual([])
    expect(viewOf(evening, now, 'Europe/London').due).toHaveLength(1)
  })
})
