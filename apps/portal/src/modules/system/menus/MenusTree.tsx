import type { MenuDetail } from '@bip/contract'
import { Tag, Tree, type TreeMove, type TreeNode } from '@bip/design-system'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSystemText } from '../useSystemText.ts'
import { wayTo } from './menuTree.ts'

const openAtFirst = ['system', 'crm', 'scm', 'work']

type MenusTreeProps = {
  entries: readonly MenuDetail[]
  nodes: readonly TreeNode[]
  chosenId: string | undefined
  isLoading: boolean
  onChoose: (id: string) => void
  /** Without it nothing can be carried elsewhere. */
  onMove: ((move: TreeMove) => void) | undefined
}

/** The tree of the menu. What is open in it is its own: opening a node is nothing to the page beside it. */
export const MenusTree = ({ entries, nodes, chosenId, isLoading, onChoose, onMove }: MenusTreeProps) => {
  const { t } = useSystemText()
  const hidden = useMemo(() => new Set(entries.filter(({ isHidden }) => isHidden).map(({ id }) => id)), [entries])
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openAtFirst))
  const way = useMemo(() => wayTo(entries, chosenId).join(' '), [entries, chosenId])
  // The tree opens to an entry that an address names or that was just made.
  useEffect(() => setOpen((before) => new Set([...before, ...way.split(' ')])), [way])
  // The same function while nothing it shows changes, or every row is made anew.
  const mark = t('menus.hidden')
  const drawLabel = useCallback(
    ({ key, label }: TreeNode) => (
      <>
        {label} {hidden.has(key) && <Tag>{mark}</Tag>}
      </>
    ),
    [hidden, mark],
  )
  return (
    <Tree
      label={t('menus.title')}
      nodes={nodes}
      isLoading={isLoading}
      isSearchable
      isDraggable={onMove !== undefined}
      onMove={onMove}
      selectionMode="single"
      expandedKeys={open}
      onExpandedChange={setOpen}
      selectedKeys={new Set(chosenId ? [chosenId] : [])}
      onSelectionChange={(keys) => onChoose([...keys][0] ?? '')}
      renderLabel={drawLabel}
    />
  )
}
