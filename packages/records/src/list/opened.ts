import type { AnyRecord, Core } from '@bip/contract'
import type { RecordsHost } from '../host/RecordsProvider.tsx'

/** The record that a row of a list leads to: itself, or the one that a query's row speaks of; undefined where it leads nowhere. */
export function openedBy({ resources, permissions }: Pick<RecordsHost, 'resources' | 'permissions'>, core: Core, row: AnyRecord) {
  if (!core.computed) return core.calls.detail ? { core, id: row.id } : undefined
  const { opens } = core.computed
  const target = opens && resources.known(opens.resource)
  const id = opens && row[opens.id]
  if (!target?.calls.detail || typeof id !== 'string' || id === '' || !permissions.has(`${target.key}_view`)) return undefined
  return { core: target, id }
}
