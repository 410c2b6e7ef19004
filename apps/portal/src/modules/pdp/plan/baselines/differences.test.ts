import { calendarOf, standardCalendar } from '@bip/contract/calendar'
import type { BaselineRow } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { differencesOf, isDifferent, summaryOf } from './differences.ts'

const calendar = calendarOf(standardCalendar)
const row = (itemId: string, itemNo: string, planStart: string, planEnd: string): BaselineRow => ({
  ...{ itemId, itemNo, itemName: `任务 ${itemNo}`, planStart, planEnd },
})

test('two plans differ by working days, by what came and by what went, in the order of the plan', () => {
  const rows = differencesOf(
    [
      row('a', '1', '2026-11-23', '2026-11-27'),
      row('b', '2', '2026-11-30', '2026-12-04'),
      row('c', '10', '2026-12-07', '2026-12-08'),
    ],
    [
      row('a', '1', '2026-11-23', '2026-12-01'),
      row('b', '2', '2026-11-26', '2026-11-30'),
      row('d', '3', '2026-12-07', '2026-12-08'),
    ],
    calendar,
  )
  expect(rows.map(({ itemNo, startDays, endDays }) => [itemNo, startDays, endDays])).toEqual([
    ['1', 0, 2],
    ['2', -2, -4],
    ['3', null, null],
    ['10', null, null],
  ])
  expect(rows[2]?.before).toBeNull()
  expect(rows[3]?.after).toBeNull()
  expect(summaryOf(rows)).toEqual({ later: 1, earlier: 1, added: 1, gone: 1, maxDays: 2 })
})

test('what stands where it stood is no difference; a move within a weekend is one', () => {
  const same = [row('a', '1', '2026-11-23', '2026-11-27')]
  expect(differencesOf(same, same, calendar).filter(isDifferent)).toEqual([])
  const [moved] = differencesOf(
    [row('a', '1', '2026-11-23', '2026-11-28')],
    [row('a', '1', '2026-11-23', '2026-11-29')],
    calendar,
  )
  expect(moved).toMatchObject({ startDays: 0, endDays: 1 })
})
