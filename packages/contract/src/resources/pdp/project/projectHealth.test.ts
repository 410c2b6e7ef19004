import { expect, test } from 'vitest'
import { type HealthFacts, projectHealth } from './projectHealth.ts'

const calm: HealthFacts = {
  slipDays: 0,
  lateItems: 0,
  milestoneDays: 0,
  budget: 1000,
  forecastCost: 900,
  openProblems: 0,
  seriousProblems: 0,
  unowned: 0,
  changes: 0,
}

test('a project that keeps to its plan and budget is on track', () => {
  expect(projectHealth(calm)).toMatchObject({ health: 'green', reasons: [] })
})

test('the worst side is that of the whole, and each side says why', () => {
  expect(projectHealth({ ...calm, slipDays: 20, forecastCost: 980, unowned: 1 })).toEqual({
    health: 'red',
    timeHealth: 'red',
    costHealth: 'amber',
    qualityHealth: 'green',
    riskHealth: 'amber',
    reasons: ['slip', 'nearBudget', 'noOwner'],
  })
  expect(projectHealth({ ...calm, forecastCost: 1200, seriousProblems: 1 })).toMatchObject({
    costHealth: 'red',
    qualityHealth: 'amber',
    reasons: ['overBudget', 'seriousProblems'],
  })
  expect(projectHealth({ ...calm, budget: 0, forecastCost: 500 }).costHealth).toBe('green')
})
