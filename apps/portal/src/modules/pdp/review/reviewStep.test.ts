import { expect, test } from 'vitest'
import { feaStepOf } from '../fea/feaStep.ts'
import { reviewStepOf } from './reviewStep.ts'

const review = { status: 'preparing', documents: 0, invited: 0, marks: 0, openMarks: 0 }

test('a review goes from its documents over invitations and marks to its conclusion and minutes', () => {
  const steps = [
    review,
    { ...review, documents: 2 },
    { ...review, documents: 2, invited: 3 },
    { ...review, status: 'reviewing', documents: 2, invited: 3 },
    { ...review, status: 'reviewing', documents: 2, invited: 3, marks: 4, openMarks: 1 },
    { ...review, status: 'reviewing', documents: 2, invited: 3, marks: 4 },
    { ...review, status: 'concluded', documents: 2, invited: 3, marks: 4 },
  ]
  expect(steps.map(reviewStepOf)).toEqual([0, 1, 2, 2, 3, 4, 5])
})

const fea = { status: 'draft', items: 0, scored: 0, openProblems: 0, hasConclusion: false }

test('an assessment is scored, its problems are closed, it is concluded and decided', () => {
  const steps = [
    fea,
    { ...fea, items: 8, scored: 7 },
    { ...fea, items: 8, scored: 8, openProblems: 1 },
    { ...fea, items: 8, scored: 8 },
    { ...fea, items: 8, scored: 8, hasConclusion: true },
    { ...fea, status: 'inApproval', items: 8, scored: 8 },
    { ...fea, status: 'rejected', items: 8, scored: 6 },
    { ...fea, status: 'passed', items: 8, scored: 8 },
  ]
  expect(steps.map(feaStepOf)).toEqual([0, 0, 1, 2, 3, 3, 0, 4])
})
