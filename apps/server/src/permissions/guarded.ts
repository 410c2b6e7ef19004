import type { Guard, Session } from '../services/session.ts'

/** What signing in, staying and leaving need; nobody is locked out of that. */
const open = '/blade-auth/'

/** Whether API scopes close a call to the caller: some guard it, and the caller holds none of them. */
export function isClosedTo({ guards = [] }: Session, { method, path }: { method: string; path: string }): boolean {
  if (guards.length === 0 || path.startsWith(open)) return false
  const due = guards.filter((guard) => covers(guard, method, path))
  return due.length > 0 && !due.some(({ isHeld }) => isHeld)
}

/** By the path as the route declares it, so that no spelling of an address slips past. */
function covers(guard: Guard, method: string, path: string): boolean {
  if (guard.method !== 'ANY' && guard.method !== method) return false
  return guard.path.endsWith('*') ? path.startsWith(guard.path.slice(0, -1)) : path === guard.path
}
