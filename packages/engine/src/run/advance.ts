import { StepFault } from '../expression/fault.ts'
import { meetConditions } from './fire.ts'
import { guarded, incident } from './incident.ts'
import { settleJoins } from './joins.ts'
import { closeIfEmpty } from './scopes.ts'
import { enterStep, finishStep } from './steps.ts'
import { nodeAt, type Work } from './work.ts'

/** More steps than these at once are a circle in which nobody waits. */
const maxSteps = 5000

/** Lets every token go as far as it can: until all wait for something from outside, or none is left. */
export function advance(work: Work): void {
  let steps = 0
  for (;;) {
    const item = work.agenda.shift()
    if (!item) {
      steps += 1
      if (steps > 2 * maxSteps || !(settleJoins(work) || meetConditions(work))) return
      continue
    }
    if (item.do === 'close') {
      closeIfEmpty(work, item.scope)
      continue
    }
    const token = work.tokens[item.token]
    if (!token) continue
    steps += 1
    if (steps > maxSteps)
      incident(
        work,
        token,
        'enter',
        new StepFault('passedForever', `${nodeAt(work, token).id} is passed again and again without an end.`),
      )
    else if (item.do === 'enter') guarded(work, token, 'enter', () => enterStep(work, token))
    else guarded(work, token, 'leave', () => finishStep(work, token))
  }
}
