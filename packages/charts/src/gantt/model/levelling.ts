import { type DayNumber, dayLength, dayText, finishDay, startDay } from '@bip/contract/calendar'
import type { PlanEdit } from './edits.ts'
import { loadOf, tasksByResource } from './load.ts'
import { Plan } from './Plan.ts'
import { segmentsOf } from './segments.ts'
import { slackOf } from './slack.ts'
import type { PlanTask } from './types.ts'

/** More moves than this for one resource are no proposal that somebody can judge. */
const maxMoves = 500

/** What nobody has begun, placed or bound to a date may begin later. */
const isMovable = ({ actualStart, actualFinish, mode, progress = 0, constraint }: PlanTask): boolean =>
  actualStart === undefined &&
  actualFinish === undefined &&
  mode !== 'manual' &&
  progress === 0 &&
  (!constraint || constraint.type === 'startNoEarlier')

const worksOn = (plan: Plan, key: string, day: DayNumber): boolean =>
  segmentsOf(plan, key).some(({ start, finish }) => start < (day + 1) * dayLength && finish > day * dayLength)

/** Days from one on, on which a resource is asked for more than there is of it. */
const overloadedDays = (plan: Plan, resource: string, keys: readonly string[], from: DayNumber): DayNumber[] => {
  const end = keys.reduce((last, key) => Math.max(last, finishDay(plan.spanOf(key).finish) + 1), from)
  const { demand, capacity } = loadOf(plan, resource, keys, from, end)
  return [...demand.keys()].flatMap((at) => ((demand[at] ?? 0) > (capacity[at] ?? 0) + 0.01 ? [from + at] : []))
}

/** Of the tasks of a day the one that can best wait until another one ends; undefined where none can. */
const waitingTask = (plan: Plan, keys: readonly string[], day: DayNumber): { key: string; until: DayNumber } | undefined => {
  const there = keys.filter((key) => worksOn(plan, key, day))
  const [first] = there
    .filter((key) => isMovable(plan.taskOf(key)))
    .map((key) => ({ key, slack: slackOf(plan, key).total, start: plan.spanOf(key).start, place: plan.indexOf(key) }))
    .sort((one, other) => other.slack - one.slack || other.start - one.start || other.place - one.place)
  const others = there.filter((key) => key !== first?.key)
  if (!first || others.length === 0) return undefined
  return { key: first.key, until: Math.min(...others.map((key) => finishDay(plan.spanOf(key).finish))) + 1 }
}

/** Lets tasks of a resource wait for each other, in a plan that is tried out. */
const levelOne = (trial: Plan, resource: string, keys: readonly string[], from: DayNumber): void => {
  const left = new Set<DayNumber>()
  for (let move = 0; move < maxMoves; move += 1) {
    const day = overloadedDays(trial, resource, keys, from).find((one) => !left.has(one))
    if (day === undefined) return
    const waiting = waitingTask(trial, keys, day)
    // What is under way, or asks for too much by itself, is not for a proposal to mend.
    if (!waiting) left.add(day)
    else {
      const constraint = {
        type: 'startNoEarlier',
        date: dayText(Math.max(waiting.until, startDay(day * dayLength) + 1)),
      } as const
      trial.apply([{ kind: 'setTask', key: waiting.key, set: { constraint } }])
    }
  }
}

/**
 * A proposal by which nobody is asked for more than there is of them from a day on: tasks with the most slack wait until others of the same
 * people end. The plan stays as it is; what has begun, is placed by hand or bound to a date keeps its place.
 */
export function levelled(plan: Plan, from: DayNumber): readonly PlanEdit[] {
  const trial = new Plan(plan.input)
  const keysOf = tasksByResource(plan)
  for (const { key } of plan.input.resources ?? []) levelOne(trial, key, keysOf.get(key) ?? [], from)
  return plan.tasks.flatMap((task): PlanEdit[] => {
    const { constraint } = trial.taskOf(task.key)
    return constraint && constraint !== task.constraint ? [{ kind: 'setTask', key: task.key, set: { constraint } }] : []
  })
}
