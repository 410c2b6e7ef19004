import { parseAbsolute, parseDuration } from '@internationalized/date'
import { asText, fill } from '../expression/evaluate.ts'
import { StepFault } from '../expression/fault.ts'
import type { Lookup } from '../expression/types.ts'
import type { Trigger } from '../model/program.ts'
import type { Wait } from '../model/state.ts'

type Timed = Pick<Wait, 'dueAt' | 'cycle'>

/** When a timer fires, in milliseconds since 1970, and how often again. Throws for times that cannot be read. */
export function timerOf({ by, text }: Extract<Trigger, { kind: 'timer' }>, lookup: Lookup, now: number): Timed {
  const filled = asText(fill(text, lookup)).trim()
  if (by === 'duration' || /^P/.test(filled)) return { dueAt: after(now, filled), cycle: null }
  if (by === 'date') return { dueAt: instantOf(filled), cycle: null }
  const [, times, every] = /^R(\d*)\/(P.+)$/.exec(filled) ?? []
  if (!every) throw new StepFault('notCycle', `${filled} is no cycle such as R3/PT1H.`, { text: filled })
  const dueAt = after(now, every)
  if (dueAt <= now) throw new StepFault('firesForever', `${filled} would fire without end.`, { text: filled })
  return { dueAt, cycle: { left: times ? Number(times) - 1 : null, every } }
}

/** A duration such as P1DT2H after an instant. Days and months are those of UTC. */
export function after(now: number, duration: string): number {
  const time = parseAbsolute(new Date(now).toISOString(), 'UTC').add(parseDuration(duration))
  return time.toDate().getTime()
}

/** An instant, or a day at its beginning in UTC. */
export function instantOf(text: string): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw new StepFault('notDate', `${text} is no date.`, { text })
  return at
}

/** The next time of a timer that fires again; undefined for one that has fired for the last time. What was missed is not caught up on. */
export function again({ cycle, dueAt }: Timed, now: number): Timed | undefined {
  if (!cycle || dueAt === null || (cycle.left !== null && cycle.left <= 0)) return undefined
  const left = cycle.left === null ? null : cycle.left - 1
  const next = after(dueAt, cycle.every)
  return { dueAt: next > now ? next : after(now, cycle.every), cycle: { ...cycle, left } }
}
