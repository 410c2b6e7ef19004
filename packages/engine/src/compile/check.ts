import type { Node, Process, Program } from '../model/program.ts'
import { refused } from './DiagramError.ts'

/** Throws `DiagramError` for parts that are well formed and still cannot work together. */
export function mustWork(program: Program): void {
  for (const process of Object.values(program.processes)) {
    for (const node of Object.values(process.nodes)) mustStand(process, node)
    mustBeReached(process)
    for (const node of Object.values(process.nodes))
      if (node.call && !program.processes[node.call.process])
        throw refused(node, `it calls the process ${node.call.process}, which is not known.`)
  }
}

function mustStand(process: Process, node: Node): void {
  const { type, trigger, on, outgoing, container } = node
  for (const id of outgoing) {
    const flow = process.flows[id]
    const target = flow && process.nodes[flow.to]
    if (flow && !target) throw refused({ id, name: flow.name }, 'it leads to something that is no step.')
    if (target && target.container !== container) throw refused({ id }, 'it crosses the border of a sub-process.')
    if (target?.type === 'startEvent' || target?.on) throw refused({ id }, 'it leads into an event that no flow may lead to.')
  }
  if (on && !process.nodes[on]) throw refused(node, 'what it is attached to is no step.')
  if (type === 'boundaryEvent' && !trigger) throw refused(node, 'nothing says what it waits for.')
  if (type === 'intermediateCatchEvent' && !trigger) throw refused(node, 'nothing says what it waits for.')
  if (type === 'endEvent' && outgoing.length > 0) throw refused(node, 'a flow leaves an end.')
  if (type === 'eventBasedGateway') mustWaitForEvents(process, node)
  if (node.isHandler && !startOf(process, node.id)?.trigger) throw refused(node, 'nothing says which event opens it.')
}

const startOf = (process: Process, container: string) => process.nodes[process.containers[container]?.starts[0] ?? '']

function mustWaitForEvents(process: Process, node: Node): void {
  const targets = node.outgoing.map((id) => process.nodes[process.flows[id]?.to ?? ''])
  if (targets.length === 0) throw refused(node, 'it waits for nothing.')
  for (const target of targets) {
    if (target?.inputs) throw refused(target, 'it follows an event-based gateway, and so gets no input.')
    if (target?.type !== 'intermediateCatchEvent' && target?.type !== 'receiveTask')
      throw refused(target ?? node, 'it follows an event-based gateway and waits for no event.')
  }
}

/** Every step has a way from where its process or sub-process begins. */
function mustBeReached(process: Process): void {
  const reached = new Set<string>()
  const nodes = Object.values(process.nodes)
  const visit = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    const node = process.nodes[id]
    for (const flow of node?.outgoing ?? []) visit(process.flows[flow]?.to ?? '')
    for (const boundary of node?.boundaries ?? []) visit(boundary)
  }
  for (const node of nodes) if (node.type === 'startEvent' || node.isHandler) visit(node.id)
  for (const { starts } of Object.values(process.containers)) for (const start of starts) visit(start)
  const lost = nodes.find(({ id }) => !reached.has(id))
  if (lost) throw refused(lost, 'no way leads to it.')
}
