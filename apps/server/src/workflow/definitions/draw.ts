import { type Course, type CourseStep, own } from './course.ts'
import { below, Drawing, gap, type Last, main } from './drawing.ts'
import { drawCalls, drawHeard, drawSaid, drawWait, drawWaitAgain, lateBack } from './drawOthers.ts'

/**
 * The diagram (BPMN 2.0 with its drawing) of a course: start, its steps from left to right with a question after each, and below them the
 * way back to whoever applied.
 */
export function draw(course: Course): string {
  const drawing = new Drawing()
  drawing.node('startEvent', 'start', own.start, '', { x: 160, y: main, width: 36, height: 36 })
  let last: Last = { id: 'start', right: 196 }
  if (course.awaits) last = drawWait(drawing, course.awaits, last)
  for (const step of course.steps) last = drawStep(drawing, step, last)
  last = drawCalls(drawing, course.calls ?? [], last)
  if (course.says) last = drawSaid(drawing, course.says, last)
  const x = last.right + gap
  drawing.node('endEvent', 'finished', own.end, 'bip:outcome="approved"', { x, y: main, width: 36, height: 36 }, endOf(course))
  drawing.enter('finished', last)
  drawBack(drawing, course)
  return drawing.xml(course)
}

/** What something heard goes on beside ends with the process. */
const endOf = ({ steps }: Course): string => (steps.some(({ hears }) => hears) ? '<bpmn:terminateEventDefinition />' : '')

function drawStep(drawing: Drawing, step: CourseStep, last: Last): Last {
  const { id, when } = step
  let from = last
  if (when !== undefined) {
    const asks = `${id}Needed`
    drawing.node('exclusiveGateway', asks, own.isNeeded, `default="${asks}Not"`, {
      x: from.right + gap,
      y: main,
      width: 50,
      height: 50,
      name: 'left',
    })
    drawing.enter(asks, from)
    from = { id: asks, right: from.right + gap + 50, condition: `\${${when}}` }
  }
  const x = from.right + gap
  drawing.task(step, { x, y: main, width: 120, height: 80 })
  drawing.enter(id, from)
  if (step.hears) drawHeard(drawing, id, step.hears, x)
  const decision = `${id}Decision`
  drawing.node('exclusiveGateway', decision, own.isPassed, `default="${id}Passed"`, {
    x: x + 120 + gap,
    y: main,
    width: 50,
    height: 50,
    name: 'above',
  })
  drawing.flow({ id: `${id}Done`, from: id, to: decision })
  const right = x + 120 + gap + 50
  if (when === undefined) return { id: decision, right, label: own.passed }
  // Both ways come together before the next step.
  const together = `${id}Together`
  drawing.node('exclusiveGateway', together, undefined, '', { x: right + gap, y: main, width: 50, height: 50 })
  drawing.flow({ id: `${id}Passed`, from: decision, to: together, label: own.passed })
  drawing.around({ id: `${id}NeededNot`, from: `${id}Needed`, to: together })
  return { id: together, right: right + gap + 50 }
}

function drawBack(drawing: Drawing, course: Course): void {
  const { steps, awaits } = course
  const [first] = steps
  if (!first) return
  const target = first.when === undefined ? first.id : `${first.id}Needed`
  const { x, width } = drawing.at(target)
  // The question stands below the step that it leads to, or, of a process that waits first, where what came too late comes down.
  const asks = awaits ? lateBack : x + width / 2 - 25
  drawing.node('userTask', 'resubmit', own.resubmit, 'bip:assignee="starter" bip:form="edit"', {
    x: asks + 50 + gap,
    y: below,
    width: 120,
    height: 80,
  })
  drawing.node('exclusiveGateway', 'resubmitDecision', own.asksAgain, 'default="resubmitted"', {
    x: asks,
    y: below,
    width: 50,
    height: 50,
  })
  const left = { x: 160, y: below, width: 36, height: 36 }
  drawing.node('endEvent', 'cancelled', own.cancelled, 'bip:outcome="cancelled"', left, endOf(course))
  const isRejected = `\${pass == false}`
  for (const { id } of steps)
    drawing.flow({ id: `${id}Rejected`, from: `${id}Decision`, to: 'resubmit', label: own.rejected, condition: isRejected })
  drawing.flow({ id: 'resubmitDone', from: 'resubmit', to: 'resubmitDecision' })
  drawing.flow({ id: 'withdrawn', from: 'resubmitDecision', to: 'cancelled', label: own.givenUp, condition: isRejected })
  if (awaits) drawWaitAgain(drawing, awaits)
  else drawing.flow({ id: 'resubmitted', from: 'resubmitDecision', to: target, label: own.resubmit })
}
