import { type Core, isReference } from '@bip/contract'
import { columnName, tableName } from '../kinds/index.ts'

/** A timeline walks the records that refer to one by when they happened, newest first. */
export function timelineIndexes(core: Core): Record<string, string> {
  const { at = 'createTime' } = core.timeline ?? {}
  if (!core.timeline || at === 'createTime') return {}
  const name = tableName(core)
  return Object.fromEntries(
    Object.entries(core.fields).flatMap(([key, field]) => {
      if (!isReference(field) || !field.indexed || field.serverOwned) return []
      const column = columnName(key)
      return [[`${name}_${column}_timeline`, `(tenant_id, ${column}, ${columnName(at)} desc, id desc) where not is_deleted`]]
    }),
  )
}
