/** What bpmn-moddle makes of an element, as far as it is read here. */
export type Element = {
  $type: string
  $attrs?: Readonly<Record<string, string>>
  id: string
  name?: string
  flowElements?: readonly Element[]
  extensionElements?: { values?: readonly Extension[] }
  sourceRef?: Element
  targetRef?: Element
  attachedToRef?: Element
  default?: Element
  cancelActivity?: boolean
  isInterrupting?: boolean
  triggeredByEvent?: boolean
  isForCompensation?: boolean
  eventDefinitions?: readonly EventDefinition[]
  loopCharacteristics?: LoopElement
  conditionExpression?: Expression
  calledElement?: string
  messageRef?: Named
  scriptFormat?: string
  script?: string
  isExecutable?: boolean
}
export type Named = { id?: string; name?: string; errorCode?: string; escalationCode?: string }
export type Expression = { body?: string; language?: string; $attrs?: Readonly<Record<string, string>> }
export type EventDefinition = {
  $type: string
  extensionElements?: { values?: readonly Extension[] }
  name?: string
  messageRef?: Named
  signalRef?: Named
  errorRef?: Named
  escalationRef?: Named
  timeDate?: Expression
  timeDuration?: Expression
  timeCycle?: Expression
  condition?: Expression
}
export type LoopElement = {
  $type: string
  $attrs?: Readonly<Record<string, string>>
  extensionElements?: { values?: readonly Extension[] }
  isSequential?: boolean
  loopCardinality?: Expression
  completionCondition?: Expression
  loopDataInputRef?: Named
  inputDataItem?: Named
}
export type Extension = { $type: string; $children?: readonly Extension[]; $body?: string; [attribute: string]: unknown }

/** The vendors whose attributes mean the same here. */
const vendors = new Set(['flowable', 'camunda', 'activiti', 'bip'])

/** Attributes of other namespaces without their prefixes: `flowable:assignee` is `assignee`. */
export function attributesOf({ $attrs = {} }: { $attrs?: Readonly<Record<string, string>> }): Record<string, string> {
  const known = Object.entries($attrs).flatMap(([key, value]): [string, string][] => {
    const [prefix = '', name] = key.split(':')
    return name && vendors.has(prefix) ? [[name, value]] : []
  })
  return Object.fromEntries(known)
}

/** Children of an element's extensions by their name without the prefix, such as `formProperty`. */
export const extensionsOf = ({ extensionElements }: Pick<Element, 'extensionElements'>, name: string): readonly Extension[] =>
  (extensionElements?.values ?? []).filter(({ $type }) => $type.replace(/^.*:/, '') === name)

/** An attribute of an extension as text; undefined where it is not there. */
export const given = (extension: Extension, name: string): string | undefined =>
  typeof extension[name] === 'string' ? extension[name] : undefined
