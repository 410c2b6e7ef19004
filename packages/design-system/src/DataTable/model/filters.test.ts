import { describe, expect, it, vi } from 'vitest'
import { compileFilters, type DataFilters, type FilterColumn } from './filters.ts'

type Order = { number: string; supplier: string; amount: string | null; due: string }

const column = (key: keyof Order, type: FilterColumn<Order>['type']): FilterColumn<Order> => ({
  key,
  type,
  read: (row) => row[key],
  text: (row) => row[key] ?? '',
})
const columns = [column('number', 'text'), column('supplier', 'text'), column('amount', 'decimal'), column('due', 'dateTime')]
const orders: Order[] = [
  { number: 'PO-1', supplier: 'Đường ống Hải Phòng', amount: '99.90', due: '2026-11-20T08:00:00Z' },
  { number: 'PO-2', supplier: '苏州精工机械', amount: '100', due: '2026-11-21T08:00:00Z' },
  { number: 'PO-3', supplier: '苏州精工机械', amount: null, due: '' },
]
const passing = (filters: DataFilters, quick = ''): string[] => {
  const passes = compileFilters(columns, filters, quick)
  return orders.filter((row) => passes?.(row) ?? true).map(({ number }) => number)
}

describe('filters of columns', () => {
  it('find text without case and accents', () => {
    expect(passing({ supplier: { kind: 'text', contains: 'duong ong' } })).toEqual(['PO-1'])
  })

  it('compare decimals exactly, and leave out what is empty', () => {
    expect(passing({ amount: { kind: 'number', from: '99.9', to: '99.90' } })).toEqual(['PO-1'])
    expect(passing({ amount: { kind: 'number', from: '0' } })).toEqual(['PO-1', 'PO-2'])
  })

  it('take whole days, ends included', () => {
    expect(passing({ due: { kind: 'date', from: '2026-11-20', to: '2026-11-20' } })).toEqual(['PO-1'])
  })

  it('take an instant for the day that the reader sees', () => {
    vi.stubEnv('TZ', 'Asia/Shanghai')
    const early: Order = { number: 'PO-4', supplier: '', amount: null, due: '2026-11-21T17:30:00Z' }
    const isOn = (day: string) => compileFilters(columns, { due: { kind: 'date', from: day, to: day } }, '')?.(early)
    expect([isOn('2026-11-21'), isOn('2026-11-22')]).toEqual([false, true])
    vi.unstubAllEnvs()
  })

  it('choose by values, not by what cells show, and by what is written where there is none', () => {
    const shown: FilterColumn<Order>[] = [
      { ...column('supplier', 'text'), text: () => '供应商' },
      { ...column('amount', 'text'), text: () => '免费' },
    ]
    const chosen = (filters: DataFilters) =>
      orders.filter(compileFilters(shown, filters, '') ?? Boolean).map(({ number }) => number)
    expect(chosen({ supplier: { kind: 'choice', texts: ['苏州精工机械'] } })).toEqual(['PO-2', 'PO-3'])
    expect(chosen({ supplier: { kind: 'choice', texts: ['供应商'] } })).toEqual([])
    expect(chosen({ amount: { kind: 'choice', texts: ['免费'] } })).toEqual(['PO-3'])
  })

  it('choose by what stands in cells, and by whether anything does', () => {
    expect(passing({ supplier: { kind: 'choice', texts: ['苏州精工机械'] } })).toEqual(['PO-2', 'PO-3'])
    expect(passing({ amount: { kind: 'empty', isEmpty: true } })).toEqual(['PO-3'])
  })

  it('hold together, with the quick search, and pass over columns that are gone', () => {
    expect(passing({ supplier: { kind: 'text', contains: '苏州' }, gone: { kind: 'text', contains: 'x' } }, 'po-2 精工')).toEqual(
      ['PO-2'],
    )
    expect(compileFilters(columns, {}, '  ')).toBeUndefined()
  })
})
