import { seeded } from '@bip/contract/testing'
import { describe, expect, it } from 'vitest'
import { planOf, writtenPlan } from '../fixtures/cases/notation.ts'
import { randomEdits, randomPlan } from '../fixtures/cases/randomPlan.ts'
import { slowly } from '../fixtures/cases/slowSolver.ts'
import { Plan } from './Plan.ts'
import type { PlanInput, PlanLink, PlanTask } from './types.ts'

const spansOf = (plan: Plan) => new Map(plan.tasks.map(({ key }) => [key, plan.spanOf(key)]))

describe('generated plans', () => {
  it('have the dates that the slow solver finds', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const input = randomPlan(seeded(seed), 14)
      expect(spansOf(new Plan(input)), `seed ${seed}`).toEqual(slowly(input))
    }
  })

  it('are the same reckoned on as reckoned anew, also after every change is taken back', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const random = seeded(seed)
      const plan = new Plan(randomPlan(random, 30))
      const first = spansOf(plan)
      const steps = Array.from({ length: 6 }, () => {
        const edits = randomEdits(random, plan)
        const before = spansOf(plan)
        const expected = plan.preview(edits)
        expect(spansOf(plan), `seed ${seed}`).toEqual(before)
        expect(plan.apply(edits), `seed ${seed}`).toEqual(expected)
        expect(spansOf(plan), `seed ${seed}`).toEqual(spansOf(new Plan(plan.input)))
        return expected.inverse
      })
      for (const inverse of steps.reverse()) plan.apply(inverse)
      expect(spansOf(plan), `seed ${seed}`).toEqual(first)
    }
  })
})

describe('a change', () => {
  it('tells what moves, what breaks and what is held before it is made', () => {
    const plan = new Plan(planOf('A 2; B 2 <A:FS by=11-27; C 1 <B:FS MSO=11-27; D 9'))
    const effect = plan.preview([{ kind: 'setTask', key: 'A', set: { duration: 4 } }])
    expect(effect.moved.map(({ key }) => key)).toEqual(['A', 'B'])
    expect(effect.brokenDeadlines).toEqual([expect.objectContaining({ key: 'B', days: 3 })])
    expect(effect.held).toEqual(['C'])
    expect(writtenPlan(plan)).toContain('B 11-25..11-26;')
  })

  it('of tasks and links that come and go takes links along, and brings them back', () => {
    const plan = new Plan(planOf('S 0; A 2 in=S; B 2 in=S <A:FS; C 1 <B:FS'))
    const before = writtenPlan(plan)
    const { inverse } = plan.apply([{ kind: 'removeTask', key: 'S' }])
    expect(writtenPlan(plan)).toBe('C 11-23..11-23')
    plan.apply(inverse)
    expect(writtenPlan(plan)).toBe(before)
    plan.apply([
      { kind: 'addLink', link: { key: 'new', from: 'C', to: 'D' } },
      { kind: 'addTask', task: { key: 'D', duration: 2 } },
    ])
    expect(writtenPlan(plan)).toContain('D 11-30..12-01')
  })

  it('that would make a circle, or name what is not there, leaves everything as it was', () => {
    const plan = new Plan(planOf('A 2; B 2 <A:FS; C 1 <B:FS'))
    const before = [writtenPlan(plan), plan.version, plan.tasks]
    const circle = { kind: 'addLink', link: { key: 'x', from: 'C', to: 'A' } } as const
    expect(() => plan.apply([circle])).toThrow('A → B → C → A')
    expect(() => plan.apply([{ kind: 'setTask', key: 'Z', set: {} }])).toThrow('"Z"')
    expect(() =>
      plan.apply([
        { kind: 'setTask', key: 'A', set: { duration: 9 } },
        { kind: 'setTask', key: 'B', set: { duration: -1 } },
      ]),
    ).toThrow('The duration of "B"')
    expect([writtenPlan(plan), plan.version, plan.tasks]).toEqual(before)
  })
})

it('a chain of 50 000 links is reckoned without a call in a call, and carried on by its first task', () => {
  const tasks: PlanTask[] = Array.from({ length: 50_001 }, (_, at) => ({ key: String(at) }))
  const links: PlanLink[] = Array.from({ length: 50_000 }, (_, at) => ({ key: String(at), from: String(at), to: String(at + 1) }))
  const input: PlanInput = { start: '2026-11-23', tasks, links }
  const plan = new Plan(input)
  const last = plan.spanOf('50000')
  const { moved } = plan.apply([{ kind: 'setTask', key: '0', set: { duration: 2 } }])
  expect(moved).toHaveLength(50_001)
  expect(plan.calendarOf('0').between(last.start, plan.spanOf('50000').start)).toBe(480)
  expect(() => plan.apply([{ kind: 'addLink', link: { key: 'back', from: '50000', to: '0' } }])).toThrow('go in a circle')
})
