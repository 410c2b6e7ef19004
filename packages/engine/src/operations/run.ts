import { CommandRefused, type Outcome, type Values } from '../model/outcome.ts'
import type { Program } from '../model/program.ts'
import { changesBetween, isOver, type State } from '../model/state.ts'
import { advance } from '../run/advance.ts'
import { forgetForks } from '../run/joins.ts'
import { openScope } from '../run/scopes.ts'
import { assign } from '../run/variables.ts'
import { row, stateOf, type Work, workOn } from '../run/work.ts'
import { recall, rollback } from './back.ts'
import type { Command, CommandOf } from './command.ts'
import { rootOf } from './find.ts'
import { addSigner, removeSigner } from './signers.ts'
import { claim, complete, delegate, giveBack, reassign, unclaim, urge } from './tasks.ts'
import { fail, move, receive, retry, succeed, terminate, tick, withdraw } from './whole.ts'

const handlers: { readonly [Do in Command['do']]: (work: Work, command: CommandOf<Do>) => void } = {
  complete,
  claim,
  unclaim,
  return: giveBack,
  assign: reassign,
  delegate,
  addSigner,
  removeSigner,
  rollback,
  recall,
  withdraw,
  urge,
  terminate,
  tick,
  message: receive,
  signal: receive,
  succeed,
  fail,
  retry,
  move,
  copy: (work, { users }) => void work.effects.push({ do: 'copy', users }),
  set: (work, { values }) => assign(work, rootOf(work).id, values),
  suspend: (work) => {
    work.instance = { ...work.instance, status: 'suspended' }
  },
  resume: (work) => {
    if (work.instance.status !== 'suspended') throw new CommandRefused('notSuspended')
    work.instance = { ...work.instance, status: 'running' }
  },
}

/** What may be done to a process that is suspended. */
const always: ReadonlySet<Command['do']> = new Set(['resume', 'terminate', 'withdraw', 'copy', 'set'])

/**
 * Does one command to an instance at an instant (ms since 1970) and lets it go as far as it can. Pure: the same arguments give the same
 * outcome, and the state that was given is left as it was. Throws `CommandRefused` for what cannot be done where it stands.
 */
export function run(program: Program, state: State, command: Command, now: number): Outcome {
  if (isOver(state.instance)) throw new CommandRefused('over')
  if (state.instance.status === 'suspended' && !always.has(command.do)) throw new CommandRefused('suspended')
  const work = workOn(program, state, now, command.by ?? '')
  const handle = handlers[command.do] as (work: Work, command: Command) => void // the one of its own kind, by the table's type
  handle(work, command)
  return settle(work, state)
}

export type Start = {
  by: string
  values?: Values /** A start event; by default the plain one. */
  at?: string
  nextAssignee?: string
}

const nothing: State = {
  instance: { status: 'running', next: 1, initiator: '' },
  scopes: {},
  tokens: {},
  waits: {},
  variables: {},
  visits: {},
}

/** Begins an instance. Pure, as `run`. */
export function start(program: Program, { by, values = {}, at, nextAssignee = '' }: Start, now: number): Outcome {
  const process = row(program.processes, program.main)
  if (at !== undefined && process.nodes[at]?.type !== 'startEvent') throw new CommandRefused('noStart', at)
  const work = workOn(program, { ...nothing, instance: { ...nothing.instance, initiator: by } }, now, by)
  work.nextAssignee = nextAssignee
  const open = { kind: 'process', process: process.id, node: '', parent: null, token: null, loop: null } as const
  const before = work.instance.next
  // Values are there before the first step asks for them.
  for (const [name, value] of Object.entries(values)) work.variables[`${before}/${name}`] = { scope: String(before), name, value }
  openScope(work, open, at === undefined ? undefined : [at])
  return settle(work, undefined)
}

export function settle(work: Work, before: State | undefined): Outcome {
  advance(work)
  forgetForks(work)
  const state = stateOf(work)
  return { state, changes: changesBetween(before, state), passages: work.passages, effects: work.effects }
}
