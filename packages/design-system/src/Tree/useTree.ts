import type { TreeEntry, TreeNode } from './types.ts'
import { useActiveRow } from './useActiveRow.ts'
import { type TreeChoiceOptions, useTreeChoice } from './useTreeChoice.ts'
import { useTreeKeys } from './useTreeKeys.ts'
import { type TreeRowsOptions, useTreeRows } from './useTreeRows.ts'

type Options = TreeRowsOptions &
  TreeChoiceOptions & {
    onAction?: (node: TreeNode) => void
    onPick?: (entry: TreeEntry) => void
  }

/** Everything a tree knows and does, without its looks: what a Tree and the pop-up of a TreeSelect have in common. */
export const useTree = (options: Options) => {
  const tree = useTreeRows(options)
  const choice = useTreeChoice(tree.index, tree.rows, options)
  const active = useActiveRow(tree.index, tree.rows)
  const { onAction, onPick } = options
  const keys = useTreeKeys({ tree, choice, active, onAction, onPick })
  return {
    tree,
    choice,
    active,
    keys,
    isPressable: onPick !== undefined || onAction !== undefined || choice.selectionMode !== 'none',
  }
}

export type TreeState = ReturnType<typeof useTree>

/** Id of a row's element, for aria-activedescendant; undefined for no row. */
export const rowDomId = (treeId: string, row: { kind: string; index?: number; parent?: { index: number } } | undefined) => {
  if (!row) return undefined
  return row.kind === 'node' ? `${treeId}-${row.index}` : `${treeId}-${row.parent?.index}-below`
}
