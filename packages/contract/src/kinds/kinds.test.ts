import { describe, expect, test } from 'vitest'
import { label } from '../i18n.ts'
import type { Field } from './index.ts'
import { checkPhone, checkValue, isEmpty } from './index.ts'

const name = label('名称', 'Name', 'Tên')
const stored = (field: Field, raw: unknown): unknown => {
  const checked = checkValue(field, raw)
  return 'problem' in checked ? checked.problem.key : checked.value
}

describe('emptiness', () => {
  test.each([null, undefined, '', '   ', [], {}])('%j is empty', (value) => expect(isEmpty(value)).toBe(true))
  test.each([0, false, true, '0', [0], { a: 1 }])('%j is not', (value) => expect(isEmpty(value)).toBe(false))
})

describe('telephone', () => {
  const telephone: Field = { kind: 'text', label: name, format: 'telephone' }
  test.each([
    '0571-88001234',
    '0571-88001234-802',
    '400-800-1234',
    '13800138000',
    '138 0013 8000',
    '+84 24 3826 1234',
    '(010) 6554 1234 ext. 12',
    '10086',
  ])('%s can be called', (number) => expect(stored(telephone, number)).toBe(number))
  test.each([
    ['abc', 'telephone'],
    ['12', 'telephone'],
    ['+', 'telephone'],
    ['1380013800', 'phoneLength'],
    ['138001380001', 'phoneLength'],
    ['0512+1234567', 'telephone'],
  ])('%s is %s', (number, problem) => expect(stored(telephone, number)).toBe(problem))
})

describe('phone', () => {
  test.each([
    ['13800138001', { value: '13800138001' }],
    ['', { problem: { key: 'phoneEmpty' } }],
    ['1380013800', { problem: { key: 'phoneLength' } }],
    ['138001380011', { problem: { key: 'phoneLength' } }],
    ['0512-67610001', { problem: { key: 'phoneFormat' } }],
    ['051267610001', { problem: { key: 'phoneFormat' } }],
    ['01012345678', { problem: { key: 'phoneFormat' } }],
    ['1380013800a', { problem: { key: 'phoneFormat' } }],
    ['+8613800138', { problem: { key: 'phoneFormat' } }],
  ])('%s', (value, answer) => expect(checkPhone(value)).toEqual(answer))
})

describe('text', () => {
  const text: Field = { kind: 'text', label: name, max: 5 }
  test.each([
    [' 苏州 ', '苏州'],
    [42, '42'],
    ['123456', 'tooLong'],
    ['a\u0000b', 'ab'],
    [true, 'text'],
    [{}, 'text'],
    [['a'], 'text'],
  ])('%j is stored as %j', (raw, value) => expect(stored(text, raw)).toBe(value))

  test('lone halves of characters never reach the database', () => {
    expect(stored(text, 'a\ud800')).toBe('a\ufffd')
  })

  test('formats and patterns look at the whole text', () => {
    expect(stored({ kind: 'text', label: name, format: 'email' }, 'a@b.cn')).toBe('a@b.cn')
    expect(stored({ kind: 'text', label: name, format: 'email' }, 'a@b')).toBe('email')
    expect(stored({ kind: 'text', label: name, format: 'url' }, 'HTTPS://bip.example/路径')).toBe('HTTPS://bip.example/路径')
    expect(stored({ kind: 'text', label: name, format: 'url' }, 'javascript:alert(1)')).toBe('url')
    expect(stored({ kind: 'text', label: name, pattern: 'a|b' }, 'ab')).toBe('pattern')
  })
})

describe('decimals', () => {
  const quantity: Field = { kind: 'number', label: name, scale: 4, min: '0.0001' }
  const money: Field = { kind: 'money', label: name }
  test.each([
    ['3', '3.0000'],
    [0.1, '0.1000'],
    ['+5', '5.0000'],
    [' 7.25 ', '7.2500'],
    ['0.00001', 'scale'],
    ['0', 'tooSmall'],
    ['1e3', 'number'],
    ['1,200', 'number'],
    ['٣', 'number'],
    [Number.NaN, 'number'],
    [Number.POSITIVE_INFINITY, 'number'],
    [1e21, 'number'],
    ['99999999999999999999', 'tooBig'],
  ])('%j is stored as %j', (raw, value) => expect(stored(quantity, raw)).toBe(value))

  test('money has two digits, never more, and no negative zero', () => {
    expect(stored(money, '1200.5')).toBe('1200.50')
    expect(stored(money, '1.005')).toBe('scale')
    expect(stored(money, '-0')).toBe('0.00')
    expect(stored(money, '-99999999999999.99')).toBe('tooSmall')
  })
})

