import type { Label } from '@bip/contract'
import type { Course, CourseStep, Said } from './course.ts'

export type Shape = {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Where its name stands, that no line runs through it; below it by default. */
  name?: 'above' | 'left' | 'right'
}
type Flow = { id: string; from: string; to: string; condition?: string; label?: Label; points: [number, number][] }

export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
export const names = ({ 'zh-CN': zh, en, vi }: Label) =>
  `name="${escaped(zh)}" bip:nameEn="${escaped(en)}" bip:nameVi="${escaped(vi)}"`

/** Rows of the drawing: where it begins to go, where it goes back, and where it ends without an approval. */
export const [main, below] = [200, 360]
export const gap = 70

export type Last = { id: string; right: number; condition?: string; label?: Label }

/** Elements and their drawing as they are put down. */
export class Drawing {
  readonly #shapes = new Map<string, Shape>()
  readonly #elements: string[] = []
  readonly #flows: Flow[] = []
  readonly #said = new Map<string, string>()

  node(type: string, id: string, name: Label | undefined, more: string, shape: Omit<Shape, 'id'>, inside = ''): void {
    this.#put({ ...shape, id })
    const open = `    <bpmn:${type} id="${id}" ${[name && names(name), more].filter(Boolean).join(' ')}`
    this.#elements.push(inside ? `${open}>${inside}</bpmn:${type}>` : `${open} />`)
  }

  /** What an event is about that another process says, or this one. */
  about({ kind, name }: Said): string {
    const id = this.said({ kind, name })
    return kind === 'message'
      ? `<bpmn:messageEventDefinition messageRef="${id}" />`
      : `<bpmn:signalEventDefinition signalRef="${id}" />`
  }

  /** The message or signal of a name, declared once in the diagram. */
  said({ kind, name }: Pick<Said, 'kind' | 'name'>): string {
    const id = `${kind}_${name.replace(/\W+/g, '_')}`
    this.#said.set(id, `  <bpmn:${kind} id="${id}" name="${escaped(name)}" />`)
    return id
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
    const [from, to] = [this.at(flow.from), this.at(flow.to)]
    this.#flows.push({ ...flow, points: between(from, to) })
  }

  /** A flow along points of its own. */
  along(flow: Flow): void {
    this.#flows.push(flow)
  }

  /** A flow above what lies between. */
  around(flow: Omit<Flow, 'points'>): void {
    const [from, to] = [this.at(flow.from), this.at(flow.to)]
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
${[...this.#said.values(), ''].join('\n')}  <bpmn:process id="${key}" name="${escaped(label['zh-CN'])}" isExecutable="true">
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

  /** Where an element lies. */
  at(id: string): Shape {
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
  // What lies right below is entered from above: a line to its side would run through its name.
  if (middle >= to.x && middle <= to.x + to.width)
    return [
      [middle, edge],
      [middle, to.y - to.height / 2],
    ]
  return [
    [middle, edge],
    [middle, to.y],
    [middle < to.x ? to.x : to.x + to.width, to.y],
  ]
}

const shapeXml = (shape: Shape) => {
  const { id, x, y, width, height } = shape
  return `      <bpmndi:BPMNShape id="${id}_shape" bpmnElement="${id}"><dc:Bounds x="${x}" y="${y - height / 2}" width="${width}" height="${height}" />${nameXml(shape)}</bpmndi:BPMNShape>`
}

function nameXml({ x, y, width, height, name }: Shape): string {
  if (!name) return ''
  const [middle, half] = [x + width / 2, height / 2]
  const corners = { above: [middle - 45, y - half - 20], left: [middle - 94, y + half - 3], right: [x + width - 8, y - half - 8] }
  const [left, top] = corners[name]
  return `<bpmndi:BPMNLabel><dc:Bounds x="${left}" y="${top}" width="90" height="14" /></bpmndi:BPMNLabel>`
}

const edgeXml = ({ id, points }: Flow) =>
  `      <bpmndi:BPMNEdge id="${id}_edge" bpmnElement="${id}">${points.map(([x, y]) => `<di:waypoint x="${x}" y="${y}" />`).join('')}</bpmndi:BPMNEdge>`

const flowXml = ({ id, from, to, condition, label }: Flow) => {
  const open = `    <bpmn:sequenceFlow id="${id}"${label ? ` ${names(label)}` : ''} sourceRef="${from}" targetRef="${to}"`
  return condition
    ? `${open}><bpmn:conditionExpression xsi:type="bpmn:tFormalExpression">${escaped(condition)}</bpmn:conditionExpression></bpmn:sequenceFlow>`
    : `${open} />`
}
