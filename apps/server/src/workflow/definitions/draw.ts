import type { Label } from '@bip/contract'
import { type Course, type CourseStep, own } from './course.ts'

type Shape = { id: string; x: number; y: number; width: number; height: number }
type Flow = { id: string; from: string; to: string; condition?: string; label?: Label; points: [number, number][] }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const names = ({ 'zh-CN': zh, en, vi }: Label) => `name="${escaped(zh)}" bip:nameEn="${escaped(en)}" bip:nameVi="${escaped(vi)}"`

/** Rows of the drawing: where it begins to go, where it goes back, and where it ends without an approval. */
const [main, below] = [200, 360]
const gap = 70

/**
 * The diagram (BPMN 2.0 with its drawing) of a course: start, its steps from left to right with a question after each, and below them the
 * way back to whoever applied.
 */
export function draw(course: Course): string {
  const drawing = new Drawing()
  drawing.node('startEvent', 'start', own.start, '', { x: 160, y: main, width: 36, height: 36 })
  let last = { id: 'start', right: 196 }
  for (const step of course.steps) last = drawStep(drawing, step, last)
  drawing.node('endEvent', 'finished', own.end, 'bip:outcome="approved"', { x: last.right + gap, y: main, width: 36, height: 36 })
  drawing.enter('finished', last)
  drawBack(drawing, course.steps)
  return drawing.xml(course)
}

type Last = { id: string; right: number; condition?: string; label?: Label }

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
    })
    drawing.enter(asks, from)
    from = { id: asks, right: from.right + gap + 50, condition: `\${${when}}` }
  }
  const x = from.right + gap
  drawing.task(step, { x, y: main, width: 120, height: 80 })
  drawing.enter(id, from)
  const decision = `${id}Decision`
  drawing.node('exclusiveGateway', decision, own.isPassed, `default="${id}Passed"`, {
    x: x + 120 + gap,
    y: main,
    width: 50,
    height: 50,
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

function drawBack(drawing: Drawing, steps: readonly CourseStep[]): void {
  const [first] = steps
  if (!first) return
  drawing.node('userTask', 'resubmit', own.resubmit, 'bip:assignee="starter" bip:form="edit"', {
    x: 480,
    y: below,
    width: 120,
    height: 80,
  })
  drawing.node('exclusiveGateway', 'resubmitDecision', own.asksAgain, 'default="resubmitted"', {
    x: 360,
    y: below,
    width: 50,
    height: 50,
  })
  drawing.node('endEvent', 'cancelled', own.cancelled, 'bip:outcome="cancelled"', { x: 160, y: below, width: 36, height: 36 })
  const isRejected = `\${pass == false}`
  for (const { id } of steps)
    drawing.flow({ id: `${id}Rejected`, from: `${id}Decision`, to: 'resubmit', label: own.rejected, condition: isRejected })
  drawing.flow({ id: 'resubmitDone', from: 'resubmit', to: 'resubmitDecision' })
  drawing.flow({ id: 'withdrawn', from: 'resubmitDecision', to: 'cancelled', label: own.givenUp, condition: isRejected })
  const target = first.when === undefined ? first.id : `${first.id}Needed`
  drawing.flow({ id: 'resubmitted', from: 'resubmitDecision', to: target, label: own.resubmit })
}

/** Elements and their drawing as they are put down. */
class Drawing {
  readonly #shapes = new Map<string, Shape>()
  readonly #elements: string[] = []
  readonly #flows: Flow[] = []

  node(type: string, id: string, name: Label | undefined, more: string, shape: Omit<Shape, 'id'>): void {
    this.#put({ ...shape, id })
    this.#elements.push(`    <bpmn:${type} id="${id}" ${[name && names(name), more].filter(Boolean).join(' ')} />`)
  }

  task(step: CourseStep, shape: Omit<Shape, 'id'>): void {
    const { id, label, by, all, dueHours, late, again, nobody } = step
    this.#put({ ...shape, id })
    const rules = { dueHours, late, again, nobody, ...(all ? { signers: by } : { assignee: by }) }
    const given = Object.entries(rules).flatMap(([name, value]) =>
      value === undefined ? [] : `bip:${name}="${escaped(String(value))}"`,
    )
    const open = `    <bpmn:userTask id="${id}" ${names(label)} ${given.join(' ')}${all ? ` bip:assignee="\${signer}"` : ''}`
    this.#elements.push(
      all
        ? `${open}>
      <bpmn:multiInstanceLoopCharacteristics bip:collection="\${signersOf.${id}}" bip:elementVariable="signer">
        <bpmn:completionCondition xsi:type="bpmn:tFormalExpression">\${nrOfRejected &gt; 0}</bpmn:completionCondition>
      </bpmn:multiInstanceLoopCharacteristics>
    </bpmn:userTask>`
        : `${open} />`,
    )
  }

  /** A flow from the step before; the one that leaves a decision is the one that passed. */
  enter(to: string, { id, condition, label }: Last): void {
    const name = id.endsWith('Decision') ? id.replace(/Decision$/, 'Passed') : `${id}To${to}`
    this.flow({ id: name, from: id, to, ...(condition && { condition }), ...(label && { label }) })
  }

  flow(flow: Omit<Flow, 'points'>): void {
    const [from, to] = [this.#at(flow.from), this.#at(flow.to)]
    this.#flows.push({ ...flow, points: between(from, to) })
  }

  /** A flow above what lies between. */
  around(flow: Omit<Flow, 'points'>): void {
    const [from, to] = [this.#at(flow.from), this.#at(flow.to)]
    const top = main - 90
    this.#flows.push({
      ...flow,
      points: [
        [from.x + from.width / 2, from.y - from.height / 2],
        [from.x + from.width / 2, top],
        [to.x + to.width / 2, top],
        [to.x + to.width / 2, to.y - to.height / 2],
      ],
    })
  }

  xml({ key, label }: Course): string {
    const flows = this.#flows.map(flowXml)
    const shapes = [...this.#shapes.values()].map(shapeXml)
    return `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" xmlns:di="http://www.omg.org/spec/DD/20100524/DI" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:bip="http://bip/schema/bpmn" id="${key}Definitions" targetNamespace="http://bip/process">
  <bpmn:process id="${key}" name="${escaped(label['zh-CN'])}" isExecutable="true">
${[...this.#elements, ...flows].join('\n')}
  </bpmn:process>
  <bpmndi:BPMNDiagram id="${key}Diagram">
    <bpmndi:BPMNPlane id="${key}Plane" bpmnElement="${key}">
${[...shapes, ...this.#flows.map(edgeXml)].join('\n')}
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`
  }

  #put(shape: Shape): void {
    this.#shapes.set(shape.id, shape)
  }

  #at(id: string): Shape {
    const shape = this.#shapes.get(id)
    if (!shape) throw new Error(`The drawing leads to ${id}, which is not in it.`)
    return shape
  }
}

