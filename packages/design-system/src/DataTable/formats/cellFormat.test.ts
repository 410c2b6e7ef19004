import { describe, expect, it } from 'vitest'
import { formatWords } from './cellFormat.ts'

const words = (rules: Parameters<typeof formatWords>[0], value: Parameters<typeof formatWords>[1]) =>
  formatWords(rules, value, {})

describe('the look of a cell by what stands in it', () => {
  it('follows exact figures and days', () => {
    const late = [{ kind: 'tone', tone: 'danger', when: 'below', value: '2026-11-20' }] as const
    expect([words(late, '2026-11-19'), words(late, '2026-11-20'), words(late, null)]).toEqual(['tone tone-danger', '', ''])
    const much = [{ kind: 'tone', tone: 'strong', when: 'above', value: '99999999999999.98' }] as const
    expect([words(much, '99999999999999.99'), words(much, '99999999999999.98')]).toEqual(['tone tone-strong', ''])
  })

  it('takes the first rule of a kind, and one of each', () => {
    const rules = [
      { kind: 'tone', tone: 'danger', when: 'below', value: 10 },
      { kind: 'tone', tone: 'warning', when: 'below', value: 20 },
      { kind: 'bar', from: 0, to: 100 },
    ] as const
    expect(words(rules, 5)).toBe('tone tone-danger bar bar-1 of-info')
    expect(words(rules, 15)).toBe('tone tone-warning bar bar-3 of-info')
    expect(words(rules, 250)).toBe('bar bar-20 of-info')
  })

  it('goes away from the middle to both sides', () => {
    const scale = [{ kind: 'scale', from: -50, middle: 0, to: 50, tone: 'success', low: 'danger' }] as const
    expect(words(scale, 50)).toBe('heat heat-6 of-success')
    expect(words(scale, -25)).toBe('heat heat-3 of-danger')
    expect(words(scale, 0)).toBe('heat heat-0 of-success')
    expect(words(scale, 'n/a')).toBe('')
  })

  it('is nothing where the caller throws', () => {
    const thrown = (): never => {
      throw new Error('no limits known')
    }
    expect(formatWords(thrown, 1, {})).toBe('')
  })
})
