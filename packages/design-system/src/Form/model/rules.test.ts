import { describe, expect, it } from 'vitest'
import { type AnyRules, faultOf } from './rules.ts'

const type = (rules: AnyRules, value: unknown) => {
  const fault = faultOf(rules, value, {})
  return fault instanceof Promise ? 'later' : fault?.type
}

describe('faultOf', () => {
  it('misses empty and blank values where one is required', () => {
    for (const value of [undefined, null, '', [], false]) expect(type({ required: true }, value)).toBe('required')
    expect(type({ required: true }, '  ')).toBe('blank')
    expect(type({ required: true }, '0')).toBeUndefined()
    expect(type({ required: false }, '')).toBeUndefined()
    expect(faultOf({ required: '请选择供应商' }, null, {})).toEqual({ type: 'required', message: '请选择供应商' })
  })

  it('compares decimals by value, without rounding them', () => {
    expect(type({ max: '9007199254740993' }, '9007199254740994')).toBe('max')
    expect(type({ max: '9007199254740993' }, '9007199254740993.0')).toBeUndefined()
    expect(type({ min: 0 }, '-0.01')).toBe('min')
    expect(type({ min: '9' }, '10')).toBeUndefined()
  })

  it('compares days and times by their order', () => {
    expect(type({ min: '2026-11-20' }, '2026-11-19')).toBe('min')
    expect(type({ max: { value: '18:00', message: '下班后不收货' } }, '18:30')).toBe('max')
  })

  it('asks limits of values only, and says the words of the rule', () => {
    expect(type({ minLength: 5, min: '1', pattern: /^PO-/ }, '')).toBeUndefined()
    expect(faultOf({ pattern: { value: /^PO-\d+$/, message: '单号以 PO- 开头' } }, 'SO-1', {})).toEqual({
      type: 'pattern',
      message: '单号以 PO- 开头',
    })
    expect(type({ maxLength: 3 }, '四个字符')).toBe('maxLength')
  })

  it('answers at once unless a rule takes its time', async () => {
    expect(type({ validate: (value) => value !== 'x' || '已存在' }, 'x')).toBe('validate')
    expect(type({ validate: { even: () => true, late: async () => false } }, 'x')).toBe('later')
    await expect(faultOf({ validate: { late: async () => '太晚', next: () => false } }, 'x', {})).resolves.toEqual({
      type: 'late',
      message: '太晚',
    })
  })
})
