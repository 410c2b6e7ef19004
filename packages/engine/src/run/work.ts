import type { Effect, Passage } from '../model/outcome.ts'
import type { Node, Process, Program } from '../model/program.ts'
import type { Instance, Scope, State, Token, Variable, Visit, Wait } from '../model/state.ts'

/** A token enters the step it has come to, or has finished it; a scope may have become empty. */
type Item = { do: 'enter' | 'finish'; token: string } | { do: 'close'; scope: string }

/** An instance on its way from one state to the next: the only thing that is changed in place. */
export type Work = {
  program: Program
  now: number
  by: string
  instance: Instance
  scopes: Record<string, Scope>
  tokens: Record<string, Token>
  waits: Record<string, Wait>
  variables: Record<string, Variable>
  visits: Record<string, Visit>
  /** What is still to be done, oldest first. */
  agenda: Item[]
  passages: Passage[]
  effects: Effect[]
  /** Given to the user tasks that open now. */
  nextAssignee: string
}

export function workOn(program: Program, state: State, now: number, by: string): Work {
  const { instance, scopes, tokens, waits, variables, visits } = state
  const rows = {
    scopes: { ...scopes },
    tokens: { ...tokens },
    waits: { ...waits },
    variables: { ...variables },
    visits: { ...visits },
  }
  return { program, now, by, instance, ...rows, agenda: [], passages: [], effects: [], nextAssignee: '' }
}

export const stateOf = ({ instance, scopes, tokens, waits, variables, visits }: Work): State => ({
  instance,
  scopes,
  tokens,
  waits,
  variables,
  visits,
})

export function newId(work: Work): string {
  const id = String(work.instance.next)
  work.instance = { ...work.instance, next: work.instance.next + 1 }
  return id
}

/** A row that must be there; anything else is a fault of the interpreter. */
export function row<T>(rows: Readonly<Record<string, T>>, id: string): T {
  const found = rows[id]
  if (found === undefined) throw new Error(`The row ${id} is not there.`)
  return found
}

export const processOf = (work: Pick<Work, 'program' | 'scopes'>, scope: string): Process =>
  row(work.program.processes, row(work.scopes, scope).process)

export const nodeAt = (work: Pick<Work, 'program' | 'scopes'>, { scope, node }: { scope: string; node: string }): Node =>
  row(processOf(work, scope).nodes, node)

/** The sub-process, or '' for the process itself, whose steps a scope goes through. */
export const containerOf = ({ kind, node }: Scope): string => (kind === 'sub' ? node : '')

export function putToken(work: Work, token: Omit<Token, 'id'> & { id?: string }): Token {
  const made = { ...token, id: token.id ?? newId(work) }
  work.tokens[made.id] = made
  return made
}

/** Lets a token enter the step that it has come to. */
export function send(work: Work, token: Token): void {
  work.tokens[token.id] = token
  work.agenda.push({ do: 'enter', token: token.id })
}

/** The step of a token is done. */
export const finish = ({ agenda }: Work, { id }: Token): void => void agenda.push({ do: 'finish', token: id })

/** A scope may have lost its last token. */
export const closeSoon = ({ agenda }: Work, scope: string): void => void agenda.push({ do: 'close', scope })

const plain = { name: '', dueAt: null, cycle: null, task: null, phase: null } as const

export function putWait(work: Work, wait: Pick<Wait, 'kind' | 'scope' | 'token' | 'node'> & Partial<Omit<Wait, 'id'>>): Wait {
  const made: Wait = { ...plain, ...wait, id: newId(work) }
  work.waits[made.id] = made
  return made
}

export const waitsOf = (work: Pick<Work, 'waits'>, token: string): Wait[] =>
  Object.values(work.waits).filter((wait) => wait.token === token)
export const tokensIn = (work: Pick<Work, 'tokens'>, scope: string): Token[] =>
  Object.values(work.tokens).filter((token) => token.scope === scope)
export const scopeUnder = (work: Pick<Work, 'scopes'>, token: string): Scope | undefined =>
  Object.values(work.scopes).find((scope) => scope.token === token)

export function pass(
  work: Work,
  what: Passage['what'],
  node: Pick<Node, 'id' | 'type'>,
  more: Pick<Passage, 'wait' | 'by'> = {},
): void {
  work.passages.push({ what, id: node.id, type: node.type, ...more })
}
