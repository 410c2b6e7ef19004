import { describe, expect, it } from 'vitest'
import { askedFields, type Condition, holds } from './condition.ts'

const values = {
  terms: 'credit',
  amount: '100000.00',
  due: '2026-12-08',
  tags: ['urgent'],
  remark: null,
  lines: [{ kind: 'part' }, { kind: 'service' }],
}

const check = (condition: Condition, row?: string) => holds(condition, values, row)

describe('holds', () => {
  it('asks one field', () => {
    expect(check({ field: 'terms', is: 'credit' })).toBe(true)
    expect(check({ field: 'terms', is: ['cash', 'credit'] })).toBe(true)
    expect(check({ field: 'terms', isNot: 'credit' })).toBe(false)
    expect(check({ field: 'remark', isFilled: false })).toBe(true)
    expect(check({ field: 'remark', is: null })).toBe(true)
    expect(check({ field: 'absent', is: null })).toBe(true)
    expect(check({ field: 'tags', has: 'urgent' })).toBe(true)
  })

  it('compares decimals by value and days by order, and never an empty value', () => {
    expect(check({ field: 'amount', atLeast: '100000' })).toBe(true)
    expect(check({ field: 'amount', atMost: '99999.99' })).toBe(false)
    expect(check({ field: 'due', atMost: '2026-12-31' })).toBe(true)
    expect(check({ field: 'remark', atMost: '5' })).toBe(false)
  })

  it('joins conditions', () => {
    const isLarge = { field: 'amount', atLeast: '50000' } as const
    expect(check({ all: [isLarge, { field: 'terms', is: 'cash' }] })).toBe(false)
    expect(check({ any: [isLarge, { field: 'terms', is: 'cash' }] })).toBe(true)
    expect(check({ not: isLarge })).toBe(false)
  })

  it('asks the same row', () => {
    expect(check({ field: '.kind', is: 'service' }, 'lines.1')).toBe(true)
    expect(check({ field: '.kind', is: 'service' }, 'lines.0')).toBe(false)
    expect(check((_all, row) => row?.kind === 'part', 'lines.0')).toBe(true)
  })

  it('tells what it asks for', () => {
    expect(askedFields({ all: [{ field: 'a', is: 1 }, { not: { field: 'b', isFilled: true } }] })).toEqual(['a', 'b'])
    expect(askedFields(() => true)).toEqual([])
  })
})
