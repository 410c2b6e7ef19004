import { type Language, languages } from '@bip/contract'
import { compile, type FormProperty, type Process, type Program, runningOf } from '@bip/engine'
import { BpmnModdle } from 'bpmn-moddle'
import { type Rules, rulesOf } from './rules.ts'

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
  /** What it does where nobody is found, oneself is, or time runs out. Absent where it says nothing of it. */
  rules?: Rules
  /** Several people sign. */
  isShared?: true
  /** What its form may do with single fields; absent where the step says nothing of them. */
  fields?: readonly FormProperty[]
}

export type Diagram = {
  processId: string
  nodes: ReadonlyMap<string, Node>
  xml: Readonly<Record<Language, string>>
  program: Program
  /** Some way out of a step asks whether it passed; where none does, a rejection ends the process. */
  asksPass: boolean
  /** The step at which the applicant changes what they asked for. */
  own: Node | undefined
  /** Where its forms open, in the place of the portal's own pages; empty where it names no such page. */
  formUrl: string
}

const bip = {
  name: 'BIP',
  uri: 'http://bip/schema/bpmn',
  prefix: 'bip',
  types: [
    {
      name: 'Step',
      extends: ['bpmn:FlowElement'],
      properties: [
        'nameEn',
        'nameVi',
        'assignee',
        'form',
        'outcome',
        'nobody',
        'self',
        'again',
        'dueHours',
        'late',
        'signers',
      ].map((name) => ({ name, isAttr: true, type: 'String' })),
    },
  ],
}

export type Element = {
  $type: string
  $attrs?: Readonly<Record<string, string>>
  isExecutable?: boolean
  id: string
  name?: string
  nameEn?: string
  nameVi?: string
  assignee?: string
  form?: string
  outcome?: string
  nobody?: string
  self?: string
  again?: string
  dueHours?: string
  late?: string
  signers?: string
  conditionExpression?: { body?: string }
  loopCharacteristics?: unknown
  flowElements?: Element[]
}
type Definitions = { rootElements?: Element[] }

/** Ids of the processes that a diagram calls and does not hold. */
export async function calledBy(source: string): Promise<string[]> {
  const { process } = await parsed(source)
  const called = elementsOf(process).flatMap((element) => {
    if (element.$type !== 'bpmn:CallActivity') return []
    const { calledElement } = element as { calledElement?: string }
    return calledElement ?? []
  })
  return [...new Set(called)]
}

/**
 * Reads a process diagram. Throws a sentence that names the element for one that cannot run here: other documents inside it, scripts,
 * code, unknown or unreachable elements, conditions that cannot be read, or not exactly one process.
 */
export async function readDiagram(source: string, called: Readonly<Record<string, Process>> = {}): Promise<Diagram> {
  const program = await compile(source, { called })
  const { moddle, rootElement, process } = await parsed(source)
  const elements = elementsOf(process)
  const own = program.processes[program.main]
  const nodes = new Map(elements.map((element) => [element.id, nodeOf(element, own)]))
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
  return {
    processId: process.id,
    nodes,
    xml: { ...xml, 'zh-CN': source },
    program,
    asksPass: elements.some(({ conditionExpression }) => /\bpass\b/.test(conditionExpression?.body ?? '')),
    formUrl: formUrlOf(process),
    own: [...nodes.values()].find(({ type, assignee }) => type === 'userTask' && assignee === 'starter'),
  }
}

async function parsed(source: string) {
  const moddle = new BpmnModdle({ bip })
  const { rootElement } = await moddle.fromXML(source)
  const definitions = rootElement as Definitions // checked below as far as it is used
  const [process, ...others] = runningOf((definitions.rootElements ?? []).filter(({ $type }) => $type === 'bpmn:Process'))
  if (!process || others.length > 0) throw new Error('The diagram must hold exactly one process.')
  return { moddle, rootElement, process }
}

/** What the process, or the event that starts it, says of where its form opens; the attribute is ours or Flowable's. */
const formUrlOf = (process: Element): string =>
  [process, ...(process.flowElements ?? []).filter(({ $type }) => $type === 'bpmn:StartEvent')]
    .map(({ $attrs = {} }) => $attrs['bip:formUrl'] ?? $attrs['flowable:formUrl'] ?? '')
    .find((url) => url !== '') ?? ''

/** Everything of a process, sub-processes with what is in them. */
const elementsOf = ({ flowElements = [] }: Element): Element[] =>
  flowElements.flatMap((element) => [element, ...elementsOf(element)])

function nodeOf(element: Element, process: Process | undefined): Node {
  const { id, $type, name = '', nameEn, nameVi, form, outcome } = element
  const type = $type.replace(/^bpmn:/, '')
  const compiled = process?.nodes[id]
  const fields = compiled?.user?.properties ?? []
  const rules = rulesOf(element)
  return {
    id,
    type: type.charAt(0).toLowerCase() + type.slice(1),
    name: { 'zh-CN': name, en: nameEn || name, vi: nameVi || name },
    assignee: element.assignee ?? compiled?.attributes.assignee ?? (compiled?.type === 'userTask' ? '' : null),
    isEditable: form === 'edit',
    outcome: outcome ?? null,
    ...(rules && { rules }),
    ...(compiled?.loop && !compiled.loop.isOnce && { isShared: true as const }),
    ...(fields.length > 0 && { fields }),
  }
}
