import { finishDay, type WorkingCalendar } from '@bip/contract/calendar'
import { type LateTimes, lateTimesOf } from './backward.ts'
import { edited, isStructural, type PlanEdit } from './edits.ts'
import { daysLate, type Moved, type PlanEffect } from './effect.ts'
import { calendarChoice, emptyFacts, readLink, readTask } from './facts.ts'
import { calendarOfTask, placeAll, type Schedule } from './forward.ts'
import { networkOf } from './network.ts'
import { Propagation } from './Propagation.ts'
import type { PlanInput, PlanLink, PlanSpan, PlanTask } from './types.ts'

type Choice = ReturnType<typeof calendarChoice>
type State = { input: PlanInput; choice: Choice; schedule: Schedule; propagation: Propagation }

/** Edits leave calendars and resources alone, so that the choice of them holds on. */
const stateOf = (input: PlanInput, choice = calendarChoice(input)): State => {
  const { tasks, links = [] } = input
  const network = networkOf(tasks, links)
  const facts = emptyFacts(input, choice.list)
  for (const [at, task] of tasks.entries()) readTask(facts, at, task, choice.chosen(task))
  for (const [at, link] of links.entries()) readLink(facts, at, link)
  const nodes = network.order.length
  const times = { start: new Float64Array(nodes), finish: new Float64Array(nodes), isHeld: new Uint8Array(nodes) }
  const schedule = { network, facts, times }
  placeAll(schedule)
  return { input, choice, schedule, propagation: new Propagation(schedule) }
}

/**
 * A plan and its dates. Changes are made in place and reckon what they touch; `version` says that something has changed. Whatever
 * throws leaves the plan as it was.
 */
export class Plan {
  #state: State
  #late: LateTimes | undefined
  #version = 0

  /** Throws a PlanError where links go in a circle, a key is unknown, or a number or date cannot be. */
  constructor(input: PlanInput) {
    this.#state = stateOf(input)
  }

  get version(): number {
    return this.#version
  }

  get input(): PlanInput {
    return this.#state.input
  }

  get tasks(): readonly PlanTask[] {
    return this.#state.input.tasks
  }

  get links(): readonly PlanLink[] {
    return this.#state.input.links ?? []
  }

  get schedule(): Schedule {
    return this.#state.schedule
  }

  /** How late each task may be; reckoned when it is first asked for after a change. */
  get late(): LateTimes {
    this.#late ??= lateTimesOf(this.#state.schedule)
    return this.#late
  }

  has(key: string): boolean {
    return this.#state.schedule.network.indexOf.has(key)
  }

  /** Number of a task, which holds until tasks come or go. Throws where there is none. */
  indexOf(key: string): number {
    const index = this.#state.schedule.network.indexOf.get(key)
    if (index === undefined) throw new Error(`There is no task "${key}" in the plan.`)
    return index
  }

  taskOf(key: string): PlanTask {
    return this.tasks[this.indexOf(key)] as PlanTask // It has a number.
  }

  spanOf(key: string): PlanSpan {
    return this.#spanAt(this.indexOf(key))
  }

