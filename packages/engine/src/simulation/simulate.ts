import type { Outcome, Values } from '../model/outcome.ts'
import type { Program } from '../model/program.ts'
import { isOver, type State } from '../model/state.ts'
import type { Command } from '../operations/command.ts'
import { run, start } from '../operations/run.ts'
import { isWorkday, worked } from './calendar.ts'
import { createQueue, type Queue } from './queue.ts'
import { randomOf } from './random.ts'
import { type Report, reporter } from './report.ts'

type Random = (below: number) => number

export type Office = {
  program: Program
  /** Ms since 1970; the days that follow, weekends among them. */
  from: number
  days: number
  seed: number
  /** How many processes are started on a working day. */
  startsPerDay: number
  starters: readonly string[]
  /** What the start form holds. */
  values(random: Random): Values
  /** What somebody decides at a step. */
  decide(random: Random, node: string): Values
  /** Minutes of work that a task takes. */
  minutes(random: Random, node: string): number
}

type Event = { do: 'start' } | { do: 'tick'; id: number } | { do: 'decide'; id: number; wait: string; user: string }
/** `known` are the tasks that were given out. */
type Running = { state: State; begun: number; timer: number; known: Set<string> }
type Clockwork = {
  office: Office
  random: Random
  queue: Queue<Event>
  running: Map<number, Running>
  free: Map<string, number>
  report: ReturnType<typeof reporter>
  next: number
}

/** Runs an office by a virtual clock: whoever has a task does it when those before it are done. The same seed gives the same report. */
export function simulate(office: Office): Report {
  const random = randomOf(office.seed)
  const work: Clockwork = {
    office,
    random,
    queue: createQueue(),
    running: new Map(),
    free: new Map(),
    report: reporter(),
    next: 1,
  }
  const end = office.from + office.days * 86_400_000
  for (let day = office.from; day < end; day += 86_400_000)
    for (let count = 0; isWorkday(day) && count < office.startsPerDay; count += 1)
      work.queue.add(worked(day, random(480)), { do: 'start' })
  for (let event = work.queue.take(); event && event.at < end; event = work.queue.take()) happen(work, event.what, event.at)
  return work.report.done(work.running.size)
}

function happen(work: Clockwork, event: Event, now: number) {
  const { office, random, running, report } = work
  if (event.do === 'start') {
    const by = office.starters[random(office.starters.length)] ?? ''
    const id = work.next
    work.next += 1
    report.started()
    return follow(work, id, start(office.program, { by, values: office.values(random) }, now), now)
  }
  const instance = running.get(event.id)
  if (!instance) return
  if (event.do === 'decide' && !instance.state.waits[event.wait]) return
  const command: Command =
    event.do === 'tick'
      ? { do: 'tick' }
      : {
          do: 'complete',
          wait: event.wait,
          by: event.user,
          values: office.decide(random, instance.state.waits[event.wait]?.node ?? ''),
        }
  follow(work, event.id, run(office.program, instance.state, command, now), now)
}

/** Gives out the tasks that came of it, sets the clock for the next timer, and notes what ended. */
function follow(work: Clockwork, id: number, { state, changes }: Outcome, now: number) {
  const { office, random, queue, running, free, report } = work
  const {
    begun,
    timer: set,
    known,
  } = running.get(id) ?? { begun: now, timer: Number.POSITIVE_INFINITY, known: new Set<string>() }
  report.moved(changes)
  if (isOver(state.instance)) {
    running.delete(id)
    return report.ended(state.instance.status, now - begun)
  }
  for (const wait of Object.values(state.waits)) {
    if (!wait.task || known.has(wait.id)) continue
    known.add(wait.id)
    const user = wait.task.assignee || wait.task.users[0] || 'pool'
    const from = Math.max(now, free.get(user) ?? 0)
    const done = worked(from, office.minutes(random, wait.node))
    free.set(user, done)
    report.task(wait.node, user, done - now)
    queue.add(done, { do: 'decide', id, wait: wait.id, user })
  }
  const timer = Math.min(
    ...Object.values(state.waits).map(({ kind, dueAt }) =>
      kind === 'timer' && dueAt !== null ? dueAt : Number.POSITIVE_INFINITY,
    ),
  )
  if (timer < Number.POSITIVE_INFINITY && timer !== set) queue.add(timer, { do: 'tick', id })
  running.set(id, { state, begun, timer, known })
}
