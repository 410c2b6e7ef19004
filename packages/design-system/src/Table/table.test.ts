import { describe, expect, it, vi } from 'vitest'
import { addRange, pageState, toggleKey, togglePage } from './selection.ts'
import { nextSort } from './sorting.ts'
import { arrangeColumns, type TableColumn, type TableSelection } from './types.ts'

const selection = (keys: string[], more: Partial<TableSelection> = {}): TableSelection => ({
  mode: 'multiple',
  keys: new Set(keys),
  onChange: vi.fn(),
  ...more,
})

const page = ['a', 'b', 'c', 'd']

describe('selection', () => {
  it('toggles one row and keeps rows of other pages', () => {
    expect([...toggleKey(selection(['z']), 'a')]).toEqual(['z', 'a'])
    expect([...toggleKey(selection(['z', 'a']), 'a')]).toEqual(['z'])
  })

  it('replaces in single mode', () => {
    expect([...toggleKey(selection(['a'], { mode: 'single' }), 'b')]).toEqual(['b'])
  })

  it('adds a range in either direction without disabled rows', () => {
    const one = selection(['d'], { isDisabled: (key) => key === 'c' })
    expect([...addRange(one, page, 'd', 'b')].sort()).toEqual(['b', 'd'])
  })

  it('selects and clears the page, leaving the others', () => {
    expect([...togglePage(selection(['z', 'a']), page)]).toEqual(['z', 'a', 'b', 'c', 'd'])
    expect([...togglePage(selection(['z', ...page]), page)]).toEqual(['z'])
  })

  it('tells how much of the page is selected', () => {
    expect(pageState(selection(['z']), page)).toBe('none')
    expect(pageState(selection(['a']), page)).toBe('some')
    expect(pageState(selection(['a', 'b', 'd'], { isDisabled: (key) => key === 'c' }), page)).toBe('all')
  })
})

describe('sorting', () => {
  it('goes from none to ascending to descending to none', () => {
    const first = nextSort([], 'date', false)
    const second = nextSort(first, 'date', false)
    expect([first, second, nextSort(second, 'date', false)]).toEqual([
      [{ key: 'date', direction: 'asc' }],
      [{ key: 'date', direction: 'desc' }],
      [],
    ])
  })

  it('replaces the order, or adds a step that keeps its place', () => {
    const order = nextSort([{ key: 'date', direction: 'asc' }], 'amount', true)
    expect(order).toEqual([
      { key: 'date', direction: 'asc' },
      { key: 'amount', direction: 'asc' },
    ])
    expect(nextSort(order, 'date', true)).toEqual([
      { key: 'date', direction: 'desc' },
      { key: 'amount', direction: 'asc' },
    ])
    expect(nextSort(order, 'buyer', false)).toEqual([{ key: 'buyer', direction: 'asc' }])
  })
})

describe('arrangeColumns', () => {
  const column = (key: string, pin?: 'left' | 'right'): TableColumn<unknown> => ({ key, header: key, pin, render: () => null })

  it('puts pinned columns at their edges and keeps the order otherwise', () => {
    const arranged = arrangeColumns([column('a'), column('b', 'right'), column('c', 'left'), column('d')], false)
    expect(arranged.map(({ key }) => key)).toEqual(['c', 'a', 'd', 'b'])
  })

  it('pins the first on demand', () => {
    expect(arrangeColumns([column('a'), column('b')], true)[0]?.pin).toBe('left')
  })
})