  calendarOf(key: string): WorkingCalendar {
    return calendarOfTask(this.#state.schedule.facts, this.indexOf(key))
  }

  /** The calendar of the plan itself. */
  get calendar(): WorkingCalendar {
    return this.#state.choice.usual
  }

  /** The calendar by which somebody works. */
  calendarOfResource(key: string): WorkingCalendar {
    return this.#state.choice.ofResource(key)
  }

  isSummary(key: string): boolean {
    return (this.#state.schedule.network.opening[this.indexOf(key)] ?? -1) >= 0
  }

  /** Whether a date of its own holds a task before its links allow. */
  isHeld(key: string): boolean {
    return this.#state.schedule.times.isHeld[this.indexOf(key)] === 1
  }

  /** Days by which a task misses its deadline. */
  daysLate(key: string): number {
    const index = this.indexOf(key)
    const { facts, times } = this.#state.schedule
    return daysLate(times.finish[index] ?? 0, facts.deadline[index] ?? Number.POSITIVE_INFINITY)
  }

  /** What changes would come to; the plan stays as it is. */
  preview(edits: readonly PlanEdit[]): PlanEffect {
    return this.#run(edits, false)
  }

  /** Makes changes, all or, where it throws, none. */
  apply(edits: readonly PlanEdit[]): PlanEffect {
    const effect = this.#run(edits, true)
    this.#late = undefined
    this.#version += 1
    return effect
  }

  #spanAt(index: number): PlanSpan {
    const { start, finish } = this.#state.schedule.times
    return { start: start[index] ?? 0, finish: finish[index] ?? 0 }
  }

  #run(edits: readonly PlanEdit[], isKept: boolean): PlanEffect {
    const { indexOf } = this.#state.schedule.network
    const { input, inverse } = edited(this.#state.input, edits, indexOf)
    return { ...(edits.some(isStructural) ? this.#rebuild(input, isKept) : this.#carry(input, edits, isKept)), inverse }
  }

  /** Tasks or links came, went or lie elsewhere: everything is reckoned anew. */
  #rebuild(input: PlanInput, isKept: boolean): Omit<PlanEffect, 'inverse'> {
    const before = this.#state
    const after = stateOf(input, before.choice)
    const former = (key: string): PlanSpan | undefined => (this.has(key) ? this.spanOf(key) : undefined)
    const moves: { index: number; from: PlanSpan | undefined }[] = []
    for (const [index, { key }] of input.tasks.entries()) {
      const from = former(key)
      const { start, finish } = after.schedule.times
      if (from?.start !== start[index] || from?.finish !== finish[index]) moves.push({ index, from })
    }
    this.#state = after
    const effect = this.#effectOf(moves)
    if (!isKept) this.#state = before
    return effect
  }

  /** The same tasks and links with other dates: what follows from them is reckoned. */
  #carry(input: PlanInput, edits: readonly PlanEdit[], isKept: boolean): Omit<PlanEffect, 'inverse'> {
    const { schedule, propagation, input: old } = this.#state
    const { indexOf, opening, to } = schedule.network
    const tasks = new Set(edits.flatMap((edit) => (edit.kind === 'setTask' ? [indexOf.get(edit.key) ?? -1] : [])))
    const linkKeys = new Set(edits.flatMap((edit) => (edit.kind === 'setLink' ? [edit.key] : [])))
    const links = (input.links ?? []).flatMap(({ key }, at) => (linkKeys.has(key) ? [at] : []))
    const read = (from: PlanInput): void => {
      for (const at of tasks) this.#readTask(from, at)
      for (const at of links) readLink(schedule.facts, at, from.links?.[at] as PlanLink) // Its place was found.
    }
    try {
      read(input)
    } catch (error) {
      read(old)
      throw error
    }
    const nodes = [...tasks, ...links.map((at) => to[at] ?? 0)].map((at) => ((opening[at] ?? -1) >= 0 ? (opening[at] ?? 0) : at))
    const before = propagation.run(nodes)
    const effect = this.#effectOf([...before].map(([index, from]) => ({ index, from })))
    if (isKept) this.#state = { ...this.#state, input }
    else {
      propagation.undo()
      read(old)
    }
    return effect
  }

  #readTask({ tasks }: PlanInput, at: number): void {
    const task = tasks[at] as PlanTask // The edit has found it.
    readTask(this.#state.schedule.facts, at, task, this.#state.choice.chosen(task))
  }

  #effectOf(moves: readonly { index: number; from: PlanSpan | undefined }[]): Omit<PlanEffect, 'inverse'> {
    const { network, facts, times } = this.#state.schedule
    const moved: Moved[] = []
    const summaries: Moved[] = []
    const brokenDeadlines: PlanEffect['brokenDeadlines'][number][] = []
    const held: string[] = []
    for (const { index, from } of moves) {
      const task = this.#taskAt(index)
      if (!task) continue
      const to = this.#spanAt(index)
      if (from?.start !== to.start || from?.finish !== to.finish)
        ((network.opening[index] ?? -1) >= 0 ? summaries : moved).push({ key: task.key, from, to })
      if (times.isHeld[index]) held.push(task.key)
      const deadline = facts.deadline[index] ?? Number.POSITIVE_INFINITY
      const days = daysLate(to.finish, deadline)
      if (days > 0 && days !== (from ? daysLate(from.finish, deadline) : 0))
        brokenDeadlines.push({ key: task.key, deadline: finishDay(deadline), days })
    }
    return { moved, summaries, brokenDeadlines, held }
  }

  #taskAt(index: number): PlanTask | undefined {
    return this.#state.input.tasks[index]
  }
}