describe('yes and no', () => {
  test.each([
    [true, true],
    ['是', true],
    ['Có', true],
    [1, true],
    ['0', false],
    ['không', false],
    ['maybe', 'boolean'],
    ['constructor', 'boolean'],
    ['__proto__', 'boolean'],
    [{ toString: 1 }, 'boolean'],
    [[true], 'boolean'],
  ])('%j is %j', (raw, value) => expect(stored({ kind: 'boolean', label: name }, raw)).toBe(value))
})

describe('days and instants', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', 'date'],
    ['2026-13-01', 'date'],
    ['0000-01-01', 'date'],
    ['2026-11-20T00:00:00Z', 'date'],
    [20261120, 'date'],
  ])('the day %j is %j', (raw, value) => expect(stored({ kind: 'date', label: name }, raw)).toBe(value))

  test.each([
    ['2026-11-20T14:30+08:00', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20T06:30:00.123456789Z', '2026-11-20T06:30:00.123Z'],
    ['2026-11-20 14:30', '2026-11-20 14:30'],
    ['2026-02-30 10:00', 'instant'],
    ['2026-02-30T10:00:00Z', 'instant'],
    ['2026-11-20 24:00:00', 'instant'],
    ['2026-11-20', 'instant'],
    ['2026-11-20T06:30:00', 'instant'],
  ])('the instant %j is %j', (raw, value) => expect(stored({ kind: 'instant', label: name }, raw)).toBe(value))
})

describe('choices and references', () => {
  const one: Field = { kind: 'dict', label: name, dictionary: 'X' }
  const several: Field = { ...one, multiple: true }
  test('one key, or several without repetition', () => {
    expect([stored(one, 'A'), stored(one, 3), stored(one, ['A']), stored(one, ['A', 'B']), stored(one, true)]).toEqual([
      'A',
      '3',
      'A',
      'choice',
      'choice',
    ])
    expect([stored(several, 'A, B,A'), stored(several, ['A']), stored(several, 'A,')]).toEqual([['A', 'B'], ['A'], 'choice'])
  })

  test('an id is a short plain word', () => {
    const link: Field = { kind: 'reference', label: name, to: 'customer' }
    expect([
      stored(link, 'c-1'),
      stored(link, 7),
      stored(link, "1' or 1=1"),
      stored(link, 'x'.repeat(65)),
      stored(link, {}),
    ]).toEqual(['c-1', '7', 'choice', 'choice', 'choice'])
  })
})

describe('files', () => {
  const field: Field = { kind: 'file', label: name, maxCount: 2 }
  const file = { id: '1', name: '图纸.pdf', url: '/api/files/1', size: 10, type: 'application/pdf' }
  test('keeps what a file is and drops the rest', () => {
    expect(stored(field, [{ ...file, secret: 1 }])).toEqual([file])
  })

  test('refuses addresses that would run or lead away from a file, and too many', () => {
    expect(stored(field, [{ ...file, url: 'javascript:alert(1)' }])).toBe('file')
    expect(stored(field, [{ ...file, url: { href: '/x' } }])).toBe('file')
    expect(stored(field, [{ ...file, size: 'much' }])).toBe('file')
    expect(stored(field, [{ name: 'x' }])).toBe('file')
    expect(stored(field, 'file')).toBe('file')
    expect(stored(field, [file, file, file])).toBe('tooManyFiles')
  })
})

test('no value of any kind makes the check throw', () => {
  const hostile: unknown[] = [
    null,
    undefined,
    0,
    -1,
    Number.POSITIVE_INFINITY,
    '',
    '\u0000',
    '__proto__',
    'constructor',
    {},
    { toString: 1 },
    [],
    [[]],
    [null],
    [{ id: {} }],
    true,
  ]
  const fields: Field[] = [
    { kind: 'text', label: name },
    { kind: 'longText', label: name },
    { kind: 'serial', label: name, template: '{0}' },
    { kind: 'number', label: name },
    { kind: 'money', label: name },
    { kind: 'boolean', label: name },
    { kind: 'date', label: name },
    { kind: 'instant', label: name },
    { kind: 'dict', label: name, dictionary: 'X' },
    { kind: 'dict', label: name, dictionary: 'X', multiple: true },
    { kind: 'state', label: name },
    { kind: 'reference', label: name, to: 'x' },
    { kind: 'person', label: name },
    { kind: 'file', label: name },
    { kind: 'lines', label: name, fields: {} },
  ]
  for (const field of fields) for (const raw of hostile) expect(() => checkValue(field, raw)).not.toThrow()
})
