import { describe, expect, it } from 'vitest'
import { beginnings, likeness } from './nearest.ts'

describe('what a text could be', () => {
  it('is what has most letters in common, whatever signs stand between them', () => {
    expect(likeness('BRG-6204', 'brg 6204')).toBe(1)
    expect(likeness('BRG-6240', 'BRG-6204')).toBeGreaterThan(likeness('BRG-6240', 'MTR-0400'))
    expect(likeness('深沟轴承', '深沟球轴承')).toBeGreaterThan(0.5)
    expect(likeness('', 'BRG')).toBe(0)
  })

  it('is looked for by its words and by shorter and shorter beginnings', () => {
    expect(beginnings('BRG-6240')).toEqual(['BRG-62', 'BRG-', 'BRG'])
    expect(beginnings('深沟 轴承')[0]).toBe('深沟')
    expect(beginnings('A')).toEqual([])
  })
})
