import { expect, test } from 'vitest'
import { brokenRules, type HealthFacts, projectHealth } from './projectHealth.ts'

const calm: HealthFacts = {
  isOver: false,
  ...{ slipDays: 0, planDays: 200, lateItems: 0, items: 100, milestoneDays: 0, budget: 1000, forecastCost: 980 },
  ...{ openProblems: 0, seriousProblems: 0, unowned: 0, changes: 0 },
}

test('a project that keeps to its plan and budget is on track', () => {
  expect(projectHealth(calm)).toMatchObject({ health: 'green', reasons: [] })
})

test('the worst side is that of the whole, and each side says why, the worst first', () => {
  expect(projectHealth({ ...calm, slipDays: 30, forecastCost: 1020, unowned: 3 })).toEqual({
    health: 'red',
    timeHealth: 'red',
    costHealth: 'amber',
    qualityHealth: 'green',
    riskHealth: 'amber',
    reasons: ['slip', 'overBudget', 'noOwner'],
  })
  expect(projectHealth({ ...calm, forecastCost: 1200, seriousProblems: 1 })).toMatchObject({
    costHealth: 'red',
    qualityHealth: 'amber',
    reasons: ['overBudget', 'seriousProblems'],
  })
  expect(projectHealth({ ...calm, budget: 0, forecastCost: 500 }).costHealth).toBe('green')
})

test('days and late items weigh by the size of the project', () => {
  expect(projectHealth({ ...calm, slipDays: 12 }).timeHealth).toBe('amber')
  expect(projectHealth({ ...calm, slipDays: 12, planDays: 60 }).timeHealth).toBe('red')
  expect(projectHealth({ ...calm, lateItems: 8 }).timeHealth).toBe('amber')
  expect(projectHealth({ ...calm, lateItems: 8, items: 20 }).timeHealth).toBe('red')
})

test('a broken rule tells the figure that breaks it', () => {
  expect(brokenRules({ ...calm, milestoneDays: 5 })).toEqual([
    { side: 'time', reason: 'lateMilestone', unit: 'days', figure: 5, health: 'amber' },
  ])
})

test('a project that is over is judged by its end, and warns of nothing that can only come', () => {
  const over = { ...calm, isOver: true }
  expect(projectHealth({ ...over, lateItems: 20, milestoneDays: 30, unowned: 9, changes: 12 })).toMatchObject({
    health: 'green',
    reasons: [],
  })
  expect(projectHealth({ ...over, forecastCost: 999 }).costHealth).toBe('green')
  expect(projectHealth({ ...over, slipDays: 12, forecastCost: 1100 })).toMatchObject({
    ...{ timeHealth: 'amber', costHealth: 'red', reasons: ['costMore', 'endedLate'] },
  })
})
