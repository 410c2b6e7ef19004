import { describe, expect, it } from 'vitest'
import { cases } from '../fixtures/cases/cases.ts'
import { planOf, written, writtenPlan } from '../fixtures/cases/notation.ts'
import { slowly } from '../fixtures/cases/slowSolver.ts'
import { Plan } from './Plan.ts'
import { PlanError } from './planError.ts'

for (const [title, plans] of Object.entries(cases))
  describe(title, () => {
    it.each(plans)('%s', (text, dates) => {
      const input = planOf(text)
      const plan = new Plan(input)
      expect(writtenPlan(plan)).toBe(dates)
      const slow = slowly(input)
      for (const { key } of input.tasks)
        expect(written(plan.calendarOf(key), slow.get(key) ?? { start: 0, finish: 0 })).toBe(
          written(plan.calendarOf(key), plan.spanOf(key)),
        )
    })
  })

describe('a plan that cannot be', () => {
  const faultOf = (text: string) => {
    try {
      new Plan(planOf(text))
    } catch (error) {
      return error instanceof PlanError ? { ...error.fault, message: error.message } : error
    }
    return undefined
  }

  it.each([
    ['A 1 <C:FS; B 1 <A:FS; C 1 <B:SS; D 1 <C:FS', ['A', 'B', 'C']],
    ['A 1 <A:FS', ['A']],
    ['S 0 <B:FS; A 1 in=S; B 1 <A:FS', ['S', 'A', 'B']],
    ['S 0; A 1 in=S <S:FS', ['S', 'A']],
    ['S 0 <T:FS; A 1 in=S; T 0; B 1 in=T <S:FF', ['S', 'T']],
  ])('tells the circle of %s', (text, keys) => {
    const fault = faultOf(text) as { code: string; path: string[]; message: string }
    expect(fault.code).toBe('cycle')
    expect(fault.path[0]).toBe(fault.path.at(-1))
    expect(new Set(fault.path)).toEqual(new Set(expect.arrayContaining(keys) && fault.path))
    for (const key of keys) expect(fault.path).toContain(key)
    expect(fault.message).toContain(fault.path.join(' → '))
  })

  it.each([
    ['A 1; A 2', { code: 'duplicate', key: 'A' }],
    ['A 1 <B:FS', { code: 'unknownTask', key: 'B' }],
    ['A 1 in=B', { code: 'unknownTask', key: 'B' }],
    ['A 1 in=B; B 1 in=A', { code: 'ownParent', key: 'A' }],
    ['A 1 cal=moon', { code: 'unknownCalendar', key: 'moon' }],
    ['A 1 who=Nobody', { code: 'unknownResource', key: 'Nobody' }],
    ['A -1', { code: 'badNumber', key: 'A', field: 'duration' }],
    ['A x', { code: 'badNumber', key: 'A', field: 'duration' }],
    ['A 1 SNET=11-31', { code: 'badDate', key: 'A', value: '2026-11-31' }],
  ])('is refused: %s', (text, fault) => {
    expect(faultOf(text)).toMatchObject(fault)
  })

  it('keeps progress between 0 and 100', () => {
    expect(() => new Plan({ start: '2026-11-23', tasks: [{ key: 'A', progress: 101 }] })).toThrow('The progress of "A"')
  })
})
