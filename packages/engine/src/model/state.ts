import type { Fault } from '../expression/fault.ts'
import type { Json } from '../expression/types.ts'

/** Where an instance stands, as rows. Ids are numbers as texts, given in order; rows are never changed, only replaced. */
export type State = {
  instance: Instance
  scopes: Readonly<Record<string, Scope>>
  tokens: Readonly<Record<string, Token>>
  waits: Readonly<Record<string, Wait>>
  /** By `scope/name`. */
  variables: Readonly<Record<string, Variable>>
  /** By `scope/node`: the last time somebody finished it, as far as one can go back there. */
  visits: Readonly<Record<string, Visit>>
}

export type Status = 'running' | 'suspended' | 'completed' | 'terminated' | 'withdrawn'
export const isOver = ({ status }: Pick<Instance, 'status'>): boolean => status !== 'running' && status !== 'suspended'

export type Instance = {
  status: Status
  /** The next id. */
  next: number
  /** Who started it. */
  initiator: string
}

/** An open process, called process, sub-process, repeated activity or one instance of it. */
export type Scope = {
  id: string
  kind: 'process' | 'sub' | 'call' | 'loop' | 'instance'
  process: string
  /** The activity that it is inside of; '' for the process itself. */
  node: string
  parent: string | null
  /** The token in the parent that waits for it. */
  token: string | null
  /** Of a loop: what is given out, and how many instances were opened. */
  loop: { items: readonly Json[]; opened: number } | null
}

export type Token = {
  id: string
  scope: string
  node: string
  /** The flow by which it came, which joins go by. */
  via: string | null
  /** The branches that it is in, outermost first. */
  forks: readonly Branch[]
  /** Where it goes at once when its task is sent again after a rollback. */
  returnTo: string | null
}

/** A branch of a fork; `branches` are several where a part of them came together. */
export type Branch = { fork: string; branches: readonly number[] }

export type WaitKind = 'task' | 'service' | 'timer' | 'message' | 'signal' | 'condition' | 'incident'

/** Something that has to come from outside before it goes on. */
export type Wait = {
  id: string
  kind: WaitKind
  scope: string
  /** Null where a scope waits for what opens an event sub-process. */
  token: string | null
  /** The task or event that it is about. */
  node: string
  /** Of a message or signal: its name. Of a service: what is called. Of an incident: what went wrong. */
  name: string
  /** Milliseconds since 1970, of timers; when a task is due. */
  dueAt: number | null
  /** Of a timer that fires again: how often still (null is without end), and after what. */
  cycle: { left: number | null; every: string } | null
  task: TaskState | null
  /** Of an incident: whether the step is to be entered or left once more, or its repetition looked at again. */
  phase: 'enter' | 'leave' | 'loop' | null
  /** Of an incident whose cause is known, for those who say it in another language; older ones have the sentence alone. */
  fault?: Fault
}

export type TaskState = {
  /** '' while nobody has it. */
  assignee: string
  users: readonly string[]
  groups: readonly string[]
  /** Whoever delegated it and gets it back; null while it is not delegated. */
  owner: string | null
}

export type Variable = { scope: string; name: string; value: Json }
export type Visit = { scope: string; node: string; forks: readonly Branch[]; order: number; by: string }

export const tables = ['scopes', 'tokens', 'waits', 'variables', 'visits'] as const
export type Table = (typeof tables)[number]
export type Row = State[Table][string]

/** The key of a row within its table, as `State` holds it. */
export const keyOf = (table: Table, row: Row): string =>
  table === 'variables' && 'name' in row
    ? `${row.scope}/${row.name}`
    : table === 'visits' && 'order' in row
      ? `${row.scope}/${row.node}`
      : 'id' in row
        ? row.id
        : ''

export type Changes = { instance: Instance | null; put: Record<Table, Row[]>; removed: Record<Table, string[]> }

/** What a transaction has to store: rows that are new or changed, and the keys of those that went. */
export function changesBetween(before: State | undefined, after: State): Changes {
  const put = {} as Changes['put'] // filled for every table below
  const removed = {} as Changes['removed'] // as above
  for (const table of tables) {
    const [old, now]: Readonly<Record<string, Row>>[] = [before?.[table] ?? {}, after[table]]
    put[table] = Object.entries(now ?? {}).flatMap(([key, row]) => (old?.[key] === row ? [] : row))
    removed[table] = Object.keys(old ?? {}).filter((key) => !Object.hasOwn(now ?? {}, key))
  }
  return { instance: before?.instance === after.instance ? null : after.instance, put, removed }
}
