import { parseTemplate } from '../expression/parse.ts'
import type { Loop, Node, NodeType, Trigger } from '../model/program.ts'
import { callOf } from './calls.ts'
import { refused } from './DiagramError.ts'
import { attributesOf, type Element } from './elements.ts'
import { mustBeKnown } from './extensions.ts'
import { mappedOf } from './mappings.ts'
import { loopOf, scriptOf, serviceOf, userTaskOf } from './tasks.ts'
import { nameOf, triggerOf } from './triggers.ts'

type Own = Partial<Pick<Node, 'user' | 'service' | 'call' | 'trigger'>>

/** What is read of an element beside what all have, by its type. What is not named here does not run. */
const readers: Readonly<Record<NodeType, (element: Element) => Own>> = {
  startEvent: event('timer', 'message', 'signal', 'error', 'escalation', 'condition'),
  endEvent: event('message', 'signal', 'error', 'escalation', 'terminate'),
  intermediateCatchEvent: event('timer', 'message', 'signal', 'condition'),
  intermediateThrowEvent: event('message', 'signal', 'escalation'),
  boundaryEvent: event('timer', 'message', 'signal', 'error', 'escalation', 'condition'),
  task: () => ({}),
  manualTask: () => ({}),
  userTask: (element) => ({ user: userTaskOf(element) }),
  serviceTask: (element) => ({ service: serviceOf(element) }),
  scriptTask: (element) => ({ service: scriptOf(element) }),
  sendTask: (element) => ({ trigger: messageOf(element) }),
  receiveTask: (element) => ({ trigger: messageOf(element) }),
  exclusiveGateway: () => ({}),
  parallelGateway: () => ({}),
  inclusiveGateway: () => ({}),
  eventBasedGateway: () => ({}),
  subProcess: () => ({}),
  callActivity: (element) => ({ call: callOf(element) }),
}

const messageOf = (element: Element): Trigger => ({ kind: 'message', name: parseTemplate(nameOf(element.messageRef, element)) })

function event(...kinds: readonly Trigger['kind'][]): (element: Element) => Own {
  return (element) => {
    const trigger = triggerOf(element)
    if (!trigger) return {}
    if (!kinds.includes(trigger.kind)) throw new Error(`it is about a ${trigger.kind}, which does not run there.`)
    return { trigger }
  }
}

/** The type of an element as programs name it: `bpmn:UserTask` is `userTask`. */
export const typeOf = ({ $type }: { $type: string }): string =>
  $type.replace(/^bpmn:(.)/, (_, first: string) => first.toLowerCase())

/** A step that has values of its own is open in a room of its own, like one of several instances. */
const once: Loop = { isSequential: false, isOnce: true }

/** A step of a program; its flows are put in by whoever knows them. Throws a sentence for what does not run here. */
export function nodeOf(element: Element, container: string): Node {
  const { id, name = '', attachedToRef, cancelActivity, isInterrupting, triggeredByEvent } = element
  const type = typeOf(element)
  if (!Object.hasOwn(readers, type)) throw refused(element, `it is a ${type}, which does not run here.`)
  if (element.isForCompensation) throw refused(element, 'it compensates another step, which does not run here.')
  const known = type as NodeType // one of the readers
  mustBeKnown(element)
  const mapped = mappedOf(element, known)
  const loop = loopOf(element) ?? (mapped.inputs && once)
  return {
    id,
    name,
    type: known,
    container,
    incoming: [],
    outgoing: [],
    ...(element.default && { default: element.default.id }),
    boundaries: [],
    ...(attachedToRef && { on: attachedToRef.id }),
    interrupts: cancelActivity !== false && isInterrupting !== false,
    isHandler: triggeredByEvent === true,
    ...(loop && { loop }),
    ...mapped,
    attributes: attributesOf(element),
    ...readers[known](element),
  }
}
