import { attributesOf, type Element, type EventDefinition, type Extension, type LoopElement } from './elements.ts'

/** Those whose extensions say how a process runs. What other tools leave in a diagram is about its drawing. */
const vendors: ReadonlySet<string> = new Set(['flowable', 'camunda', 'activiti', 'zeebe'])

/** Extensions that are read: who does a task, its form, what is called, what goes in and comes out. */
const read = [
  'assignmentDefinition',
  'calledElement',
  'formDefinition',
  'formProperty',
  'in',
  'inputOutput',
  'ioMapping',
  'loopCharacteristics',
  'out',
  'script',
  'taskDefinition',
  'taskSchedule',
]

/** Extensions that change nothing of how a process runs here: remarks, a vendor's forms, and arguments of its own code. */
const remarks = [
  'failedJobRetryTimeCycle',
  'field',
  'formData',
  'localization',
  'priorityDefinition',
  'properties',
  'taskHeaders',
  'userTask',
  'userTaskForm',
  'versionTag',
]
const known: ReadonlySet<string> = new Set([...read, ...remarks])

/** Attributes that let others decide whether a step is done, or what it gets. */
const refusedAttributes = ['skipExpression', 'variableMappingClass', 'variableMappingDelegateExpression'] as const

/** An extension as its diagram writes it: `its camunda:taskListener (event="create", class="com.example.Mail")`. */
export function textOf(extension: Extension): string {
  const attributes = Object.entries(extension).flatMap(([name, value]) =>
    name.startsWith('$') || typeof value !== 'string' ? [] : [`${name}="${value}"`],
  )
  return `its ${extension.$type}${attributes.length > 0 ? ` (${attributes.join(', ')})` : ''}`
}

type Part = Pick<Element, 'extensionElements'>

function mustRead({ extensionElements }: Part): void {
  for (const extension of extensionElements?.values ?? []) {
    const [prefix = '', name = ''] = extension.$type.split(':')
    if (vendors.has(prefix) && !known.has(name)) throw new Error(`${textOf(extension)} does not run here.`)
  }
}

/** Throws a sentence for what a vendor says of an element and nothing here does: a listener, a connector, code of its own. */
export function mustBeKnown(element: Part & Partial<Pick<Element, '$attrs' | 'eventDefinitions' | 'loopCharacteristics'>>): void {
  const parts: readonly (Part | EventDefinition | LoopElement | undefined)[] = [
    element,
    ...(element.eventDefinitions ?? []),
    element.loopCharacteristics,
  ]
  for (const part of parts) if (part) mustRead(part)
  const attributes = attributesOf(element)
  const odd = refusedAttributes.find((name) => attributes[name] !== undefined)
  if (odd) throw new Error(`its attribute ${odd}="${attributes[odd]}" does not run here.`)
}
