import { expect, it } from 'vitest'
import { arrangedColumns, type LaidColumn, withMoved } from '../columns/columnLayout.ts'
import { gapBeside, panelRows, placeAtGap } from './panelRows.ts'

const columns: readonly LaidColumn[] = [
  { key: 'number', header: '工单号', pin: 'start' },
  { key: 'status', header: '状态' },
  { key: 'quantity', header: '数量' },
]
const rows = panelRows(arrangedColumns(columns, {}))

it('has the columns under the heads of their sides, and the head of an empty side', () => {
  expect(rows.map((row) => (row.kind === 'head' ? `— ${row.side}` : row.column.key))).toEqual([
    '— start',
    'number',
    '— null',
    'status',
    'quantity',
    '— end',
  ])
})

it('drops before the next column, or at the end of a side', () => {
  expect(placeAtGap(rows, 0)).toEqual({ side: 'start', before: 'number' })
  expect(placeAtGap(rows, 2)).toEqual({ side: 'start', before: null })
  expect(placeAtGap(rows, 4)).toEqual({ side: null, before: 'quantity' })
  expect(placeAtGap(rows, 6)).toEqual({ side: 'end', before: null })
})

it('goes over the head between two sides in one step', () => {
  const step = (at: number, by: 1 | -1): string => {
    const gap = gapBeside(rows, at, by)
    const row = rows[at]
    if (gap === null || row?.kind !== 'column') return 'no further'
    const place = placeAtGap(rows, gap)
    const layout = withMoved(columns, {}, [row.column.key], place)
    return arrangedColumns(columns, layout)
      .map(({ column, side }) => `${column.key}${side ? `:${side}` : ''}`)
      .join(' ')
  }
  expect(step(1, 1)).toBe('number status quantity')
  expect(step(3, -1)).toBe('number:start status:start quantity')
  expect(step(3, 1)).toBe('number:start quantity status')
  expect(step(4, 1)).toBe('number:start status quantity:end')
  expect(step(1, -1)).toBe('no further')
})
