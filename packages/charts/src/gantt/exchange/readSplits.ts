import { dayNumber, type WallTime, type WorkingCalendar, wallTime } from '@bip/contract/calendar'
import type { Split } from '../model/types.ts'
import { below, type Node } from './parseXml.ts'

/** Work by time that is still to be done, and that was done. */
const workTypes: readonly (string | undefined)[] = ['1', '2']

const timeOf = (text: string | undefined): WallTime | null => {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(text ?? '') ?? []
  if (!day || !clock) return null
  try {
    return dayNumber(day) >= 0 ? wallTime(`${day}T${clock}`) : null
  } catch {
    return null
  }
}

const isWork = (value: string | undefined): boolean => /[1-9]/.test(value ?? '')

/** When somebody works on a task, in order. */
function workedIn(assignment: Node): { start: WallTime; finish: WallTime }[] {
  return below(assignment, 'TimephasedData')
    .flatMap(({ texts }) => {
      if (!workTypes.includes(texts.get('Type')) || !isWork(texts.get('Value'))) return []
      const [start, finish] = [timeOf(texts.get('Start')), timeOf(texts.get('Finish'))]
      return start === null || finish === null || finish <= start ? [] : [{ start, finish }]
    })
    .sort((one, other) => one.start - other.start)
}

/**
 * Where the work on a task stops: working days after which it does, and for how many. The format tells it by the work of whoever is on the
 * task; the first one that works with pauses stands for all.
 */
export function splitsOf(assignments: readonly Node[], calendar: WorkingCalendar, minutesPerDay: number): Split[] {
  const days = (minutes: number): number => Math.round((minutes / minutesPerDay) * 100) / 100
  for (const assignment of assignments) {
    const splits: Split[] = []
    let worked = 0
    let end: WallTime | null = null
    for (const { start, finish } of workedIn(assignment)) {
      const pause = end === null ? 0 : calendar.between(end, start)
      if (pause > 0) splits.push({ after: days(worked), pause: days(pause) })
      worked += Math.max(0, calendar.between(end === null ? start : Math.max(start, end), finish))
      end = Math.max(end ?? finish, finish)
    }
    if (splits.length > 0) return splits
  }
  return []
}
