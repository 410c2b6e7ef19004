import { expect, test } from 'vitest'
import { courses } from '../../modules/extensions.ts'
import { baselineDefinitions, bringCourses } from './index.ts'

type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }

bringCourses(courses)

const numbersOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/(\w+)="(-?\d+)"/g)].map(([, name, value]) => [name, Number(value)]))

function drawingOf(xml: string) {
  const shapes = new Map<string, Box>()
  for (const [, id = '', bounds = ''] of xml.matchAll(
    /<bpmndi:BPMNShape [^>]*bpmnElement="(\w+)"[^>]*>\s*<dc:Bounds ([^>]*)\/>/g,
  ))
    shapes.set(id, numbersOf(bounds) as Box) // as BPMN writes bounds
  const ends = new Map<string, [from: string, to: string]>()
  for (const [, id = '', from = '', to = ''] of xml.matchAll(
    /<bpmn:sequenceFlow id="(\w+)"[^>]*sourceRef="(\w+)" targetRef="(\w+)"/g,
  ))
    ends.set(id, [from, to])
  const edges = [...xml.matchAll(/<bpmndi:BPMNEdge [^>]*bpmnElement="(\w+)"[^>]*>([\s\S]*?)<\/bpmndi:BPMNEdge>/g)].map(
    ([, id = '', inside = '']) => {
      const points = [...inside.matchAll(/<di:waypoint ([^>]*)\/>/g)].map(([, at = '']) => numbersOf(at) as Point) // as BPMN writes points
      return { id, points }
    },
  )
  const attached = new Map(
    [...xml.matchAll(/<bpmn:boundaryEvent id="(\w+)"[^>]*attachedToRef="(\w+)"/g)].map(([, id, to]) => [id, to]),
  )
  return { shapes, ends, edges, attached }
}

const touches = ({ x, y }: Point, box: Box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height

/** Whether a straight piece along an axis runs through the inside of a box. */
function crosses(from: Point, to: Point, box: Box): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)]
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y
}

test.each(baselineDefinitions().map(({ key, xml }) => [key, xml] as const))(
  'the lines of %s lead from step to step and run through none',
  (_key, xml) => {
    const { shapes, ends, edges, attached } = drawingOf(xml)
    expect(edges.map(({ id }) => id).toSorted()).toEqual([...ends.keys()].toSorted())
    const faults: string[] = []
    for (const { id, points } of edges) {
      const [from = '', to = ''] = ends.get(id) ?? []
      const [first, last] = [points[0], points.at(-1)]
      const [source, target] = [shapes.get(from), shapes.get(to)]
      if (!first || !source || !touches(first, source)) faults.push(`${id} does not begin at ${from}`)
      if (!last || !target || !touches(last, target)) faults.push(`${id} does not end at ${to}`)
      for (const [shape, box] of shapes) {
        // What is drawn upon the edge of a step overlaps it.
        if (attached.get(from) === shape) continue
        if (points.slice(1).some((point, at) => crosses(points[at] ?? point, point, box)))
          faults.push(`${id} runs through ${shape}`)
      }
    }
    expect(faults).toEqual([])
  },
)
