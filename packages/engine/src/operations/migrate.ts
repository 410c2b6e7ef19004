import { CommandRefused, type Outcome } from '../model/outcome.ts'
import type { Node, Process, Program } from '../model/program.ts'
import type { State, Token } from '../model/state.ts'
import { isJoin } from '../run/joins.ts'
import { clear } from '../run/remove.ts'
import { subscribeBoundaries, subscribeHandlers } from '../run/subscribe.ts'
import { containerOf, nodeAt, processOf, row, send, type Work, waitsOf, workOn } from '../run/work.ts'
import { settle } from './run.ts'

/** Which step of the new diagram stands for one of the old; those that are not named keep their id. */
export type Mapping = Readonly<Record<string, string>>

/** What a migration would do to one token. `keep` lets its task as it is, `restart` enters the new step anew. */
export type Move = { token: string; from: string; to: string; how: 'keep' | 'restart' }
export type Problem = { node: string; why: 'missing' | 'elsewhere' | 'noFlow' | 'noProcess' }
export type Plan = { moves: Move[]; problems: Problem[] }

/** What a migration to another program would do, without doing it. One with problems is refused. */
export function planMigration(from: Program, to: Program, state: State, mapping: Mapping = {}): Plan {
  const moves: Move[] = []
  const problems: Problem[] = []
  for (const token of Object.values(state.tokens)) {
    const scope = row(state.scopes, token.scope)
    const process = to.processes[scope.process]
    const old = row(row(from.processes, scope.process).nodes, token.node)
    const node = process?.nodes[mapping[old.id] ?? old.id]
    const why = problemOf(process, node, containerOf(scope), mapping, old)
    if (why || !process || !node) {
      problems.push({ node: old.id, why: why ?? 'missing' })
      continue
    }
    const isJoining = isJoin(node) && isJoin(old)
    if (isJoining && viaOf(from, process, token, scope.process, mapping, node) === undefined)
      problems.push({ node: old.id, why: 'noFlow' })
    moves.push({
      token: token.id,
      from: old.id,
      to: node.id,
      how: isSame(from, to, old, node, scope.process) ? 'keep' : 'restart',
    })
  }
  return { moves, problems }
}

function problemOf(
  process: Process | undefined,
  node: Node | undefined,
  container: string,
  mapping: Mapping,
  old: Node,
): Problem['why'] | undefined {
  if (!process) return 'noProcess'
  if (!node) return 'missing'
  // Within one of several instances the step is the repeated one itself.
  const around = mapping[container] ?? container
  return node.container === around || node.container === (mapping[old.container] ?? old.container) ? undefined : 'elsewhere'
}

const howOften = ({ loop }: Node) => (loop?.isOnce ? 'once' : loop ? 'several' : 'plain')

/** Whether what is open at the old step can stay open at the new one. */
function isSame(from: Program, to: Program, old: Node, node: Node, process: string): boolean {
  if (old.type !== node.type || howOften(old) !== howOften(node)) return false
  if (old.type === 'callActivity') return old.call?.process === node.call?.process
  if (old.type !== 'eventBasedGateway') return JSON.stringify(old.trigger) === JSON.stringify(node.trigger)
  const events = (program: Program, { outgoing }: Node) => outgoing.map((id) => program.processes[process]?.flows[id]?.to).join()
  return events(from, old) === events(to, node)
}

/** The flow of the new diagram by which a token stands in a join: of the same id, or from the same step. */
function viaOf(from: Program, process: Process, { via }: Token, id: string, mapping: Mapping, node: Node): string | undefined {
  if (via === null || node.incoming.includes(via)) return via ?? ''
  const source = from.processes[id]?.flows[via]?.from ?? ''
  return node.incoming.find((flow) => process.flows[flow]?.from === (mapping[source] ?? source))
}

/** Takes a running instance over to another program. Throws `CommandRefused` where the plan has problems. */
export function migrate(from: Program, to: Program, state: State, mapping: Mapping, now: number): Outcome {
  const { moves, problems } = planMigration(from, to, state, mapping)
  if (problems.length > 0) throw new CommandRefused('notMigratable', problems.map(({ node, why }) => `${node} ${why}`).join())
  const work = workOn(to, state, now, '')
  const nameOf = (id: string) => mapping[id] ?? id
  for (const [id, scope] of Object.entries(work.scopes))
    if (nameOf(scope.node) !== scope.node) work.scopes[id] = { ...scope, node: nameOf(scope.node) }
  for (const { token: id, to: target, how } of moves) {
    const token = work.tokens[id]
    if (!token) continue
    const process = processOf(work, token.scope)
    const node = row(process.nodes, target)
    const via = isJoin(node) ? (viaOf(from, process, token, process.id, mapping, node) ?? token.via) : token.via
    const moved = { ...token, node: target, via, returnTo: token.returnTo === null ? null : nameOf(token.returnTo) }
    if (how === 'restart') restart(work, moved)
    else keep(work, moved, node, nameOf)
  }
  takeVisits(work, nameOf)
  renewHandlers(work)
  return settle(work, state)
}

function restart(work: Work, token: Token): void {
  // Told under the old step, which the new diagram may not have.
  for (const { id } of waitsOf(work, token.id)) delete work.waits[id]
  clear(work, token.id)
  send(work, token)
}

/** The task stays open under its new name; events at its border are those of the new diagram. */
function keep(work: Work, token: Token, node: Node, nameOf: (id: string) => string): void {
  if (JSON.stringify(work.tokens[token.id]) !== JSON.stringify(token)) work.tokens[token.id] = token
  const known = new Set<string>()
  for (const wait of waitsOf(work, token.id)) {
    const target = nameOf(wait.node)
    const isBorder = target !== node.id && node.type !== 'eventBasedGateway'
    if (isBorder && !node.boundaries.includes(target)) delete work.waits[wait.id]
    else if (target !== wait.node) work.waits[wait.id] = { ...wait, node: target }
    known.add(target)
  }
  const { kind, node: around } = row(work.scopes, token.scope)
  if (kind === 'instance' && around === node.id) return
  subscribeBoundaries(work, token, { ...node, boundaries: node.boundaries.filter((id) => !known.has(id)) })
}

function takeVisits(work: Work, nameOf: (id: string) => string): void {
  const visits = Object.values(work.visits)
  for (const visit of visits) {
    const node = nameOf(visit.node)
    const isThere = processOf(work, visit.scope).nodes[node] !== undefined
    if (node === visit.node && isThere) continue
    delete work.visits[`${visit.scope}/${visit.node}`]
    if (isThere) work.visits[`${visit.scope}/${node}`] = { ...visit, node }
  }
}

/** Open scopes wait for the event sub-processes that the new diagram has. */
function renewHandlers(work: Work): void {
  for (const scope of Object.values(work.scopes)) {
    if (scope.kind === 'loop' || scope.kind === 'instance') continue
    const { containers, nodes } = processOf(work, scope.id)
    const handlers = containers[containerOf(scope)]?.handlers ?? []
    const waits = Object.values(work.waits).filter((wait) => wait.scope === scope.id && wait.token === null)
    const isThere = (id: string) =>
      nodes[id] !== undefined && handlers.includes(nodeAt(work, { scope: scope.id, node: id }).container)
    for (const wait of waits) if (!isThere(wait.node)) delete work.waits[wait.id]
    const known = new Set(waits.filter(({ node }) => isThere(node)).map(({ node }) => nodes[node]?.container))
    subscribeHandlers(
      work,
      scope,
      handlers.filter((id) => !known.has(id)),
    )
  }
}
