import { CommandRefused, type CommentType } from '../model/outcome.ts'
import type { Scope, TaskState, Token, Wait, WaitKind } from '../model/state.ts'
import { row, type Work } from '../run/work.ts'

/** Something an instance waits for; refuses what is not there any more. */
export function waitOf(work: Work, id: string, ...kinds: readonly WaitKind[]): Wait {
  const wait = work.waits[id]
  if (!wait || !kinds.includes(wait.kind)) throw new CommandRefused('notThere', id)
  return wait
}

/** An open task of a person. */
export function taskOf(work: Work, id: string): Wait & { task: TaskState } {
  const wait = waitOf(work, id, 'task')
  if (!wait.task) throw new CommandRefused('notThere', id)
  return { ...wait, task: wait.task }
}

export const tokenOf = (work: Work, { token }: Wait): Token => row(work.tokens, token ?? '')

export function setTask(work: Work, { id }: Wait, task: Partial<TaskState>): void {
  const wait = taskOf(work, id)
  work.waits[id] = { ...wait, task: { ...wait.task, ...task } }
}

export function remark(work: Work, type: CommentType, text = '', wait: Wait | null = null): void {
  work.effects.push({ do: 'comment', type, wait: wait?.id ?? null, node: wait?.node ?? '', text })
}

/** The token of an activity as a whole: of one of several instances, the one that waits for all of them. */
export function wholeOf(work: Work, token: Token): Token {
  const { kind, parent } = row(work.scopes, token.scope)
  if (kind !== 'instance') return token
  return row(work.tokens, row(work.scopes, parent ?? '').token ?? '')
}

/** The token that waits for the scope of another one; undefined at the process itself. */
export function ownerOf(work: Work, token: Token): Token | undefined {
  const { kind, parent, token: owner } = row(work.scopes, token.scope)
  const id = kind === 'instance' ? row(work.scopes, parent ?? '').token : owner
  return id === null ? undefined : work.tokens[id]
}

export function rootOf(work: Work): Scope {
  const root = Object.values(work.scopes).find(({ kind }) => kind === 'process')
  if (!root) throw new CommandRefused('over')
  return root
}
