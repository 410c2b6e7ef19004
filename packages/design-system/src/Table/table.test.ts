import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { TableColumn, TableSelection, TableSort } from './types.ts'
import { descriptionOf, toggleRow, useTableModel } from './useTableModel.ts'

type Given = Partial<Parameters<typeof useTableModel<string>>[0]>

const column = (key: string, pin?: 'left' | 'right'): TableColumn<string> => ({
  key,
  header: key,
  pin,
  isSortable: true,
  render: () => null,
})

const page = ['a', 'b', 'c', 'd']

type Model = ReturnType<typeof useTableModel<string>>

const Probe = ({ given, onModel }: { given: Given; onModel: (model: Model) => void }) => {
  onModel(
    useTableModel({
      columns: ['date', 'amount', 'buyer'].map((key) => column(key)),
      rows: page,
      rowKey: (row) => row,
      stickyFirst: false,
      sort: [],
      widths: {},
      onWidthsChange: () => undefined,
      ...given,
    }),
  )
  return null
}

/** The model of a table of the rows a to d, as the first render makes it. */
const modelOf = (given: Given): Model => {
  const models: Model[] = []
  renderToStaticMarkup(createElement(Probe, { given, onModel: (model) => models.push(model) }))
  const [model] = models
  if (!model) throw new Error('The table was not rendered.')
  return model
}

type Selecting = Omit<TableSelection, 'onChange' | 'keys'> & { keys: string[] }

/** The keys selected after something was done to the model. */
const selected = ({ keys, ...rest }: Selecting, act: (model: Model['model']) => void): string[] => {
  let now = keys
  const onChange = (next: Set<string>): void => {
    now = [...next]
  }
  act(modelOf({ selection: { ...rest, keys: new Set(keys), onChange } }).model)
  return now
}

describe('selection', () => {
  it('toggles one row and keeps rows of other pages', () => {
    const many = (keys: string[]): Selecting => ({ mode: 'multiple', keys })
    expect(selected(many(['z']), (model) => toggleRow(model, 'a', false))).toEqual(['z', 'a'])
    expect(selected(many(['z', 'a']), (model) => toggleRow(model, 'a', false))).toEqual(['z'])
  })

  it('replaces in single mode', () => {
    const one: Selecting = { mode: 'single', keys: ['a'] }
    expect(selected(one, (model) => toggleRow(model, 'b', false))).toEqual(['b'])
    expect(selected(one, (model) => toggleRow(model, 'a', false))).toEqual(['a'])
  })

  it('adds a range in either direction without disabled rows', () => {
    const setup: Selecting = { mode: 'multiple', keys: [], isDisabled: (key) => key === 'c' }
    const range = (from: string, to: string) =>
      selected(setup, (model) => {
        toggleRow(model, from, false)
        toggleRow(model, to, true)
      }).sort()
    expect(range('d', 'b')).toEqual(['b', 'd'])
    expect(range('a', 'd')).toEqual(['a', 'b', 'd'])
  })

  it('selects and clears the page, leaving the others', () => {
    const all = (keys: string[]) => selected({ mode: 'multiple', keys }, (model) => model.toggleAllPageRowsSelected())
    expect(all(['z', 'a'])).toEqual(['z', 'a', 'b', 'c', 'd'])
    expect(all(['z', ...page])).toEqual(['z'])
  })

  it('leaves rows alone that cannot be selected', () => {
    const setup: Selecting = { mode: 'multiple', keys: [], isDisabled: (key) => key === 'c' }
    expect(selected(setup, (model) => toggleRow(model, 'c', false))).toEqual([])
    expect(selected(setup, (model) => model.toggleAllPageRowsSelected())).toEqual(['a', 'b', 'd'])
  })

  it('tells how much of the page is selected', () => {
    const state = (keys: string[], isDisabled?: TableSelection['isDisabled']) => {
      const { model } = modelOf({ selection: { mode: 'multiple', keys: new Set(keys), onChange: vi.fn(), isDisabled } })
      return model.getIsAllPageRowsSelected() ? 'all' : model.getIsSomePageRowsSelected() ? 'some' : 'none'
    }
    expect(state(['z'])).toBe('none')
    expect(state(['a'])).toBe('some')
    expect(state(['a', 'b', 'd'], (key) => key === 'c')).toBe('all')
  })
})

/** The order after a press on a column's header. */
const nextSort = (sort: TableSort[], key: string, isAdding: boolean): TableSort[] => {
  const onSortChange = vi.fn<(sort: TableSort[]) => void>()
  const { columns } = modelOf({ sort, onSortChange })
  columns.find(({ id }) => id === key)?.toggleSorting(undefined, isAdding)
  return onSortChange.mock.calls[0]?.[0] ?? sort
}

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

describe('columns', () => {
  const arranged = (keys: TableColumn<string>[], stickyFirst: boolean) => modelOf({ columns: keys, stickyFirst }).columns

  it('puts pinned columns at their edges and keeps the order otherwise', () => {
    const columns = arranged([column('a'), column('b', 'right'), column('c', 'left'), column('d')], false)
    expect(columns.map((placed) => descriptionOf(placed).key)).toEqual(['c', 'a', 'd', 'b'])
  })

  it('pins the first on demand', () => {
    expect(arranged([column('a'), column('b')], true)[0]?.getIsPinned()).toBe('start')
  })

  it('hands on a width beside those set before', () => {
    const onWidthsChange = vi.fn()
    modelOf({ widths: { date: 90 }, onWidthsChange }).model.setColumnSizing((widths) => ({ ...widths, amount: 120 }))
    expect(onWidthsChange).toHaveBeenCalledWith({ date: 90, amount: 120 })
  })
})
