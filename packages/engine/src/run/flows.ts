import type { Flow } from '../model/program.ts'
import type { Branch, Token } from '../model/state.ts'
import { removeToken } from './remove.ts'
import { closeSoon, newId, nodeAt, pass, putToken, send, type Work } from './work.ts'

/** Takes flows: the token itself goes on by one, and is split by several. Without any it ends here. */
export function follow(work: Work, token: Token, flows: readonly Flow[]) {
  pass(work, 'left', nodeAt(work, token))
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