/** Straight along a row, else down or up and along. `y` is the middle of a shape. */
function between(from: Shape, to: Shape): [number, number][] {
  if (from.y === to.y) {
    const isForward = from.x < to.x
    return [
      [isForward ? from.x + from.width : from.x, from.y],
      [isForward ? to.x : to.x + to.width, to.y],
    ]
  }
  const middle = from.x + from.width / 2
  const isDown = from.y < to.y
  const edge = from.y + (isDown ? 1 : -1) * (from.height / 2)
  if (!isDown)
    return [
      [middle, edge],
      [middle, to.y + to.height / 2],
    ]
  return [
    [middle, edge],
    [middle, to.y],
    [middle < to.x ? to.x : to.x + to.width, to.y],
  ]
}

const shapeXml = ({ id, x, y, width, height }: Shape) =>
  `      <bpmndi:BPMNShape id="${id}_shape" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y - height / 2}" width="${width}" height="${height}" /></bpmndi:BPMNShape>`

const edgeXml = ({ id, points }: Flow) =>
  `      <bpmndi:BPMNEdge id="${id}_edge" bpmnElement="${id}">${points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}" />`).join('')}</bpmndi:BPMNEdge>`

const flowXml = ({ id, from, to, condition, label }: Flow) => {
  const open = `    <bpmn:sequenceFlow id="${id}"${label ? ` ${names(label)}` : ''} sourceRef="${from}" targetRef="${to}"`
  return condition
    ? `${open}><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${escaped(condition)}</bpmn:conditionExpression></bpmn:sequenceFlow>`
    : `${open} />`
}
