import { describe, expect, it } from 'vitest'
import { arrangedColumns, isSameLayout, type LaidColumn, withMoved, withShown } from './columnLayout.ts'

const columns: readonly LaidColumn[] = [
  { key: 'number', header: '工单号', pin: 'start' },
  { key: 'product', header: '产品', pin: 'start' },
  { key: 'status', header: '状态' },
  { key: 'quantity', header: '数量' },
  { key: 'due', header: '交期', isHidden: true },
  { key: 'acts', header: '操作', pin: 'end' },
]

const keysOf = (layout: Parameters<typeof arrangedColumns>[1]): string =>
  arrangedColumns(columns, layout)
    .map(({ column, isShown }) => (isShown ? column.key : `(${column.key})`))
    .join(' ')

describe('the places of columns', () => {
  it('has pinned ones at the sides and hidden ones where they would stand', () => {
    expect(keysOf({})).toBe('number product status quantity (due) acts')
    expect(keysOf({ order: ['quantity', 'gone', 'product'] })).toBe('product number quantity status (due) acts')
    expect(keysOf({ pins: { product: null, status: 'end' } })).toBe('number product quantity (due) status acts')
  })

  it('moves one before another, within its side and across', () => {
    expect(keysOf(withMoved(columns, {}, ['product'], { side: 'start', before: 'number' }))).toBe(
      'product number status quantity (due) acts',
    )
    const moved = withMoved(columns, {}, ['quantity'], { side: 'start', before: null })
    expect(keysOf(moved)).toBe('number product quantity status (due) acts')
    expect(moved.pins).toEqual({ quantity: 'start' })
    expect(withMoved(columns, {}, ['quantity'], { side: null, before: 'status' }).pins).toBeUndefined()
  })

  it('puts a column at the end of an empty side', () => {
    const bare = columns.filter(({ pin }) => !pin)
    const layout = withMoved(bare, {}, ['due'], { side: 'start', before: null })
    expect(arrangedColumns(bare, layout).map(({ column }) => column.key)).toEqual(['due', 'status', 'quantity'])
  })

  it('keeps several together', () => {
    expect(keysOf(withMoved(columns, {}, ['status', 'quantity'], { side: null, before: null }))).toBe(
      'number product (due) status quantity acts',
    )
  })

  it('knows when two layouts look the same', () => {
    expect(isSameLayout(columns, {}, { order: ['number'], shown: { due: false } })).toBe(true)
    expect(isSameLayout(columns, {}, withShown({}, ['due'], true))).toBe(false)
    expect(isSameLayout(columns, {}, { widths: { due: 90 } })).toBe(false)
  })
})
