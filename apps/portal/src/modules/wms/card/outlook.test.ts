import { describe, expect, it } from 'vitest'
import { curveOf, firstBelow, type OutlookRow, worstLack } from './outlook.ts'

const row = (day: string, balance: string): OutlookRow => ({ id: day + balance, day, balance, safetyStock: '5' })
const outlook = [row('2026-11-20', '10'), row('2026-11-22', '4'), row('2026-11-23', '-3'), row('2026-11-23', '7')]

describe('the outlook of a material', () => {
  it('names the first day below its safety stock and the first without any', () => {
    expect(firstBelow(outlook, ({ safetyStock }) => Number(safetyStock))?.day).toBe('2026-11-22')
    expect(firstBelow(outlook, () => 0)?.day).toBe('2026-11-23')
    expect(worstLack(outlook)).toBe(3)
    expect(firstBelow(outlook.slice(0, 1), () => 0)).toBeUndefined()
  })

  it('draws what lay there up to today and what is expected from today on, held until it changes', () => {
    const card = [{ id: 'a', day: '2026-11-18', received: '12', issued: '0', balance: '12' }]
    expect(curveOf(card, outlook)).toEqual({
      axis: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'],
      history: [12, 12, 12, null, null, null],
      expected: [null, null, 10, 10, 4, 7],
      safety: [5, 5, 5, 5, 5, 5],
    })
  })

  it('draws what has lain there for long as a line over the last half year, and not as a dot', () => {
    const card = [{ id: 'a', day: '2025-07-12', received: '8', issued: '0', balance: '8' }]
    const curve = curveOf(card, outlook.slice(0, 1))
    expect([curve.axis[0], curve.axis.at(-1), curve.axis.length]).toEqual(['2026-05-24', '2026-11-20', 181])
    expect(new Set(curve.history)).toEqual(new Set([8]))
  })
})
