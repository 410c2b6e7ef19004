import { type AnyRecord, type Core, permissionCode, stateField } from '@bip/contract'
import type { RecordsHost } from '../host/RecordsProvider.tsx'

/** Whether the user may do something with the resource as such: `view`, `add`, `import`, `export`. */
export const mayUse = (host: Pick<RecordsHost, 'permissions'>, core: Core, operation: string): boolean =>
  core.computed?.isForAll === true || host.permissions.has(permissionCode(core, operation))

const allowedByState = (core: Core, record: AnyRecord, operation: string): boolean => {
  const key = stateField(core)
  const state = key && core.states ? String(record[key] ?? '') : undefined
  if (state === undefined) return true
  if (operation === 'edit') return core.states?.[state]?.editable === true
  if (operation === 'remove') return core.states?.[state]?.removable === true
  const from = core.actions?.[operation]?.from
  return from === undefined || from.includes(state)
}

const isOffered = (core: Core, operation: string): boolean => {
  if (operation === 'edit') return core.calls.submit !== undefined || core.calls.update !== undefined
  return operation === 'remove' ? core.calls.remove !== undefined : core.actions?.[operation] !== undefined
}

/**
 * Whether the user may `edit`, `remove` or run an action on a record: as the gateway said with it (`_can`),
 * else by permission and state, as every gateway's buttons go.
 */
export const mayDo = (host: Pick<RecordsHost, 'permissions'>, core: Core, record: AnyRecord, operation: string): boolean => {
  if (!isOffered(core, operation)) return false
  if (!record.id) {
    // A button that is bound to no row is nobody's: what it would do cannot be judged.
    console.warn(`A button of "${core.key}" (${operation}) has no record, so it is not offered.`)
    return false
  }
  if (record._can) return record._can.includes(operation)
  return mayUse(host, core, operation) && allowedByState(core, record, operation)
}
