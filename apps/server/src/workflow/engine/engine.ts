import { EventEmitter } from 'node:events'
import { type BpmnEngineOptions, Engine, type Execution } from 'bpmn-engine'
import { readCondition, type Variables } from './condition.ts'

/** Something a process passed or came to, in the order in which it happened. */
export type Passage = { id: string; type: string; what: 'entered' | 'left' | 'taken' }

/** Where a process stands after it was moved. */
export type Position = {
  passages: Passage[]
  /** Ids of the steps that wait for a person. */
  waiting: string[]
  isOver: boolean
  /** The engine's own form of it, without the diagram. */
  state: EngineState
}

export type EngineState = { definitions: (Record<string, unknown> & { source?: string })[] } & Record<string, unknown>

/** Starts a process over a diagram and lets it go until it waits for people or is over. */
export async function startEngine(xml: string, variables: Variables): Promise<Position> {
  const engine = new Engine({ name: 'process', source: xml, ...rules(variables) })
  const { listener, passages } = watch()
  const execution = await engine.execute({ listener })
  return positionOf(execution, passages)
}

/** Ends the waiting step `nodeId` and lets the process go on. Throws when it does not wait there. */
export async function signalEngine(xml: string, state: EngineState, nodeId: string, variables: Variables): Promise<Position> {
  const engine = new Engine({ name: 'process', ...rules(variables) })
  const source = await sourceOf(xml)
  engine.recover({ ...state, definitions: state.definitions.map((definition) => ({ ...definition, source })) }, rules(variables))
  const { listener, passages } = watch()
  const execution = await engine.resume({ listener })
  // What the engine tells while it comes back to where it was is no step.
  passages.length = 0
  const waiting = execution.getPostponed().find(({ id }) => id === nodeId)
  if (!waiting) throw new Error(`The process does not wait at ${nodeId}.`)
  waiting.signal()
  return positionOf(execution, passages)
}

function positionOf(execution: Execution, passages: Passage[]): Position {
  // The engine's own form; JSON drops what it shares between parts.
  const state = JSON.parse(JSON.stringify(execution.getState())) as EngineState
  for (const definition of state.definitions) delete definition.source
  // Flows that were not taken are among what the engine keeps for later; people wait at tasks only.
  const waiting = execution.getPostponed().flatMap(({ id, type }) => (type === 'bpmn:UserTask' ? id : []))
  return { passages, waiting, isOver: !execution.isRunning, state }
}

/** Conditions are read by our own interpreter; code of a diagram is never run. */
function rules(variables: Variables) {
  return {
    // No script is ever found, which the engine takes for a flow without one; its types do not know that.
    scripts: { register: () => undefined, getScript: () => undefined } as unknown as BpmnEngineOptions['scripts'],
    expressions: {
      resolveExpression: (text: string) => (isCondition(text) ? readCondition(text)(variables) : text),
      isExpression: isCondition,
      hasExpression: isCondition,
    },
  }
}

const isCondition = (text: unknown): boolean => typeof text === 'string' && text.includes('${')

type Told = { id: string; type: string }

function watch(): { listener: EventEmitter; passages: Passage[] } {
  const passages: Passage[] = []
  const listener = new EventEmitter()
  const note = (what: Passage['what']) => (told: Told) => {
    const type = told.type.replace(/^bpmn:/, '')
    passages.push({ id: told.id, type: type.charAt(0).toLowerCase() + type.slice(1), what })
  }
  listener.on('activity.enter', note('entered'))
  listener.on('activity.end', note('left'))
  listener.on('flow.take', note('taken'))
  return { listener, passages }
}

const maxKept = 100
const sources = new Map<string, Promise<string>>()

/** The diagram as the engine reads it, made once: reading XML takes longer than all the rest. */
function sourceOf(xml: string): Promise<string> {
  const known = sources.get(xml)
  if (known) return known
  if (sources.size >= maxKept) sources.clear()
  const made = new Engine({ name: 'process', source: xml }).getState().then(({ definitions }) => definitions[0]?.source ?? '')
  sources.set(xml, made)
  made.catch(() => sources.delete(xml))
  return made
}
