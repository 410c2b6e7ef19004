/** What a project is judged by. Days are calendar days, amounts plain figures. */
export type HealthFacts = {
  /** It is completed or closed: nothing of it can become late any more, it is judged by how it ended. */
  isOver: boolean
  /** Days by which the forecast end, or the real one, lies behind the planned one; below 0 where it lies before. */
  slipDays: number
  /** Days from the planned start to the planned end. */
  planDays: number
  lateItems: number
  /** Items that are worked on, without those that stand for others. */
  items: number
  /** Days by which the latest open milestone is late. */
  milestoneDays: number
  budget: number
  /** What it will cost in the end; of one that is over, what it did cost. */
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

export const healthSides = ['time', 'cost', 'quality', 'risk'] as const
export type HealthSide = (typeof healthSides)[number]

export type ProjectHealth = {
  health: Health
  timeHealth: Health
  costHealth: Health
  qualityHealth: Health
  riskHealth: Health
  /** Keys of `DC_PDP_HEALTH_REASON`. */
  reasons: readonly string[]
}

type Rule = {
  side: HealthSide
  /** Key of `DC_PDP_HEALTH_REASON`. */
  reason: string
  /** What the figure counts; a share is of the whole, 1 is all of it. */
  unit: 'share' | 'days' | 'count'
  /** Whether it judges projects that go on or those that are over; without it, both. */
  of?: 'running' | 'over'
  /** Above which it turns. */
  amber: number
  red: number
  figure: (facts: HealthFacts) => number
}

const share = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
const slipShare = ({ slipDays, planDays }: HealthFacts): number => share(slipDays, Math.max(planDays, 30))
const costShare = ({ forecastCost, budget }: HealthFacts): number => share(forecastCost, budget)

/** The rules by which a project is judged, as they are also told on the screen. A slip or a share of late items counts by the size of the project. */
export const healthRules = [
  {
    ...({ side: 'time', reason: 'slip', unit: 'share', of: 'running', amber: 0.03, red: 0.1 } as const),
    figure: slipShare,
  },
  {
    ...({ side: 'time', reason: 'lateMilestone', unit: 'days', of: 'running', amber: 0, red: 14 } as const),
    figure: ({ milestoneDays }) => milestoneDays,
  },
  {
    ...({ side: 'time', reason: 'lateItems', unit: 'share', of: 'running', amber: 0.02, red: 0.1 } as const),
    figure: ({ lateItems, items }) => share(lateItems, items),
  },
  { ...({ side: 'time', reason: 'endedLate', unit: 'share', of: 'over', amber: 0.03, red: 0.1 } as const), figure: slipShare },
  {
    ...({ side: 'cost', reason: 'overBudget', unit: 'share', of: 'running', amber: 1, red: 1.05 } as const),
    figure: costShare,
  },
  { ...({ side: 'cost', reason: 'costMore', unit: 'share', of: 'over', amber: 1, red: 1.05 } as const), figure: costShare },
  {
    side: 'quality',
    reason: 'seriousProblems',
    unit: 'count',
    amber: 0,
    red: 2,
    figure: ({ seriousProblems }) => seriousProblems,
  },
  { side: 'quality', reason: 'openProblems', unit: 'count', amber: 5, red: 15, figure: ({ openProblems }) => openProblems },
  { side: 'risk', reason: 'noOwner', unit: 'count', of: 'running', amber: 2, red: 8, figure: ({ unowned }) => unowned },
  { side: 'risk', reason: 'manyChanges', unit: 'count', of: 'running', amber: 4, red: 10, figure: ({ changes }) => changes },
] as const satisfies readonly Rule[]

export type HealthReason = (typeof healthRules)[number]['reason']

/** A rule that a project breaks, with the figure that breaks it. */
export type BrokenRule = { side: HealthSide; reason: HealthReason; unit: Rule['unit']; figure: number; health: Health }

const sign = (figure: number, { amber, red }: { amber: number; red: number }): Health =>
  figure > red ? 'red' : figure > amber ? 'amber' : 'green'

const worst = (signs: readonly Health[]): Health =>
  signs.reduce((one, other) => (healths.indexOf(other) > healths.indexOf(one) ? other : one), 'green')

/** The rules that a project breaks, the worst first. */
export const brokenRules = (facts: HealthFacts): BrokenRule[] =>
  healthRules
    .filter((rule) => !('of' in rule) || rule.of === (facts.isOver ? 'over' : 'running'))
    .map(({ figure: of, ...rule }): BrokenRule => {
      const figure = of(facts)
      return { side: rule.side, reason: rule.reason, unit: rule.unit, figure, health: sign(figure, rule) }
    })
    .filter(({ health }) => health !== 'green')
    .sort((one, other) => healths.indexOf(other.health) - healths.indexOf(one.health))

/** How a project stands in time, money, quality and risks, and why. */
export function projectHealth(facts: HealthFacts): ProjectHealth {
  const broken = brokenRules(facts)
  const of = (side: HealthSide): Health => worst(broken.filter((one) => one.side === side).map(({ health }) => health))
  return {
    health: worst(broken.map(({ health }) => health)),
    timeHealth: of('time'),
    costHealth: of('cost'),
    qualityHealth: of('quality'),
    riskHealth: of('risk'),
    reasons: broken.map(({ reason }) => reason),
  }
}
