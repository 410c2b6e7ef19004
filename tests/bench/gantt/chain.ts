import { Plan } from '../../../packages/charts/src/gantt/model/Plan.ts'
import type { PlanInput } from '../../../packages/charts/src/gantt/model/types.ts'
import { median } from '../figures.ts'

const links = 50_000

/** A chain of tasks, each after the one before. */
function chainOf(length: number): PlanInput {
  const tasks = Array.from({ length: length + 1 }, (_, at) => ({ key: `t${at}`, duration: 1 + (at % 3) }))
  return {
    start: '2026-01-05',
    // A chain of so many working days outlasts the calendar unless it is worked every day, in small pieces.
    hoursPerDay: 1,
    tasks,
    links: Array.from({ length }, (_, at) => ({ key: `l${at}`, from: `t${at}`, to: `t${at + 1}` })),
  }
}

/** Milliseconds in which a chain of 50 000 links is reckoned, and in which a move of its first task goes through it. */
export function timeChain(rounds: number): { scheduled: number; moved: number } {
  const input = chainOf(links)
  const [scheduled, moved]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now()
    const plan = new Plan(input)
    const made = performance.now()
    const { moved: all } = plan.apply([
      { kind: 'setTask', key: 't0', set: { constraint: { type: 'startNoEarlier', date: '2026-01-08' } } },
    ])
    const done = performance.now()
    if (all.length <= links) throw new Error(`The move went through ${all.length} tasks of the chain alone.`)
    // The first round warms the machine.
    if (round === 0) continue
    scheduled.push(made - begun)
    moved.push(done - made)
  }
  return { scheduled: median(scheduled), moved: median(moved) }
}
