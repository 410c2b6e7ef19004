import { StepFault } from '../expression/fault.ts'
import type { Node } from '../model/program.ts'
import type { Branch, Token } from '../model/state.ts'
import { follow } from './flows.ts'
import { chosen, every } from './gateways.ts'
import { guarded, incident } from './incident.ts'
import { reachableFlows } from './reach.ts'
import { removeToken } from './remove.ts'
import { nodeAt, processOf, tokensIn, type Work, waitsOf } from './work.ts'

/** Tokens that wait in a join, the first of each flow that has one. */
type Group = { scope: string; node: Node; tokens: Token[]; empty: string[] }

function groupAt(work: Work, scope: string, node: Node): Group {
  const here = tokensIn(work, scope).filter((token) => token.node === node.id)
  const firsts = node.incoming.map((flow) => here.find(({ via }) => via === flow))
  const tokens = firsts.filter((token) => token !== undefined)
  return { scope, node, tokens, empty: node.incoming.filter((_, index) => !firsts[index]) }
}

/** Where tokens wait for others. One that an administrator put there came by no flow and goes straight on. */
export const isJoin = ({ type, incoming }: Node) =>
  (type === 'parallelGateway' || type === 'inclusiveGateway') && incoming.length > 1

/** A parallel join goes on once every way in has brought a token. */
export function joinParallel(work: Work, { scope }: Token, node: Node): void {
  const group = groupAt(work, scope, node)
  if (group.empty.length === 0) merge(work, group)
}

/** All else stands still: whatever join can go on does, and one that never will is told. True when something happened. */
export function settleJoins(work: Work): boolean {
  const groups = groupsOf(work)
  const ready = groups.find((group) => group.node.type === 'inclusiveGateway' && !mayStillCome(work, group))
  if (ready) {
    merge(work, ready)
    return true
  }
  const stuck = groups.find((group) => group.node.type === 'parallelGateway' && !mayStillCome(work, group))
  if (stuck) return tell(work, stuck)
  // Joins that wait for each other would wait for ever: an inclusive one goes first, a parallel one needs somebody.
  if (groups.length === 0 || Object.values(work.waits).some(({ token }) => token !== null)) return false
  const first = groups.find(({ node }) => node.type === 'inclusiveGateway')
  if (first) merge(work, first)
  return first ? true : tell(work, groups[0])
}

function groupsOf(work: Work): Group[] {
  const seen = new Map<string, Group>()
  for (const token of Object.values(work.tokens)) {
    const node = nodeAt(work, token)
    const key = `${token.scope}/${node.id}`
    if (isJoin(node) && !seen.has(key) && waitsOf(work, token.id).length === 0) seen.set(key, groupAt(work, token.scope, node))
  }
  return [...seen.values()].filter(({ tokens }) => tokens.length > 0)
}

/**
 * Whether a join may still get what it waits for: a parallel one a token by every way in that has brought none, an inclusive one by any.
 * A token that could as well come by a way that already has does not hold up an inclusive join, as the standard says.
 */
function mayStillCome(work: Work, { scope, node, empty }: Group): boolean {
  const process = processOf(work, scope)
  const others = tokensIn(work, scope).filter((token) => token.node !== node.id)
  const ways = others.map((token) => reachableFlows(process, token.node, node.id))
  if (node.type === 'parallelGateway') return empty.every((id) => ways.some((flows) => flows.has(id)))
  const full = node.incoming.filter((id) => !empty.includes(id))
  return ways.some((flows) => empty.some((id) => flows.has(id)) && !full.some((id) => flows.has(id)))
}

function tell(work: Work, group: Group | undefined): boolean {
  const token = group?.tokens.find(({ id }) => waitsOf(work, id).length === 0)
  if (group && token)
    incident(
      work,
      token,
      'enter',
      new StepFault('branchMissing', `${group.node.id} waits for a branch that cannot come any more.`),
    )
  return token !== undefined
}

function merge(work: Work, { node, tokens }: Group): void {
  const [first, ...others] = tokens
  if (!first) return
  const forks = others.reduce<readonly Branch[]>((known, { forks: more }) => joined(work, first.scope, known, more), first.forks)
  for (const { id } of others) removeToken(work, id)
  const token = { ...first, forks }
  work.tokens[first.id] = token
  for (const { id } of waitsOf(work, first.id)) delete work.waits[id]
  guarded(work, token, 'enter', () =>
    follow(work, token, node.type === 'parallelGateway' ? every(work, token, node) : chosen(work, token, node)),
  )
}

/** The branches that two tokens share; the fork where they part is kept as one branch of both, and nobody goes back into them. */
function joined(work: Work, scope: string, left: readonly Branch[], right: readonly Branch[]): readonly Branch[] {
  const depth = left.findIndex((branch, index) => {
    const other = right[index]
    return other?.fork !== branch.fork || other.branches.join() !== branch.branches.join()
  })
  if (depth < 0) return left
  const [one, other] = [left[depth], right[depth]]
  const common = left.slice(0, depth)
  if (!one || other?.fork !== one.fork) return common
  const branches = [...new Set([...one.branches, ...other.branches])].sort((a, b) => a - b)
  for (const [key, visit] of Object.entries(work.visits)) {
    const inside = visit.scope === scope ? visit.forks.find(({ fork }) => fork === one.fork) : undefined
    if (inside?.branches.every((branch) => branches.includes(branch))) delete work.visits[key]
  }
  return [...common, { fork: one.fork, branches }]
}

/** Forgets forks that no two tokens share any more, so that lines of descent do not grow. */
export function forgetForks(work: Work): void {
  const counts = new Map<string, number>()
  for (const { forks } of Object.values(work.tokens)) for (const { fork } of forks) counts.set(fork, (counts.get(fork) ?? 0) + 1)
  const isKept = ({ fork }: Branch) => (counts.get(fork) ?? 0) > 1
  for (const table of [work.tokens, work.visits] as const)
    for (const [key, held] of Object.entries(table))
      if (!held.forks.every(isKept)) (table as Record<string, typeof held>)[key] = { ...held, forks: held.forks.filter(isKept) }
}
