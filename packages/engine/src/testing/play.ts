import { compile } from '../compile/compile.ts'
import type { Json } from '../expression/types.ts'
import { CommandRefused, type Outcome } from '../model/outcome.ts'
import type { Program } from '../model/program.ts'
import type { State } from '../model/state.ts'
import type { Command } from '../operations/command.ts'
import { migrate } from '../operations/migrate.ts'
import { run, start } from '../operations/run.ts'
import { after } from '../run/timers.ts'
import { diagram } from './diagram.ts'
import { faultsOf, standOf, waiting } from './stand.ts'

/** A process as text, and what is done to it with where it then stands: `done a pass=true → b`. */
export type Case = { is: string; process: string; trace: readonly string[] /** What `migrate` goes to. */; next?: string }

const begin = Date.UTC(2026, 0, 5, 8)

type Table = { program: Program; next: Program | undefined; state: State | undefined; now: number }

/** Plays a case and answers its trace as it came out, with everything that can never be. */
export async function play({ process, trace, next }: Case): Promise<{ trace: string[]; faults: string[] }> {
  const table: Table = {
    program: await compile(diagram(process)),
    next: next === undefined ? undefined : await compile(diagram(next)),
    state: undefined,
    now: begin,
  }
  const faults: string[] = []
  const lines: string[] = []
  for (const line of trace) {
    const [words = ''] = line.split(' → ')
    lines.push(`${words} → ${perform(table, words, faults)}`)
  }
  return { trace: lines, faults }
}

function perform(table: Table, words: string, faults: string[]): string {
  const before = table.state
  const frozen = JSON.stringify(before)
  try {
    const outcome = act(table, words)
    if (JSON.stringify(act(table, words, true).state) !== JSON.stringify(outcome.state))
      faults.push(`${words}: not the same twice`)
    if (JSON.stringify(before) !== frozen) faults.push(`${words}: the state before was changed`)
    if (words.startsWith('migrate') && table.next) table.program = table.next
    faults.push(...faultsOf(table.program, before, outcome).map((fault) => `${words}: ${fault}`))
    table.state = outcome.state
    const told = outcome.effects.flatMap((effect) =>
      effect.do === 'message' || effect.do === 'signal'
        ? [`${effect.do} ${effect.name}`]
        : effect.do === 'escalate'
          ? [`escalate ${effect.code}`]
          : effect.do === 'urge'
            ? [`urge ${effect.users}`]
            : [],
    )
    return [standOf(table.program, outcome.state), ...told].join(', ')
  } catch (error) {
    if (error instanceof CommandRefused) return `refused ${error.code}`
    throw error
  }
}

/** Which command the words are, and what comes of it. */
function act(table: Table, words: string, isSecond = false): Outcome {
  const [verb = '', ...rest] = words.split(' ')
  const values = Object.fromEntries(rest.filter((word) => word.includes('=')).map(valueIn))
  const [subject = '', ...others] = rest.filter((word) => !word.includes('='))
  if (verb === 'start') return start(table.program, { by: 'me', values, ...(subject && { at: subject }) }, table.now)
  const { state } = table
  if (!state) throw new Error('A trace begins with start.')
  if (verb === 'wait') {
    const now = after(table.now, subject)
    if (isSecond) table.now = now
    return run(table.program, state, { do: 'tick' }, now)
  }
  if (verb === 'migrate' && table.next)
    return migrate(
      table.program,
      table.next,
      state,
      Object.fromEntries(rest.filter((word) => word.includes('=')).map((pair) => pair.split('='))),
      table.now,
    )
  const { by, ...more } = values
  return run(
    table.program,
    state,
    command(table.program, state, verb, subject, others, typeof by === 'string' ? by : undefined, more),
    table.now,
  )
}

function valueIn(word: string): [string, Json] {
  const at = word.indexOf('=')
  const text = word.slice(at + 1)
  try {
    return [word.slice(0, at), JSON.parse(text)]
  } catch {
    return [word.slice(0, at), text.includes(',') ? text.split(',') : text]
  }
}

function command(
  program: Program,
  state: State,
  verb: string,
  subject: string,
  others: readonly string[],
  by: string | undefined,
  values: Readonly<Record<string, Json>>,
): Command {
  const [node = '', user] = subject.split(':')
  const found = waiting(program, state).find(
    (wait) =>
      wait.node === node &&
      (wait.kind === 'incident' || verb !== 'retry') &&
      (user === undefined || wait.task?.assignee === user),
  )
  const wait = found?.id ?? 'none'
  const mine = by ?? found?.task?.assignee ?? ''
  const [other = ''] = others
  const next = typeof values.next === 'string' ? values.next : ''
  switch (verb) {
    case 'done': {
      const { next: _, ...filled } = values
      return { do: 'complete', wait, by: mine, values: filled, nextAssignee: next, isStraight: others.includes('straight') }
    }
    case 'claim':
    case 'unclaim':
    case 'return':
      return { do: verb, wait, by: mine }
    case 'assign':
    case 'delegate':
      return { do: verb, wait, by: mine, user: other }
    case 'add':
      return { do: 'addSigner', wait, by: mine, users: others }
    case 'remove':
      return { do: 'removeSigner', wait, by: mine, user: other }
    case 'back':
      return { do: 'rollback', wait, by: mine, node: other, returns: others.includes('returns') }
    case 'recall':
      return { do: 'recall', node, by: by ?? '' }
    case 'withdraw':
      return { do: 'withdraw', type: subject === 'end' ? 'wf_withdraw_end' : 'wf_withdraw_start', by: by ?? 'me' }
    case 'message':
    case 'signal':
      return { do: verb, name: subject, values }
    case 'answer':
      return { do: 'succeed', wait, values }
    case 'fail':
      return { do: 'fail', wait, code: other, message: 'no answer' }
    case 'retry':
      return { do: 'retry', wait, values }
    case 'set':
      return { do: 'set', values }
    case 'move':
      return { do: 'move', tokens: tokensAt(state, node), node: other }
    default:
      return { do: verb } as Command // urge, terminate, suspend, resume
  }
}

const tokensAt = (state: State, names: string): string[] =>
  Object.values(state.tokens).flatMap(({ id, node }) => (names.split('+').includes(node) ? id : []))
