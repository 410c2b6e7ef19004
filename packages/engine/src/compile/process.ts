import type { Container, Flow, Node, Process } from '../model/program.ts'
import { at, refused } from './DiagramError.ts'
import type { Element } from './elements.ts'
import { mustBeKnown } from './extensions.ts'
import { nodeOf, typeOf } from './nodes.ts'
import { expressionOf } from './triggers.ts'

/** What a diagram draws and a process does not do. */
const drawn = new Set(['dataObject', 'dataObjectReference', 'dataStoreReference'])

type Draft = { nodes: Map<string, Node>; flows: Map<string, Flow>; links: Element[] }

/** Reads one process of a diagram. Throws `DiagramError` for the first part that does not run here. */
export function processOf(element: Element): Process {
  const draft: Draft = { nodes: new Map(), flows: new Map(), links: [] }
  at(element, () => mustBeKnown(element))
  readContainer(draft, element, '')
  linkThrows(draft)
  const nodes = [...draft.nodes.values()].map((node) => connected(node, draft))
  const all = ['', ...nodes.filter(({ type }) => type === 'subProcess').map(({ id }) => id)]
  const containers = all.map((id): [string, Container] => [id, containerOf(nodes.filter(({ container }) => container === id))])
  return {
    id: element.id,
    name: element.name ?? '',
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    flows: Object.fromEntries(draft.flows),
    containers: Object.fromEntries(containers),
  }
}

function readContainer(draft: Draft, { flowElements = [] }: Element, container: string): void {
  for (const element of flowElements) {
    const type = typeOf(element)
    if (drawn.has(type)) continue
    if (type === 'sequenceFlow') {
      draft.flows.set(
        element.id,
        at(element, () => flowOf(element)),
      )
      continue
    }
    const isLink = element.eventDefinitions?.some(({ $type }) => $type === 'bpmn:LinkEventDefinition')
    if (isLink) draft.links.push(element)
    const plain = isLink ? { ...element, $type: 'bpmn:Task', id: element.id, name: element.name, eventDefinitions: [] } : element
    draft.nodes.set(
      element.id,
      at(element, () => nodeOf(plain, container)),
    )
    if (type === 'subProcess') readContainer(draft, element, element.id)
  }
}

function flowOf(element: Element): Flow {
  const { id, name = '', sourceRef, targetRef, conditionExpression } = element
  mustBeKnown(element)
  if (!sourceRef || !targetRef) throw new Error('it leads from or to nothing.')
  const body = conditionExpression?.body?.trim()
  // Modellers leave empty conditions behind: they are none.
  const condition = body ? { condition: expressionOf(conditionExpression) } : {}
  return { id, name, from: sourceRef.id, to: targetRef.id, ...condition }
}

/** A link that is thrown leads to the one of its name that is caught, like a flow that is not drawn. */
function linkThrows({ flows, links }: Draft): void {
  const nameOf = ({ eventDefinitions }: Element) => eventDefinitions?.[0]?.name ?? ''
  for (const link of links) {
    if (typeOf(link) !== 'intermediateThrowEvent') continue
    const target = links.find((one) => typeOf(one) === 'intermediateCatchEvent' && nameOf(one) === nameOf(link))
    if (!target) throw refused(link, `it leads to the link "${nameOf(link)}", which is nowhere.`)
    const id = `link:${link.id}`
    flows.set(id, { id, name: nameOf(link), from: link.id, to: target.id })
  }
}

function connected(node: Node, { nodes, flows }: Draft): Node {
  const all = [...flows.values()]
  return {
    ...node,
    incoming: all.filter(({ to }) => to === node.id).map(({ id }) => id),
    outgoing: all.filter(({ from }) => from === node.id).map(({ id }) => id),
    boundaries: [...nodes.values()].filter(({ on }) => on === node.id).map(({ id }) => id),
  }
}

/** It begins at its plain start event, else at any other; without one, at what no flow leads to. */
function containerOf(inside: readonly Node[]): Container {
  const events = inside.filter(({ type }) => type === 'startEvent')
  const plain = events.filter(({ trigger }) => !trigger)
  const open = inside.filter(({ incoming, on, isHandler }) => incoming.length === 0 && !on && !isHandler)
  const starts = plain.length > 0 ? plain : events.length > 0 ? events.slice(0, 1) : open
  return {
    starts: starts.map(({ id }) => id),
    handlers: inside.filter(({ isHandler }) => isHandler).map(({ id }) => id),
  }
}
