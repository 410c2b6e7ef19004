import { useMemo } from 'react'
import { Tree } from '../Tree/Tree.tsx'
import type { TreeNode } from '../Tree/types.ts'
import { TreeBox } from './Transfer.styles.ts'
import type { TransferItem } from './transfer.ts'

type TransferTreeProps = {
  label: string
  nodes: readonly TreeNode[]
  /** The items that are left; what of the tree leads to none of them is not shown. */
  items: readonly TransferItem[]
  selected: ReadonlySet<string>
  query: string
  isLocked: boolean
  onSelect: (keys: ReadonlySet<string>) => void
  onMove: (key: string) => void
}

/** The nodes that lead to items that are left; the same objects where nothing below them went away. */
const leftOf = (nodes: readonly TreeNode[], keys: ReadonlySet<string>): readonly TreeNode[] => {
  let isChanged = false
  const kept: TreeNode[] = []
  for (const node of nodes) {
    const children = node.children && leftOf(node.children, keys)
    if (children === node.children && (children !== undefined || keys.has(node.key))) kept.push(node)
    else {
      isChanged = true
      if (children && children.length > 0) kept.push({ ...node, children })
    }
  }
  return isChanged ? kept : nodes
}

/** The items that are left in their tree; a box of a parent selects what is below it. */
export const TransferTree = ({ label, nodes, items, selected, query, isLocked, onSelect, onMove }: TransferTreeProps) => {
  const left = useMemo(() => leftOf(nodes, new Set(items.map(({ key }) => key))), [nodes, items])
  return (
    <TreeBox inert={isLocked}>
      <Tree
        label={label}
        nodes={left}
        size="small"
        query={query}
        isCheckable
        checkedKeys={selected}
        onCheckedChange={onSelect}
        onAction={({ key }) => onMove(key)}
      />
    </TreeBox>
  )
}
