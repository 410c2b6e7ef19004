import { StepFault } from '../expression/fault.ts'
import type { Flow } from '../model/program.ts'
import type { Branch, Token } from '../model/state.ts'
import { removeToken } from './remove.ts'
import { closeSoon, newId, nodeAt, pass, putToken, send, tokensIn, type Work } from './work.ts'

/** More tokens of one scope than these come of a circle that splits each time round. */
const maxTokens = 300

/** Takes flows: the token itself goes on by one, and is split by several. Without any it ends here. */
export function follow(work: Work, token: Token, flows: readonly Flow[]) {
  const node = nodeAt(work, token)
  if (flows.length > 1 && tokensIn(work, token.scope).length >= maxTokens)
    throw new StepFault('splitsForever', `${node.id} splits again and again without an end.`)
  pass(work, 'left', node)
  const [first, ...others] = flows
  if (!first) return end(work, token)
  for (const { id } of flows) work.passages.push({ what: 'taken', id, type: 'sequenceFlow' })
  const at = ({ id, to }: Flow, forks: readonly Branch[]) => ({ scope: token.scope, node: to, via: id, forks, returnTo: null })
  if (others.length === 0) return send(work, { ...at(first, token.forks), id: token.id })
  const fork = newId(work)
  removeToken(work, token.id)
  flows.forEach((flow, index) => {
    send(work, putToken(work, at(flow, [...token.forks, { fork, branches: [index] }])))
  })
}

/** A token that has come to an end; the last one of a scope closes it. */
export function end(work: Work, token: Token): void {
  removeToken(work, token.id)
  closeSoon(work, token.scope)
}
