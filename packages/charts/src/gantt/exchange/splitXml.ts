import type { Plan } from '../model/Plan.ts'
import { segmentsOf } from '../model/segments.ts'
import type { PlanTask } from '../model/types.ts'
import { minutesText, momentText } from './projectFile.ts'

/** Work of an assignment that is still to be done, as the format numbers what goes by time. */
const remaining = 1

/** Values are told for whole spans, in hours. */
const perHour = 1

const piece = (assignment: number, start: number, finish: number, minutes: number): string =>
  `<TimephasedData><Type>${remaining}</Type><UID>${assignment}</UID><Start>${momentText(start)}</Start><Finish>${momentText(finish)}</Finish><Unit>${perHour}</Unit><Value>${minutesText(minutes)}</Value></TimephasedData>`

/** The parts of a split task, and the pauses between them in which nothing is done; '' of a task in one part. */
export function splitXml(plan: Plan, task: PlanTask, assignment: number, units: number): string {
  const parts = segmentsOf(plan, task.key)
  if (parts.length < 2) return ''
  const calendar = plan.calendarOf(task.key)
  return parts
    .map(({ start, finish }, at) => {
      const before = parts[at - 1]
      const pause = before ? piece(assignment, before.finish, start, 0) : ''
      return pause + piece(assignment, start, finish, calendar.between(start, finish) * units)
    })
    .join('')
}
