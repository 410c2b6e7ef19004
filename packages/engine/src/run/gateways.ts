import { holds } from '../expression/evaluate.ts'
import type { Flow, Node } from '../model/program.ts'
import type { Token } from '../model/state.ts'
import { lookupIn } from './variables.ts'
import { processOf, row, type Work } from './work.ts'

const flowsOf = (work: Work, { scope }: Token, { outgoing }: Node): Flow[] =>
  outgoing.map((id) => row(processOf(work, scope).flows, id))

const isOpen = (work: Work, { scope }: Token, { condition }: Flow): boolean =>
  !condition || holds(condition, lookupIn(work, scope))

const nowhere = (node: Node): Error => new Error(`No condition of ${node.id} holds, and it has no default flow.`)

/** Every way out. */
export const every = flowsOf

/** The first way out whose condition holds, else the default. */
export function exclusive(work: Work, token: Token, node: Node): Flow[] {
  const all = flowsOf(work, token, node)
  const found =
    all.find((flow) => flow.id !== node.default && isOpen(work, token, flow)) ?? all.find(({ id }) => id === node.default)
  if (!found && all.length > 0) throw nowhere(node)
  return found ? [found] : []
}

/** All ways out whose conditions hold, else the default. */
export function chosen(work: Work, token: Token, node: Node): Flow[] {
  const all = flowsOf(work, token, node)
  const open = all.filter((flow) => flow.id !== node.default && isOpen(work, token, flow))
  const found = open.length > 0 ? open : all.filter(({ id }) => id === node.default)
  if (found.length === 0 && all.length > 0) throw nowhere(node)
  return found
}
