/** What a project is judged by. Days are calendar days, amounts plain figures. */
export type HealthFacts = {
  /** Days by which the forecast end lies behind the planned one; below 0 where it lies before. */
  slipDays: number
  lateItems: number
  /** Days by which the latest open milestone is late. */
  milestoneDays: number
  budget: number
  /** What it will cost in the end. */
  forecastCost: number
  openProblems: number
  /** Open problems that are serious. */
  seriousProblems: number
  /** Items that begin within two weeks and have no owner. */
  unowned: number
  /** Changes of the plan in thirty days. */
  changes: number
}

export const healths = ['green', 'amber', 'red'] as const
export type Health = (typeof healths)[number]

export type ProjectHealth = {
  health: Health
  timeHealth: Health
  costHealth: Health
  qualityHealth: Health
  riskHealth: Health
  /** Keys of `DC_PDP_HEALTH_REASON`. */
  reasons: readonly string[]
}

/** Where a side turns amber and where red. */
export const healthLimits = {
  slipDays: { amber: 3, red: 14 },
  lateItems: { amber: 2, red: 12 },
  milestoneDays: { amber: 0, red: 7 },
  budgetShare: { amber: 0.95, red: 1.05 },
  openProblems: { amber: 4, red: 15 },
  seriousProblems: { amber: 0, red: 2 },
  unowned: { amber: 0, red: 5 },
  changes: { amber: 3, red: 8 },
} as const

const sign = (figure: number, { amber, red }: { amber: number; red: number }): Health =>
  figure > red ? 'red' : figure > amber ? 'amber' : 'green'

const worst = (signs: readonly Health[]): Health =>
  signs.reduce((one, other) => (healths.indexOf(other) > healths.indexOf(one) ? other : one), 'green')

/** How a project stands in time, money, quality and risks, and why. */
export function projectHealth(facts: HealthFacts): ProjectHealth {
  const share = facts.budget > 0 ? facts.forecastCost / facts.budget : 0
  const slip = sign(facts.slipDays, healthLimits.slipDays)
  const lateItems = sign(facts.lateItems, healthLimits.lateItems)
  const milestone = sign(facts.milestoneDays, healthLimits.milestoneDays)
  const costHealth = sign(share, healthLimits.budgetShare)
  const serious = sign(facts.seriousProblems, healthLimits.seriousProblems)
  const problems = sign(facts.openProblems, healthLimits.openProblems)
  const unowned = sign(facts.unowned, healthLimits.unowned)
  const changes = sign(facts.changes, healthLimits.changes)
  const [timeHealth, qualityHealth, riskHealth] = [
    worst([slip, lateItems, milestone]),
    worst([serious, problems]),
    worst([unowned, changes]),
  ]
  const reasons: readonly (readonly [string, boolean])[] = [
    ['slip', slip !== 'green'],
    ['lateMilestone', milestone !== 'green'],
    ['lateItems', lateItems !== 'green'],
    ['overBudget', share > 1],
    ['nearBudget', costHealth !== 'green' && share <= 1],
    ['seriousProblems', serious !== 'green'],
    ['openProblems', problems !== 'green'],
    ['noOwner', unowned !== 'green'],
    ['manyChanges', changes !== 'green'],
  ]
  return {
    health: worst([timeHealth, costHealth, qualityHealth, riskHealth]),
    timeHealth,
    costHealth,
    qualityHealth,
    riskHealth,
    reasons: reasons.flatMap(([key, holds]) => (holds ? [key] : [])),
  }
}
