import { parse, parseTemplate } from '../expression/parse.ts'
import type { Template } from '../expression/types.ts'
import type { Mapping, Node, NodeType } from '../model/program.ts'
import { type Element, type Extension, extensionsOf, given } from './elements.ts'
import { textOf } from './extensions.ts'

type Mapped = Pick<Node, 'inputs' | 'outputs'>

/** Where a step is open for a while, and so may have values of its own. */
const activities: ReadonlySet<NodeType> = new Set<NodeType>([
  'task',
  'manualTask',
  'userTask',
  'serviceTask',
  'scriptTask',
  'sendTask',
  'receiveTask',
  'subProcess',
  'callActivity',
])
const events: ReadonlySet<NodeType> = new Set<NodeType>(['startEvent', 'intermediateCatchEvent', 'boundaryEvent'])

/** A variable that expressions can ask for. */
const isName = (text: string) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(text)

/** One value for one variable. Throws a sentence with the words of the extension for what cannot be read. */
export function mappingOf(extension: Extension, target: string | undefined, read: () => Template): Mapping {
  if (!target || !isName(target)) throw new Error(`${textOf(extension)} names no variable that it is for.`)
  try {
    return { value: read(), target }
  } catch (error) {
    throw new Error(`${textOf(extension)} has no value: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Camunda 7 and Flowable: texts with expressions in them; scripts, lists and maps do not run. */
function parameters(element: Element, name: 'inputParameter' | 'outputParameter'): Mapping[] {
  const all = extensionsOf(element, 'inputOutput').flatMap(({ $children = [] }) => $children)
  return all
    .filter(({ $type }) => $type.endsWith(`:${name}`))
    .map((one) => {
      const [inner] = one.$children ?? []
      if (inner) throw new Error(`${textOf(one)} is a ${inner.$type}; only texts and expressions run here.`)
      return mappingOf(one, given(one, 'name'), () => parseTemplate(one.$body ?? ''))
    })
}

/** Camunda 8: an expression after `=`, or a constant. */
export function ioMappings(element: Element, name: 'input' | 'output'): Mapping[] {
  const all = extensionsOf(element, 'ioMapping').flatMap(({ $children = [] }) => $children)
  return all
    .filter(({ $type }) => $type.endsWith(`:${name}`))
    .map((one) => {
      const source = given(one, 'source') ?? ''
      return mappingOf(one, given(one, 'target'), () => (/^\s*=/.test(source) ? [parse(source)] : [source]))
    })
}

/** What a step gets as it begins and gives as it ends. Those of Camunda 8 at a call are what the called process gets and gives. */
export function mappedOf(element: Element, type: NodeType): Mapped {
  const isCall = type === 'callActivity'
  const inputs = [...parameters(element, 'inputParameter'), ...(isCall ? [] : ioMappings(element, 'input'))]
  const outputs = [...parameters(element, 'outputParameter'), ...(isCall ? [] : ioMappings(element, 'output'))]
  if (inputs.length > 0 && !activities.has(type))
    throw new Error(`its input ${inputs[0]?.target} is of a ${type}, which gets none here.`)
  if (outputs.length > 0 && !activities.has(type) && !events.has(type))
    throw new Error(`its output ${outputs[0]?.target} is of a ${type}, which gives none here.`)
  return { ...(inputs.length > 0 && { inputs }), ...(outputs.length > 0 && { outputs }) }
}
