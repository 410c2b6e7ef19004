import type { HealthFacts } from './project/projectHealth.ts'

/** Calls about projects as a whole, beside those of the resource. */
export const projectCalls = {
  /** `GET`: answers `ProjectFacts` of all running and paused projects within reach, or with `?projectId=` of one. */
  facts: '/blade-bip/plus/project/health-facts',
  /** `GET ?projectId=`: answers a `ProjectOverview`. */
  overview: '/blade-bip/plus/project/overview',
} as const

/** What one project is judged by. */
export type ProjectFacts = HealthFacts & { id: string }

/** An item of the plan as an overview tells it; days are `YYYY-MM-DD`. */
export type OverviewItem = {
  id: string
  itemNo: string
  name: string
  status: string
  ownerName: string | null
  planEnd: string
  progress: number
  /** Days by which it is late; 0 where it is not. */
  lateDays: number
}

export type OverviewProblem = {
  id: string
  name: string
  severity: string
  ownerName: string | null
  dueOn: string
  lateDays: number
}

/** What somebody asks of a project first: what comes next, what is late, what stands in the way, what it is worth. */
export type ProjectOverview = {
  facts: ProjectFacts
  milestones: OverviewItem[]
  late: OverviewItem[]
  problems: OverviewProblem[]
  items: { total: number; done: number; running: number; late: number }
  /** Of the passed budget; null where there is none. */
  value: {
    planned: number
    plannedValue: number
    earnedValue: number
    actual: number
    forecast: number
    costIndex: number | null
    scheduleIndex: number | null
  } | null
}
