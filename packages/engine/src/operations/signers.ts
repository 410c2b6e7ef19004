import { CommandRefused } from '../model/outcome.ts'
import type { Loop, Node } from '../model/program.ts'
import type { Scope } from '../model/state.ts'
import { count, numberIn, openInstance, settleLoop } from '../run/loops.ts'
import { removeScope } from '../run/remove.ts'
import { nodeAt, row, type Work } from '../run/work.ts'
import type { CommandOf } from './command.ts'
import { remark, taskOf, tokenOf } from './find.ts'

type Shared = { scope: Scope; node: Node; loop: Loop; items: readonly unknown[]; itemName: string }

/** Those who sign, one of whose tasks is open; only a step that gives out people can get another. */
function sharedOf(work: Work, wait: string): Shared {
  const token = tokenOf(work, taskOf(work, wait))
  const node = nodeAt(work, token)
  const scope = work.scopes[row(work.scopes, token.scope).parent ?? '']
  if (!node.loop?.itemName || !scope?.loop) throw new CommandRefused('notShared', node.id)
  return { scope, node, loop: node.loop, items: scope.loop.items, itemName: node.loop.itemName }
}

const openFor = (work: Work, { scope, itemName }: Shared, user: string): Scope | undefined =>
  Object.values(work.scopes).find(({ id, parent }) => parent === scope.id && work.variables[`${id}/${itemName}`]?.value === user)

/** More people sign: beside the others, or right after the one whose turn it is. */
export function addSigner(work: Work, { wait: id, users, comment }: CommandOf<'addSigner'>): void {
  const wait = taskOf(work, id)
  const shared = sharedOf(work, id)
  const { scope, node, loop, items } = shared
  const opened = scope.loop?.opened ?? 0
  const known = users.find((user) => openFor(work, shared, user) || items.slice(opened).includes(user))
  if (known !== undefined || new Set(users).size < users.length) throw new CommandRefused('alreadySigning', known)
  const all = [...(scope.loop?.items ?? []).slice(0, opened), ...users, ...(scope.loop?.items ?? []).slice(opened)]
  work.scopes[scope.id] = { ...scope, loop: { items: all, opened } }
  count(work, scope.id, { nrOfInstances: numberIn(work, scope.id)('nrOfInstances') + users.length })
  if (!loop.isSequential) for (const _ of users) openInstance(work, scope.id, node, loop)
  remark(work, 'addMultiInstanceComment', comment, wait)
}

/** Somebody need not sign any more: their task is closed, or never opens. The last one stays. */
export function removeSigner(work: Work, { wait: id, user, comment }: CommandOf<'removeSigner'>): void {
  const wait = taskOf(work, id)
  const shared = sharedOf(work, id)
  const { scope, node } = shared
  const total = numberIn(work, scope.id)('nrOfInstances')
  if (total <= 1) throw new CommandRefused('lastSigner', user)
  const open = openFor(work, shared, user)
  const { items, opened } = scope.loop ?? { items: [], opened: 0 }
  const waiting = items.indexOf(user, opened)
  if (!open && waiting < 0) throw new CommandRefused('notThere', user)
  if (open) removeScope(work, open.id)
  else work.scopes[scope.id] = { ...scope, loop: { items: items.toSpliced(waiting, 1), opened } }
  count(work, scope.id, { nrOfInstances: total - 1 })
  remark(work, 'deleteMultiInstanceComment', comment, wait)
  settleLoop(work, scope.id, node)
}
