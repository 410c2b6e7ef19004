export { statusTexts } from './Gantt.texts.ts'
export { Gantt, type GanttProps } from './Gantt.tsx'
export { type Baseline, baselineOf, type Variance, varianceOf } from './model/baseline.ts'
export type { PlanEdit } from './model/edits.ts'
export type { BrokenDeadline, Moved, PlanEffect } from './model/effect.ts'
export { effortOf, withEffort } from './model/effort.ts'
export { type Load, loadOf, tasksByResource } from './model/load.ts'
export { Plan } from './model/Plan.ts'
export { PlanError } from './model/planError.ts'
export { progressOf } from './model/progress.ts'
export { segmentsOf } from './model/segments.ts'
export { isCritical, type Slack, slackOf } from './model/slack.ts'
export type {
  Assignment,
  Constraint,
  EffortMode,
  LinkType,
  PlanDate,
  PlanInput,
  PlanLink,
  PlanResource,
  PlanSpan,
  PlanTask,
  Split,
} from './model/types.ts'
export type { GanttMarker, GanttOutcome, GanttStep } from './types.ts'
export { StatusCircle } from './view/StatusCircle.tsx'
