import { CommandRefused } from '../model/outcome.ts'
import type { Node, Program } from '../model/program.ts'
import type { Branch, State, Token, Visit, Wait } from '../model/state.ts'
import { leadsTo } from '../run/reach.ts'
import { removeToken } from '../run/remove.ts'
import { nodeAt, processOf, putToken, send, tokensIn, type Work, workOn } from '../run/work.ts'
import type { CommandOf } from './command.ts'
import { ownerOf, remark, taskOf, tokenOf } from './find.ts'

/** A step that a task can go back to, and the token that would be taken there. */
type StepBack = { visit: Visit; node: Node; token: Token }

const isWithin = (outer: readonly Branch[], inner: readonly Branch[]) =>
  outer.every(({ fork, branches }, index) => inner[index]?.fork === fork && inner[index].branches.join() === branches.join())

/** Steps of people that lead to this one and were done, the latest first: of its branch, before it, and around its sub-process. */
export function waysBack(work: Work, wait: Wait): StepBack[] {
  const ways: StepBack[] = []
  for (let token: Token | undefined = tokenOf(work, wait); token; token = ownerOf(work, token)) {
    const [at, process] = [token, processOf(work, token.scope)]
    for (const visit of Object.values(work.visits)) {
      const node = process.nodes[visit.node]
      const isBack = visit.scope === at.scope && isWithin(visit.forks, at.forks) && leadsTo(process, visit.node, at.node)
      if (node && isBack && visit.node !== at.node) ways.push({ visit, node, token: at })
    }
  }
  return ways.sort((one, other) => other.visit.order - one.visit.order)
}

export type BackNode = { id: string; name: string; by: string }

/** The steps that a task can be taken back to, the latest first, with whoever did them. Throws `CommandRefused` where the task is not open. */
export function backNodes(program: Program, state: State, wait: string): BackNode[] {
  const work = workOn(program, state, 0, '')
  const ways = waysBack(work, taskOf(work, wait))
  const byNode = new Map(ways.toReversed().map(({ node, visit }) => [node.id, { id: node.id, name: node.name, by: visit.by }]))
  return [...byNode.values()].toReversed()
}

/** Takes a task back to an earlier step; branches that were opened since are closed with it. */
export function rollback(work: Work, { wait: id, node, returns, comment }: CommandOf<'rollback'>): void {
  const wait = taskOf(work, id)
  const way = waysBack(work, wait).find(({ visit }) => visit.node === node)
  if (!way) throw new CommandRefused('notBack', node)
  const { visit, token } = way
  remark(work, 'rollbackComment', comment, wait)
  // The outermost fork that was opened after the step was done: all its branches go.
  const fork = token.forks[visit.forks.length]?.fork
  for (const other of tokensIn(work, token.scope))
    if (other.id === token.id || (fork && other.forks.some((branch) => branch.fork === fork))) removeToken(work, other.id)
  restart(work, visit, returns ? token.node : null)
}

/** Takes back what one decided, as long as nobody has decided anything after it. */
export function recall(work: Work, { node, comment }: CommandOf<'recall'>): void {
  const visits = Object.values(work.visits)
  const visit = visits.find((one) => one.node === node && one.by === work.by)
  if (!visit || visits.some(({ order }) => order > visit.order)) throw new CommandRefused('tooLate', node)
  const process = processOf(work, visit.scope)
  const since = tokensIn(work, visit.scope).filter(
    (token) => isWithin(visit.forks, token.forks) && (leadsTo(process, node, token.node) || token.node === node),
  )
  if (since.length === 0 || since.some((token) => token.node === node)) throw new CommandRefused('tooLate', node)
  for (const { id } of since) removeToken(work, id)
  remark(work, 'recallComment', comment)
  restart(work, visit, null)
}

/** The step is done once more, by whoever did it. */
function restart(work: Work, { scope, node, forks, by, order }: Visit, returnTo: string | null): void {
  for (const [key, visit] of Object.entries(work.visits))
    if (visit.scope === scope && visit.order >= order) delete work.visits[key]
  const token = putToken(work, { scope, node, via: null, forks, returnTo })
  const { loop } = nodeAt(work, token)
  if (!loop || loop.isOnce) work.nextAssignee = by
  send(work, token)
}
