import { expect, it } from 'vitest'
import { planOf, writtenPlan } from '../fixtures/cases/notation.ts'
import { Plan } from '../model/Plan.ts'
import { isTaken, linkDraftOf, linkEdits } from './linkDraft.ts'
import { draftOf, isComplete, taskEdits } from './taskDraft.ts'

it('a draft of a task changes what differs, in one step that is taken back whole', () => {
  const plan = new Plan(planOf('A 3; B 2 <A:FS'))
  const before = writtenPlan(plan)
  expect(taskEdits(plan, 'B', draftOf(plan, 'B'))).toEqual([])
  const edits = taskEdits(plan, 'B', {
    ...draftOf(plan, 'B'),
    constraint: 'mustFinish',
    date: '2026-12-02',
    deadline: '2026-12-01',
  })
  expect(edits).toEqual([
    {
      kind: 'setTask',
      key: 'B',
      set: { deadline: '2026-12-01', constraint: { type: 'mustFinish', date: '2026-12-02' } },
      isAsked: true,
    },
  ])
  const { inverse } = plan.apply(edits)
  expect(writtenPlan(plan)).toBe('A 11-23..11-25; B 12-01..12-02 late 1')
  plan.apply(inverse)
  expect(writtenPlan(plan)).toBe(before)
})

it('a constraint without a day is not complete, and says nothing yet', () => {
  const plan = new Plan(planOf('A 3'))
  const draft = { ...draftOf(plan, 'A'), constraint: 'mustStart' as const }
  expect(isComplete(draft)).toBe(false)
  expect(taskEdits(plan, 'A', draft)).toEqual([])
})

it('a task is placed by hand and given back to its links', () => {
  const plan = new Plan(planOf('A 3; B 2 <A:FS'))
  plan.apply(taskEdits(plan, 'B', { ...draftOf(plan, 'B'), mode: 'manual', start: '2026-12-07' }))
  expect(writtenPlan(plan)).toBe('A 11-23..11-25; B 12-07..12-08')
  plan.apply(taskEdits(plan, 'B', { ...draftOf(plan, 'B'), mode: 'auto' }))
  expect(writtenPlan(plan)).toBe('A 11-23..11-25; B 11-26..11-27')
})

it('a link changes its type and its lag, but not into one that is there', () => {
  const plan = new Plan(planOf('A 3; B 2 <A:FS,A:SS'))
  const [link] = plan.links
  if (!link) throw new Error('The plan has two links.')
  const draft = linkDraftOf(link)
  expect(linkEdits(link, draft)).toEqual([])
  expect(isTaken(plan, link, { ...draft, type: 'SS' })).toBe(true)
  expect(isTaken(plan, link, { ...draft, type: 'FF' })).toBe(false)
  plan.apply(linkEdits(link, { ...draft, lag: '4', lagUnit: 'calendar' }))
  expect(writtenPlan(plan)).toBe('A 11-23..11-25; B 11-30..12-01')
})
