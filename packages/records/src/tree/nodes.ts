import type { TreeLevel, TreeMove, TreeRecord } from '@bip/contract'
import type { TreeMove as Dropped, TreeNode } from '@bip/design-system'

/** Levels by the id of the record above; `''` for the top. */
export type Levels = Readonly<Record<string, TreeLevel>>

const nodeOf = ({ id, title, subtitle, count }: TreeRecord, children: readonly TreeNode[] | undefined): TreeNode => ({
  key: id,
  label: title,
  ...(subtitle && { keywords: subtitle }),
  ...(children ? { children } : { hasChildren: count > 0 }),
})

/** What is known of a tree, from one record down. */
export const nodesBelow = (levels: Levels, parentId = ''): TreeNode[] =>
  (levels[parentId]?.records ?? []).map((record) => nodeOf(record, levels[record.id] && nodesBelow(levels, record.id)))

/** What was found, each below what stands above it. */
export function nodesFound({ records }: TreeLevel): TreeNode[] {
  const ids = new Set(records.map(({ id }) => id))
  const below = (parentId: string | null): TreeNode[] =>
    records
      .filter((record) => (parentId === null ? !record.parentId || !ids.has(record.parentId) : record.parentId === parentId))
      .map((record) => nodeOf(record, below(record.id)))
  return below(null)
}

/** The record of a node, and those that stand beside it. */
export function placeIn(
  levels: Levels,
  id: string,
): { record: TreeRecord; parentId: string | null; siblings: readonly string[] } | null {
  for (const [parentId, { records }] of Object.entries(levels)) {
    const record = records.find((one) => one.id === id)
    if (record) return { record, parentId: parentId || null, siblings: records.map((one) => one.id) }
  }
  return null
}

type Place = Pick<TreeMove, 'parentId' | 'before'>

/** Where a dropped node goes. */
export function placeOfDrop(levels: Levels, { node, target, position }: Dropped): Place | null {
  if (position === 'inside') return { parentId: target.key, before: null }
  const place = placeIn(levels, target.key)
  if (!place) return null
  const others = place.siblings.filter((id) => id !== node.key)
  const before = position === 'before' ? target.key : (others[others.indexOf(target.key) + 1] ?? null)
  return { parentId: place.parentId, before }
}

/** Where it stands now, which takes the move back. */
export function placeNow(levels: Levels, id: string): Place | null {
  const place = placeIn(levels, id)
  return place && { parentId: place.parentId, before: place.siblings[place.siblings.indexOf(id) + 1] ?? null }
}
