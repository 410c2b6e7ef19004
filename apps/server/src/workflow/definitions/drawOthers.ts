import { type CourseCall, type CourseStep, type CourseWait, own, type Said } from './course.ts'
import { below, type Drawing, escaped, gap, type Last, main } from './drawing.ts'

const event = (x: number, y = main) => ({ x, y, width: 36, height: 36 })
const gateway = (x: number) => ({ x, y: main, width: 50, height: 50 })
const activity = (x: number, y = main, height = 80) => ({ x, y, width: 120, height })
const above = 50

/** Service tasks from left to right. */
export function drawCalls(drawing: Drawing, calls: readonly CourseCall[], last: Last): Last {
  let from = last
  for (const { id, label, does } of calls) {
    const x = from.right + gap
    drawing.node('serviceTask', id, label, `bip:topic="${escaped(does)}"`, activity(x))
    drawing.enter(id, from)
    from = { id, right: x + 120 }
  }
  return from
}

/** Something that is said to other processes on the way. */
export function drawSaid(drawing: Drawing, said: Said, last: Last): Last {
  const x = last.right + gap
  drawing.node('intermediateThrowEvent', 'said', said.label, '', event(x), drawing.about(said))
  drawing.enter('said', last)
  return { id: 'said', right: x + 36 }
}

/** What a step at `x` hears while it waits, and has done beside it. */
export function drawHeard(drawing: Drawing, step: string, { said, call }: NonNullable<CourseStep['hears']>, x: number): void {
  const [heard, done, over] = [`${step}Heard`, `${step}${call.id}`, `${step}HeardEnd`]
  const on = `attachedToRef="${step}" cancelActivity="false"`
  drawing.node('boundaryEvent', heard, said.label, on, { ...event(x + 42, main - 40), name: 'right' }, drawing.about(said))
  drawing.node('serviceTask', done, call.label, `bip:topic="${escaped(call.does)}"`, activity(x, above, 60))
  drawing.node('endEvent', over, undefined, '', event(x + 120 + gap, above))
  drawing.along({
    ...{ id: `${heard}To`, from: heard, to: done },
    points: [
      [x + 60, main - 58],
      [x + 60, above + 30],
    ],
  })
  drawing.flow({ id: `${done}To`, from: done, to: over })
}

/** Before the first step: another process is told that this one waits, and either it says something or time runs out. */
export function drawWait(drawing: Drawing, { id, label, when, asks, until, days }: CourseWait, last: Last): Last {
  const [needed, ask, first, heard, late, together] = namesOf(id)
  drawing.node('exclusiveGateway', needed, own.isNeeded, `default="${needed}Not"`, { ...gateway(last.right + gap), name: 'left' })
  drawing.enter(needed, last)
  const send = last.right + gap + 50 + gap
  drawing.node('sendTask', ask, asks.label, `messageRef="${drawing.said(asks)}"`, activity(send))
  drawing.enter(ask, { id: needed, right: 0, condition: `\${${when}}` })
  const fork = send + 120 + gap
  drawing.node('eventBasedGateway', first, own.whichFirst, '', { ...gateway(fork), name: 'above' })
  drawing.flow({ id: `${ask}Done`, from: ask, to: first })
  drawing.node('intermediateCatchEvent', heard, label, '', event(fork + 50 + gap), drawing.about(until))
  drawing.flow({ id: `${first}Heard`, from: first, to: heard })
  const time = `<bpmn:timerEventDefinition><bpmn:timeDuration xsi:type="bpmn:tFormalExpression">P${days}D</bpmn:timeDuration></bpmn:timerEventDefinition>`
  drawing.node('intermediateCatchEvent', late, own.isDue, '', event(fork + 7, lateRow), time)
  drawing.along({
    ...{ id: `${first}Late`, from: first, to: late },
    points: [
      [fork + 25, main + 25],
      [fork + 25, lateRow - 18],
    ],
  })
  const right = fork + 50 + gap + 36 + gap
  drawing.node('exclusiveGateway', together, undefined, '', gateway(right))
  drawing.flow({ id: `${heard}Done`, from: heard, to: together })
  drawing.around({ id: `${needed}Not`, from: needed, to: together })
  return { id: together, right: right + 50 }
}

const lateRow = 290
/** Where the question whether to send it again stands, so that what came too late comes down upon the step beside it. */
export const lateBack = 440

const namesOf = (id: string) => [`${id}Needed`, `${id}Ask`, `${id}First`, `${id}Heard`, `${id}Late`, `${id}Together`] as const

/** The ways of a wait that are drawn last: back to the applicant when time is up, and from there to the beginning. */
export function drawWaitAgain(drawing: Drawing, { id }: CourseWait): void {
  const [needed, , , , late] = namesOf(id)
  const [time, ask, question] = [drawing.at(late), drawing.at('resubmitDecision'), drawing.at(needed)]
  const [down, up, to] = [time.x + 18, ask.x + 25, question.x + 25]
  drawing.along({
    ...{ id: `${late}Back`, from: late, to: 'resubmit' },
    points: [
      [down, lateRow + 18],
      [down, below - 40],
    ],
  })
  drawing.along({
    ...{ id: 'resubmitted', from: 'resubmitDecision', to: needed, label: own.resubmit },
    points: [
      [up, below - 25],
      [up, main + 55],
      [to, main + 55],
      [to, main + 25],
    ],
  })
}
