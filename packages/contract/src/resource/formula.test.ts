import { describe, expect, test } from 'vitest'
import { evaluate } from './formula.ts'

describe('a formula', () => {
  test.each([
    [{ op: 'multiply', args: ['a', 'b'] } as const, { a: '3', b: '10.5' }, '31.50'],
    [{ op: 'multiply', args: ['a', 'b'] } as const, { a: '1.005', b: '1' }, '1.01'],
    [{ op: 'multiply', args: ['a', 'b'] } as const, { a: '-1.005', b: '1' }, '-1.01'],
    [{ op: 'percent', args: ['a', 'b'] } as const, { a: '31.50', b: '13' }, '4.10'],
    [{ op: 'add', args: ['a', 'b', '1'] } as const, { a: '0.1', b: 0.2 }, '1.30'],
    [{ op: 'subtract', args: ['a', 'b'], scale: 0 } as const, { a: '10', b: '2.5' }, '8'],
    [{ op: 'multiply', args: ['a', { op: 'add', args: ['b', '1'] }] } as const, { a: '2', b: '3' }, '8.00'],
    [{ op: 'count', lines: 'lines' } as const, { lines: [{}, {}] }, '2'],
    [{ op: 'sum', lines: 'lines', of: 'x' } as const, { lines: [{ x: '0.10' }, { x: '0.20' }, { x: null }, {}] }, '0.30'],
    [{ op: 'sum', lines: 'lines', of: 'x' } as const, { lines: null }, '0.00'],
  ])('%j of %j is %s', (formula, record, value) => expect(evaluate(formula, record)).toBe(value))

  test('is empty where an argument is empty or no number', () => {
    for (const a of [null, undefined, '', 'x', Number.NaN, {}, true])
      expect(evaluate({ op: 'add', args: ['a', 'b'] }, { a, b: '1' })).toBeNull()
    expect(evaluate({ op: 'add', args: [{ op: 'add', args: ['none'] }, 'b'] }, { b: '1' })).toBeNull()
  })

  test.each([
    [{ op: 'join', args: ['a', 'b', 'c'] } as const, { a: ' 苏州 ', b: null, c: '星湖街 1 号' }, '苏州 星湖街 1 号'],
    [{ op: 'join', args: ['a', 'b'], between: '，' } as const, { a: 'x', b: 'y' }, 'x，y'],
    [{ op: 'join', args: ['a', 'b'] } as const, { a: '', b: '  ' }, null],
    [
      { op: 'join', args: ['a', 'b'], between: '', before: 'EW', without: '-' } as const,
      { a: 'MO-26-7', b: '2026-11-20' },
      'EWMO26720261120',
    ],
    [{ op: 'join', args: ['a'], before: 'EW' } as const, { a: null }, null],
    [{ op: 'addDays', from: 'a', days: 'b' } as const, { a: '2026-12-20', b: '30' }, '2027-01-19'],
    [{ op: 'addDays', from: 'a', days: '-1' } as const, { a: '2024-03-01' }, '2024-02-29'],
    [{ op: 'addDays', from: 'a', days: 'b' } as const, { a: '2026-12-20', b: null }, null],
    [{ op: 'addDays', from: 'a', days: 'b' } as const, { a: '2026-12-20', b: '1.5' }, null],
    [{ op: 'addDays', from: 'a', days: '9999999' } as const, { a: '2026-12-20' }, null],
    [{ op: 'addDays', from: 'a', days: '1' } as const, { a: 'soon' }, null],
  ])('of texts and days, %j of %j, is %s', (formula, record, value) => expect(evaluate(formula, record)).toBe(value))

  test('takes a written plus and never answers a negative zero', () => {
    expect(evaluate({ op: 'add', args: ['a'] }, { a: '+5' })).toBe('5.00')
    expect(evaluate({ op: 'multiply', args: ['a', 'b'] }, { a: '-1', b: '0' })).toBe('0.00')
  })

  test('survives lines that are no lines', () => {
    expect(evaluate({ op: 'sum', lines: 'lines', of: 'x' }, { lines: [null, 'x', { x: '1' }] })).toBe('1.00')
  })

  test('adds a thousand lines without losing a hundredth', () => {
    const lines = Array.from({ length: 1000 }, () => ({ x: '0.07' }))
    expect(evaluate({ op: 'sum', lines: 'lines', of: 'x' }, { lines })).toBe('70.00')
  })
})
