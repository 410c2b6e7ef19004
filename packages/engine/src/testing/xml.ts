import type { Step } from './diagram.ts'

export type Named = Record<'messages' | 'signals' | 'errors' | 'escalations', Set<string>>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const idOf = (kind: string, name: string) => `${kind}_${name.replace(/\W/g, '_')}`

/** What events are about, as a diagram declares it beside its processes. */
export const eventXml = ({ messages, signals, errors, escalations }: Named): string =>
  [
    ...[...messages].map((name) => `<message id="${idOf('m', name)}" name="${escaped(name)}"/>`),
    ...[...signals].map((name) => `<signal id="${idOf('s', name)}" name="${escaped(name)}"/>`),
    ...[...errors].map((name) => `<error id="${idOf('e', name)}" errorCode="${name}"/>`),
    ...[...escalations].map((name) => `<escalation id="${idOf('c', name)}" escalationCode="${name}"/>`),
  ].join('')

const elements: Readonly<Record<string, string>> = {
  start: 'startEvent',
  end: 'endEvent',
  catch: 'intermediateCatchEvent',
  throw: 'intermediateThrowEvent',
  edge: 'boundaryEvent',
  user: 'userTask',
  task: 'task',
  manual: 'manualTask',
  service: 'serviceTask',
  script: 'scriptTask',
  send: 'sendTask',
  receive: 'receiveTask',
  xor: 'exclusiveGateway',
  and: 'parallelGateway',
  or: 'inclusiveGateway',
  events: 'eventBasedGateway',
  sub: 'subProcess',
  handler: 'subProcess',
  call: 'callActivity',
}

/** Attributes of a step whose names are Flowable's own. */
const flowable = [
  'assignee',
  'candidateUsers',
  'candidateGroups',
  'dueDate',
  'formKey',
  'topic',
  'expression',
  'resultVariable',
  'class',
]

export function nodeXml({ kind, id, attributes }: Step, other: string | undefined, content: string): string {
  const element = elements[kind] ?? kind
  const vendor = Object.entries(attributes).flatMap(([name, value]) =>
    flowable.includes(name) ? [`flowable:${name}="${escaped(value)}"`] : [],
  )
  const { on, keep, calls, format, script } = attributes
  const isTask = element === 'sendTask' || element === 'receiveTask'
  const all = [
    `id="${id}"`,
    ...vendor,
    ...(other ? [`default="${other}"`] : []),
    ...(on ? [`attachedToRef="${on}"`] : []),
    ...(keep === undefined ? [] : [element === 'startEvent' ? 'isInterrupting="false"' : 'cancelActivity="false"']),
    ...(kind === 'handler' ? ['triggeredByEvent="true"'] : []),
    ...(calls ? [`calledElement="${calls}"`] : []),
    ...(format ? [`scriptFormat="${format}"`] : []),
    ...(isTask && attributes.message ? [`messageRef="${idOf('m', attributes.message)}"`] : []),
  ]
  const handed = [...mappings('in', attributes.in), ...mappings('out', attributes.out)].join('')
  const own = [...parameters('input', attributes.gets), ...parameters('output', attributes.gives)].join('')
  const mapped = `${handed}${own && `<camunda:inputOutput>${own}</camunda:inputOutput>`}`
  const extension = mapped ? `<extensionElements>${mapped}</extensionElements>` : ''
  const body = `${extension}${isTask ? '' : definition(attributes)}${loop(attributes)}${script ? `<script>${escaped(script)}</script>` : ''}${content}`
  return `<${element} ${all.join(' ')}>${body}</${element}>`
}

const mappings = (name: string, list = ''): string[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [source, target] = pair.split('->')
      if (!target) return `<flowable:${name} variables="${source}"/>`
      return `<flowable:${name} source="${source}" target="${target}"/>`
    })

/** `gets=${n}->m text->k`: what a step gets as it begins, what it gives as it ends. */
const parameters = (name: string, list = ''): string[] =>
  list
    .split(' ')
    .filter(Boolean)
    .map((pair) => {
      const [value = '', target] = pair.split('->')
      return `<camunda:${name}Parameter name="${target}">${escaped(value)}</camunda:${name}Parameter>`
    })

function definition({
  after,
  at,
  every,
  message,
  signal,
  error,
  escalation,
  when,
  terminate,
  link,
  compensate,
}: Step['attributes']): string {
  const timer = (element: string, body: string) =>
    `<timerEventDefinition><${element}>${escaped(body)}</${element}></timerEventDefinition>`
  if (after !== undefined) return timer('timeDuration', after)
  if (at !== undefined) return timer('timeDate', at)
  if (every !== undefined) return timer('timeCycle', every)
  if (message !== undefined) return `<messageEventDefinition messageRef="${idOf('m', message)}"/>`
  if (signal !== undefined) return `<signalEventDefinition signalRef="${idOf('s', signal)}"/>`
  if (error !== undefined) return error ? `<errorEventDefinition errorRef="${idOf('e', error)}"/>` : '<errorEventDefinition/>'
  if (escalation !== undefined) return `<escalationEventDefinition escalationRef="${idOf('c', escalation)}"/>`
  if (when !== undefined)
    return `<conditionalEventDefinition><condition>${escaped(when)}</condition></conditionalEventDefinition>`
  if (link !== undefined) return `<linkEventDefinition name="${link}"/>`
  if (compensate !== undefined) return '<compensateEventDefinition/>'
  return terminate === undefined ? '' : '<terminateEventDefinition/>'
}

function loop({ each, times, item, seq, until, loopwhile }: Step['attributes']): string {
  if (loopwhile !== undefined) return '<standardLoopCharacteristics/>'
  if (each === undefined && times === undefined) return ''
  const list = each === undefined ? '' : ` flowable:collection="${escaped(each)}"`
  const variable = item === undefined ? '' : ` flowable:elementVariable="${item}"`
  const count = times === undefined ? '' : `<loopCardinality>${escaped(times)}</loopCardinality>`
  const enough = until === undefined ? '' : `<completionCondition>\${${escaped(until)}}</completionCondition>`
  return `<multiInstanceLoopCharacteristics isSequential="${seq !== undefined}"${list}${variable}>${count}${enough}</multiInstanceLoopCharacteristics>`
}
