import { parse, parseTemplate } from '../expression/parse.ts'
import type { Tree } from '../expression/types.ts'
import type { Trigger } from '../model/program.ts'
import type { Element, EventDefinition, Expression, Named } from './elements.ts'

/** What an event waits for or does; undefined for one that is plain. Throws a sentence for what does not run here. */
export function triggerOf(element: Element): Trigger | undefined {
  const [definition, ...others] = element.eventDefinitions ?? []
  if (!definition) return undefined
  if (others.length > 0) throw new Error('it is about more than one event, which does not run here.')
  const read = readers[definition.$type]
  if (!read) throw new Error(`it is a ${definition.$type.replace('bpmn:', '')}, which does not run here.`)
  return read(definition, element)
}

const readers: Readonly<Record<string, (definition: EventDefinition, element: Element) => Trigger>> = {
  'bpmn:TimerEventDefinition': timer,
  'bpmn:MessageEventDefinition': ({ messageRef }, element) => ({
    kind: 'message',
    name: parseTemplate(nameOf(messageRef, element)),
  }),
  'bpmn:SignalEventDefinition': ({ signalRef }, element) => ({ kind: 'signal', name: parseTemplate(nameOf(signalRef, element)) }),
  'bpmn:ErrorEventDefinition': ({ errorRef }) => ({ kind: 'error', code: errorRef?.errorCode ?? errorRef?.name ?? '' }),
  'bpmn:EscalationEventDefinition': ({ escalationRef }) => ({
    kind: 'escalation',
    code: escalationRef?.escalationCode ?? escalationRef?.name ?? '',
  }),
  'bpmn:ConditionalEventDefinition': ({ condition }) => ({ kind: 'condition', condition: expressionOf(condition) }),
  'bpmn:TerminateEventDefinition': () => ({ kind: 'terminate' }),
}

/** Diagrams that are not made for an engine often name no message: then the event's own name is it. */
export const nameOf = (named: Named | undefined, { id, name }: { id: string; name?: string }): string => named?.name || name || id

function timer({ timeDate, timeDuration, timeCycle }: EventDefinition): Trigger {
  const by = timeDate ? 'date' : timeDuration ? 'duration' : 'cycle'
  const text = (timeDate ?? timeDuration ?? timeCycle)?.body?.trim() ?? ''
  if (text === '') throw new Error('its timer has no time.')
  if (by === 'cycle' && !/^R\d*\/|\$\{/.test(text)) throw new Error(`its cycle ${text} is not of the form R3/PT1H.`)
  return { kind: 'timer', by, text: parseTemplate(text) }
}

/** A formal expression in the language that runs here. */
export function expressionOf(expression: Expression | undefined): Tree {
  const language = expression?.language
  if (language && !/juel|FEEL/i.test(language)) throw new Error(`its expression is written in ${language}.`)
  return parse(expression?.body ?? '')
}
