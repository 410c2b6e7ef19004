import { describe, expect, it } from 'vitest'
import { addDecimal, compareDecimal, decimalSigns, formatDecimal, parseDecimal, roundDecimal } from './decimal.ts'

const zh = decimalSigns('zh-CN')
const vi = decimalSigns('vi')

describe('reading what people type and paste', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234', '1234'],
    ['1,23', '1.23'],
    ['1,234,567', '1234567'],
    ['１２，３４５．６', '12345.6'],
    ['3。5', '3.5'],
    ['¥ 1 200.00', '1200.00'],
    ['￥-86', '-86'],
    ['−42', '-42'],
    ['CNY 1,234.50', '1234.50'],
    ['1,234.50元', '1234.50'],
    ['(1,234.50)', '-1234.50'],
    ['+7', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['0007.10', '7.10'],
    ['-0.00', '0.00'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('reads %s as %s where the dot is decimal', (text, value) => {
    expect(parseDecimal(text, zh)).toBe(value)
  })

  it.each([
    ['1.234', '1234'],
    ['1,234', '1.234'],
    ['1.234,5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['0.5', '0.5'],
    ['12.5', '12.5'],
  ])('reads %s as %s where the comma is decimal', (text, value) => {
    expect(parseDecimal(text, vi)).toBe(value)
  })

  it('tells nothing from nonsense', () => {
    expect(parseDecimal('  ', zh)).toBeNull()
    for (const text of [
      '12a',
      '-',
      '.',
      '1.2.3,4,5',
      '2026.11.20',
      '1,2345',
      '1,23,456',
      '1,234.5.6',
      '1e5',
      '--3',
      '(-3)',
      '(3',
      '苏州',
      '12%',
    ])
      expect(parseDecimal(text, zh), text).toBeUndefined()
  })
})

describe('arithmetic without floating point', () => {
  it('adds what floating point cannot', () => {
    expect(addDecimal('0.1', '0.2')).toBe('0.3')
    expect(addDecimal('9007199254740993', '1')).toBe('9007199254740994')
    expect(addDecimal('0.5', '-1')).toBe('-0.5')
  })

  it('compares across scales', () => {
    expect(compareDecimal('1.50', '1.5')).toBe(0)
    expect(compareDecimal('-2', '1')).toBe(-1)
    expect(compareDecimal('10000000000000000.1', '10000000000000000')).toBe(1)
  })

  it('rounds halves away from zero', () => {
    expect(roundDecimal('1.005', 2)).toBe('1.01')
    expect(roundDecimal('-1.005', 2)).toBe('-1.01')
    expect(roundDecimal('-0.004', 2)).toBe('0.00')
    expect(roundDecimal('1.2', 2)).toBe('1.2')
    expect(roundDecimal('2.5', 0)).toBe('3')
  })

  it('refuses what is no decimal and says what it expected', () => {
    expect(() => addDecimal('一百', '1')).toThrow(/"一百" is not a decimal string/)
  })
})

describe('writing numbers', () => {
  it('groups, pads and keeps every digit', () => {
    expect(formatDecimal('1234567.5', zh)).toBe('1,234,567.5')
    expect(formatDecimal('1234567.5', vi, { minimumDecimals: 2 })).toBe('1.234.567,50')
    expect(formatDecimal('1234', zh, { thousands: false })).toBe('1234')
    expect(formatDecimal('-12345678901234567890.12', zh)).toBe('-12,345,678,901,234,567,890.12')
  })

  it('reads back what it writes in every language', () => {
    for (const signs of [zh, vi, decimalSigns('en')])
      for (const value of ['0.001', '-1234567.89', '999', '1000', '1234', '12345678901234567890'])
        expect(parseDecimal(formatDecimal(value, signs), signs)).toBe(value)
  })
})
