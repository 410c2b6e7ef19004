import { type Language, languages } from '@bip/contract'
import { compile } from '@bip/engine'
import { BpmnModdle } from 'bpmn-moddle'

/** What a diagram says of one step beside its place: attributes `bip:*` of the BPMN element. */
export type Node = {
  id: string
  /** `userTask`, `startEvent`, `exclusiveGateway` … */
  type: string
  name: Readonly<Record<Language, string>>
  /** By which rule somebody is found to do it; null for what no person does. */
  assignee: string | null
  /** Its form may be filled in, not only read. */
  isEditable: boolean
  /** Where a process that ends here leaves its record. */
  outcome: string | null
}

export type Diagram = { processId: string; nodes: ReadonlyMap<string, Node>; xml: Readonly<Record<Language, string>> }

const bip = {
  name: 'BIP',
  uri: 'http://bip/schema/bpmn',
  prefix: 'bip',
  types: [
    {
      name: 'Step',
      extends: ['bpmn:FlowElement'],
      properties: ['nameEn', 'nameVi', 'assignee', 'form', 'outcome'].map((name) => ({ name, isAttr: true, type: 'String' })),
    },
  ],
}

/** What runs here: people's tasks, gateways, events and flows. Nothing of it executes code. */
const allowed = /^bpmn:(startEvent|endEvent|userTask|exclusiveGateway|parallelGateway|sequenceFlow|textAnnotation|association)$/i

type Element = {
  $type: string
  id: string
  name?: string
  nameEn?: string
  nameVi?: string
  assignee?: string
  form?: string
  outcome?: string
  eventDefinitions?: unknown[]
  loopCharacteristics?: unknown
}
type Definitions = { rootElements?: (Element & { flowElements?: Element[] })[] }

/**
 * Reads a process diagram. Throws a sentence for one that cannot run here: other documents inside it, scripts, services, timers,
 * conditions that cannot be read, or not exactly one process.
 */
export async function readDiagram(source: string): Promise<Diagram> {
  await compile(source)
  const moddle = new BpmnModdle({ bip })
  const { rootElement } = await moddle.fromXML(source)
  const definitions = rootElement as Definitions // checked below as far as it is used
  const [process, ...others] = (definitions.rootElements ?? []).filter(({ $type }) => $type === 'bpmn:Process')
  if (!process || others.length > 0) throw new Error('The diagram must hold exactly one process.')
  const elements = process.flowElements ?? []
  for (const element of elements) mustRunHere(element)
  const nodes = new Map(elements.map((element) => [element.id, nodeOf(element)]))
  const xml = Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => {
        for (const element of elements) {
          const name = nodes.get(element.id)?.name[language]
          if (name) element.name = name
        }
        return [language, (await moddle.toXML(rootElement)).xml]
      }),
    ),
  ) as Record<Language, string> // made from every language
  return { processId: process.id, nodes, xml: { ...xml, 'zh-CN': source } }
}

/** What the interpreter runs and the server does not give out yet. */
function mustRunHere({ id, $type, eventDefinitions, loopCharacteristics }: Element): void {
  if (!allowed.test($type)) throw new Error(`The step ${id} is a ${$type}, which does not run here.`)
  if (eventDefinitions?.length)
    throw new Error(`The event ${id} waits for something other than its turn, which does not run here.`)
  if (loopCharacteristics) throw new Error(`The step ${id} is repeated, which does not run here.`)
}

function nodeOf({ id, $type, name = '', nameEn, nameVi, assignee, form, outcome }: Element): Node {
  const type = $type.replace(/^bpmn:/, '')
  return {
    id,
    type: type.charAt(0).toLowerCase() + type.slice(1),
    name: { 'zh-CN': name, en: nameEn || name, vi: nameVi || name },
    assignee: assignee ?? null,
    isEditable: form === 'edit',
    outcome: outcome ?? null,
  }
}
