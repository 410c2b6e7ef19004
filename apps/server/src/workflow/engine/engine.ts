import {
  type Changes,
  type Command,
  compile,
  type Effect,
  isOver,
  type Outcome,
  type Passage,
  type Program,
  run,
  type State,
  start,
  type Values,
  type Wait,
} from '@bip/engine'

export type { Changes, Command, Effect, Passage, State, Wait }

/** Where a process stands after it was moved. */
export type Position = {
  passages: readonly Passage[]
  effects: readonly Effect[]
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

/** Starts a process over a diagram and lets it go until it waits for people or is over. `kept` are values that are no record's. */
export async function startEngine(
  diagram: string | Program,
  variables: Variables,
  { by, now } = nobody,
  kept: Variables = {},
): Promise<Position> {
  const values = valuesOf({ ...variables, ...kept })
  return positionOf(start(await programOf(diagram), { by, values }, now), namesOf(variables, kept))
}

/** Does a command to a process; conditions see `variables` beside what the process keeps itself. Throws `CommandRefused`. */
export async function commandEngine(
  program: Program,
  state: State,
  command: Command,
  variables: Variables,
  now: number,
): Promise<Position> {
  const names = namesOf(variables)
  return positionOf(run(program, withValues(state, valuesOf(variables)), command, now), names)
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
  return commandEngine(await programOf(xml), state, { do: 'complete', wait: wait.id }, variables, now)
}

/** What the interpreter may see, as it goes over the wire: an instant is a text, and what is not there is not there. */
const valuesOf = (variables: Variables): Values => JSON.parse(JSON.stringify(variables))

/** Names of what conditions ask elsewhere at each step, so that it is not kept a second time. */
const namesOf = (variables: Variables, kept: Variables = {}): ReadonlySet<string> =>
  new Set(Object.keys(variables).filter((name) => !(name in kept)))

const rootOf = ({ scopes }: State): string | undefined => Object.values(scopes).find(({ kind }) => kind === 'process')?.id

function withValues(state: State, values: Values): State {
  const scope = rootOf(state)
  if (scope === undefined) return state
  const given = Object.entries(values).map(([name, value]) => [`${scope}/${name}`, { scope, name, value }] as const)
  return { ...state, variables: { ...state.variables, ...Object.fromEntries(given) } }
}

function positionOf({ passages, effects, state, changes }: Outcome, asked: ReadonlySet<string>): Position {
  const root = rootOf(state)
  const isKept = ({ scope, name }: { scope: string; name: string }) => !(scope === root && asked.has(name))
  return {
    passages,
    effects,
    waiting: Object.values(state.waits).flatMap(({ kind, node }) => (kind === 'task' ? node : [])),
    isOver: isOver(state.instance),
    state: {
      ...state,
      variables: Object.fromEntries(Object.entries(state.variables).filter(([, variable]) => isKept(variable))),
    },
    changes: {
      ...changes,
      put: {
        ...changes.put,
        variables: changes.put.variables.filter((row) => !('name' in row && 'value' in row) || isKept(row)),
      },
    },
  }
}

const maxKept = 100
const programs = new Map<string, Promise<Program>>()

/** The program of a diagram that calls no other, made once: reading XML takes longer than all the rest. */
function programOf(diagram: string | Program): Promise<Program> {
  if (typeof diagram !== 'string') return Promise.resolve(diagram)
  const known = programs.get(diagram)
  if (known) return known
  if (programs.size >= maxKept) programs.clear()
  const made = compile(diagram)
  programs.set(diagram, made)
  made.catch(() => programs.delete(diagram))
  return made
}
