import { type AnyRecord, type Core, dayAt, operationsOf, permissionCode, standsReady } from '@bip/contract'
import type { RecordsHost } from './RecordsProvider.tsx'

/** What nobody does by hand to a copy of a neighbour's records. */
const notOfMirrors: ReadonlySet<string> = new Set(['add', 'edit', 'remove', 'import'])

/** Whether the user may do something with the resource as such: `view`, `add`, `import`, `export`. */
export const mayUse = (host: Pick<RecordsHost, 'permissions'>, core: Core, operation: string): boolean =>
  !(core.mirror && notOfMirrors.has(operation)) && mayAsAllowed(host, core, operation)

const mayAsAllowed = (host: Pick<RecordsHost, 'permissions'>, core: Core, operation: string): boolean =>
  core.computed?.isForAll === true || host.permissions.has(core.computed?.listing?.permission ?? permissionCode(core, operation))

/** Who asks; a host is one. */
type Asking = Pick<RecordsHost, 'permissions' | 'userId'> & { timeZone?: string }

/**
 * Whether the user may `edit`, `remove` or run an action on a record: as the gateway said with it (`_can`),
 * else by permission, state and conditions, as every gateway's buttons go.
 */
export const mayDo = (host: Asking, core: Core, record: AnyRecord, operation: string): boolean => {
  const rule = operationsOf(core).find(({ name }) => name === operation)
  if (!rule || (core.mirror && notOfMirrors.has(operation))) return false
  if (!record.id) {
    // A button that is bound to no row is nobody's: what it would do cannot be judged.
    console.warn(`A button of "${core.key}" (${operation}) has no record, so it is not offered.`)
    return false
  }
  if (record._can) return record._can.includes(operation)
  const asker = { userId: host.userId ?? '', today: dayAt(new Date(), host.timeZone ?? 'UTC') }
  const isAllowed = rule.permission ? host.permissions.has(rule.permission) : mayUse(host, core, operation)
  return isAllowed && standsReady(core, rule, record, asker)
}
