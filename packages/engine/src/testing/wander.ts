import { CommandRefused, type Outcome } from '../model/outcome.ts'
import type { Program } from '../model/program.ts'
import { isOver, type State } from '../model/state.ts'
import { waysBack } from '../operations/back.ts'
import type { Command } from '../operations/command.ts'
import { run, start } from '../operations/run.ts'
import { workOn } from '../run/work.ts'
import { faultsOf, waiting } from './stand.ts'

type Random = (below: number) => number
const hour = 3_600_000
const maxCommands = 120

/** Walks a process by chance, operations among decisions, until it is over or the walk is; answers what can never be. */
export function wander(program: Program, random: Random): { faults: string[]; end: 'over' | 'waits'; commands: number } {
  let now = Date.UTC(2026, 0, 5)
  const values = { n: random(4), m: random(2), pass: random(2) === 0, people: ['li', 'wang', 'an'].slice(0, 1 + random(3)) }
  let outcome: Outcome = start(program, { by: 'me', values }, now)
  const faults = faultsOf(program, undefined, outcome)
  let commands = 0
  while (!isOver(outcome.state.instance) && faults.length === 0 && commands < maxCommands) {
    commands += 1
    now += hour
    const before = outcome.state
    const command = chance(program, before, random, commands > maxCommands / 2)
    try {
      outcome = run(program, before, command, now)
    } catch (error) {
      if (error instanceof CommandRefused) continue
      throw error
    }
    faults.push(...faultsOf(program, before, outcome).map((fault) => `${JSON.stringify(command)}: ${fault}`))
  }
  return { faults, end: isOver(outcome.state.instance) ? 'over' : 'waits', commands }
}

/** What is done next; towards the end only what leads on. */
function chance(program: Program, state: State, random: Random, isLate: boolean): Command {
  const waits = waiting(program, state)
  const wait = waits[random(waits.length || 1)]
  const values = { pass: random(3) > 0, again: !isLate && random(3) === 0, n: random(5), m: 1 }
  const id = wait?.id ?? ''
  const by = wait?.task?.assignee ?? ''
  const dice = isLate ? 20 : random(20)
  if (dice === 0) return { do: 'tick' }
  if (dice === 1) return { do: 'message', name: random(2) === 0 ? 'stop' : 'note' }
  if (dice === 2) return { do: 'signal', name: 'go' }
  if (wait?.kind === 'task') return onTask(program, state, random, { id, by, dice, values })
  if (wait?.kind === 'service')
    return random(4) === 0 ? { do: 'fail', wait: id, code: 'bad', message: 'no' } : { do: 'succeed', wait: id, values }
  if (wait?.kind === 'incident') return incident(program, state, random, id)
  if (wait?.kind === 'message') return { do: 'message', name: wait.name, values }
  return { do: 'tick' }
}

type Chance = { id: string; by: string; dice: number; values: Record<string, number | boolean> }

function onTask(program: Program, state: State, random: Random, { id, by, dice, values }: Chance): Command {
  if (dice < 6) {
    const ways = waysBack(workOn(program, state, 0, ''), state.waits[id] ?? (Object.values(state.waits)[0] as never))
    const way = ways[random(ways.length || 1)]
    if (way) return { do: 'rollback', wait: id, node: way.visit.node, returns: random(2) === 0 }
  }
  if (dice === 6) return { do: 'addSigner', wait: id, users: [`x${random(9)}`] }
  if (dice === 7) return { do: 'removeSigner', wait: id, user: by }
  if (dice === 8) return { do: 'withdraw', type: 'wf_withdraw_start' }
  if (dice === 9)
    return { do: 'recall', node: Object.values(state.visits)[0]?.node ?? '', by: Object.values(state.visits)[0]?.by ?? '' }
  return { do: 'complete', wait: id, by, values, isStraight: random(4) === 0 }
}

/** An administrator repairs the values, or takes the token somewhere else. */
function incident(program: Program, state: State, random: Random, id: string): Command {
  const token = state.tokens[state.waits[id]?.token ?? '']
  const process = program.processes[state.scopes[token?.scope ?? '']?.process ?? '']
  const container = process?.nodes[token?.node ?? '']?.container
  const targets = Object.values(process?.nodes ?? {}).filter(
    (node) => node.container === container && (node.type === 'userTask' || node.type === 'endEvent'),
  )
  const target = targets[random(targets.length || 1)]
  if (random(2) === 0 || !token || !target) return { do: 'retry', wait: id, values: { m: 1, n: random(5) } }
  return { do: 'move', tokens: [token.id], node: target.id }
}
