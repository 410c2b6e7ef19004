import { type Changes, compile, isOver, type Passage, type Program, run, type State, start, type Values } from '@bip/engine'

export type { Changes, Passage, State }

/** Where a process stands after it was moved. */
export type Position = {
  passages: readonly Passage[]
  /** Ids of the steps that wait for a person. */
  waiting: string[]
  isOver: boolean
  state: State
  /** What has to be stored of it. */
  changes: Changes
}

/** Who moves a process, and when (ms since 1970). */
export type Mover = { by: string; now: number }
type Variables = Readonly<Record<string, unknown>>

const nobody: Mover = { by: '', now: 0 }

/** Starts a process over a diagram and lets it go until it waits for people or is over. */
export async function startEngine(xml: string, variables: Variables, { by, now } = nobody): Promise<Position> {
  return positionOf(start(await programOf(xml), { by, values: valuesOf(variables) }, now))
}

/** Ends the waiting step `nodeId` and lets the process go on. Throws when it does not wait there. */
export async function signalEngine(
  xml: string,
  state: State,
  nodeId: string,
  variables: Variables,
  { now } = nobody,
): Promise<Position> {
  const wait = Object.values(state.waits).find(({ kind, node }) => kind === 'task' && node === nodeId)
  if (!wait) throw new Error(`The process does not wait at ${nodeId}.`)
  const command = { do: 'complete', wait: wait.id, values: valuesOf(variables) } as const
  return positionOf(run(await programOf(xml), state, command, now))
}

/** What the interpreter may see, as it goes over the wire: an instant is a text, and what is not there is not there. */
const valuesOf = (variables: Variables): Values => JSON.parse(JSON.stringify(variables))

/** Conditions ask the record as it is at that moment, so nothing of it is kept a second time. */
function positionOf({ passages, state, changes }: ReturnType<typeof run>): Position {
  const waits = Object.values(state.waits)
  const [stuck] = waits.filter(({ kind }) => kind === 'incident')
  if (stuck) throw new Error(`The process stopped at ${stuck.node}: ${stuck.name}`)
  return {
    passages,
    waiting: waits.flatMap(({ kind, node }) => (kind === 'task' ? node : [])),
    isOver: isOver(state.instance),
    state: { ...state, variables: {} },
    changes: {
      ...changes,
      put: { ...changes.put, variables: [] },
      removed: { ...changes.removed, variables: [] },
    },
  }
}

const maxKept = 100
const programs = new Map<string, Promise<Program>>()

/** The program of a diagram, made once: reading XML takes longer than all the rest. */
function programOf(xml: string): Promise<Program> {
  const known = programs.get(xml)
  if (known) return known
  if (programs.size >= maxKept) programs.clear()
  const made = compile(xml)
  programs.set(xml, made)
  made.catch(() => programs.delete(xml))
  return made
}
