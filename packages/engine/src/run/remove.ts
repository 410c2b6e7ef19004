import { nodeAt, pass, scopeUnder, tokensIn, type Work, waitsOf } from './work.ts'

/** Takes a token away with all that it waits for and all that is open beneath it. */
export function removeToken(work: Work, token: string): void {
  clear(work, token)
  delete work.tokens[token]
}

/** Ends what a token waits for and what is open beneath it; the token stays. */
export function clear(work: Work, token: string): void {
  for (const wait of waitsOf(work, token)) removeWait(work, wait.id)
  const scope = scopeUnder(work, token)
  if (scope) removeScope(work, scope.id)
}

/** A user task that was open until now is told as cancelled. */
function removeWait(work: Work, id: string): void {
  const wait = work.waits[id]
  if (wait?.kind === 'task') pass(work, 'cancelled', nodeAt(work, wait), { wait: id })
  delete work.waits[id]
}

/** Closes a scope with all that lies in it. */
export function removeScope(work: Work, id: string): void {
  for (const scope of Object.values(work.scopes)) if (scope.parent === id) removeScope(work, scope.id)
  for (const { id: token } of tokensIn(work, id)) removeToken(work, token)
  for (const wait of Object.values(work.waits)) if (wait.scope === id) removeWait(work, wait.id)
  for (const table of [work.variables, work.visits] as const)
    for (const [key, { scope }] of Object.entries(table)) if (scope === id) delete table[key]
  delete work.scopes[id]
}
