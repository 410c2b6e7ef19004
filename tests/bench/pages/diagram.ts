type Shape = { type: string; x: number; y: number; width: number; height: number }

const perRow = 20

const typeOf = (place: number, isLast: boolean) => {
  if (place === 0) return 'startEvent'
  if (isLast || place === perRow - 1) return 'endEvent'
  return place % 6 === 5 ? 'exclusiveGateway' : 'userTask'
}

const sizeOf = (type: string): [number, number] => {
  if (type.endsWith('Event')) return [36, 36]
  return type === 'userTask' ? [100, 80] : [50, 50]
}

const shapeAt = (index: number, count: number): Shape => {
  const place = index % perRow
  const type = typeOf(place, index === count - 1)
  const [width, height] = sizeOf(type)
  const x = 100 + place * 160 + (100 - width) / 2
  const y = 80 + Math.floor(index / perRow) * 120 + (80 - height) / 2
  return { type, x, y, width, height }
}

const nodeOf = ({ type }: Shape, index: number) => `<bpmn:${type} id="N${index}" name="工序 ${index}"/>`

const boundsOf = ({ x, y, width, height }: Shape, index: number) =>
  `<bpmndi:BPMNShape id="N${index}_di" bpmnElement="N${index}"><dc:Bounds x="${x}" y="${y}" width="${width}" height="${height}"/></bpmndi:BPMNShape>`

const flowTo = (index: number) => `<bpmn:sequenceFlow id="F${index}" sourceRef="N${index - 1}" targetRef="N${index}"/>`

const edgeTo = ({ x, y, height }: Shape, index: number) =>
  `<bpmndi:BPMNEdge id="F${index}_di" bpmnElement="F${index}"><di:waypoint x="${x - 60}" y="${y + height / 2}"/><di:waypoint x="${x}" y="${y + height / 2}"/></bpmndi:BPMNEdge>`

/** A process of that many nodes in rows of twenty, each row a chain from a start to an end. */
export function processXml(count: number): string {
  const shapes = Array.from({ length: count }, (_, index) => shapeAt(index, count))
  const followers = shapes.map((shape, index) => ({ shape, index })).filter(({ index }) => index % perRow > 0)
  const elements = [...shapes.map(nodeOf), ...followers.map(({ index }) => flowTo(index))]
  const drawn = [...shapes.map(boundsOf), ...followers.map(({ shape, index }) => edgeTo(shape, index))]
  const spaces = [
    'xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"',
    'xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI"',
    'xmlns:dc="http://www.omg.org/spec/DD/20100524/DC"',
    'xmlns:di="http://www.omg.org/spec/DD/20100524/DI"',
  ]
  return `<?xml version="1.0" encoding="UTF-8"?><bpmn:definitions ${spaces.join(' ')} targetNamespace="plant"><bpmn:process id="P" isExecutable="true">${elements.join('')}</bpmn:process><bpmndi:BPMNDiagram id="D"><bpmndi:BPMNPlane id="PL" bpmnElement="P">${drawn.join('')}</bpmndi:BPMNPlane></bpmndi:BPMNDiagram></bpmn:definitions>`
}
