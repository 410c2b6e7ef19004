import { memo } from 'react'
import type { TreeNode } from '../Tree/types.ts'
import type { TransferSideActions, TransferSideName, TransferSideState } from './sideActions.ts'
import { TransferList } from './TransferList.tsx'
import { TransferPanel } from './TransferPanel.tsx'
import { TransferTree } from './TransferTree.tsx'

type TransferSideProps = Omit<TransferSideState, 'all'> & {
  side: TransferSideName
  title: string
  total: number
  selected: ReadonlySet<string>
  /** Shows the items in their tree. */
  tree?: readonly TreeNode[]
  isDisabled: boolean
  isReadOnly: boolean
  isSearchable: boolean
  isSortable: boolean
  /** In px. */
  height: number
  on: TransferSideActions
}

/** One side with its items. */
export const TransferSide = memo((props: TransferSideProps) => {
  const { side, title, items, total, state, words, query, selected, tree, height, on, ...is } = props
  const isLocked = is.isDisabled || is.isReadOnly
  return (
    <TransferPanel
      title={title}
      side={side}
      found={items.length}
      total={total}
      state={state}
      query={query}
      onSearch={is.isSearchable ? on.search : undefined}
      isDisabled={is.isDisabled}
      isReadOnly={is.isReadOnly}
      onToggleAll={on.toggleAll}
    >
      {tree ? (
        <TransferTree
          label={title}
          nodes={tree}
          items={items}
          selected={selected}
          query={query}
          isLocked={isLocked}
          onSelect={on.selectOnly}
          onMove={on.moveItem}
        />
      ) : (
        <TransferList
          label={title}
          items={items}
          selected={selected}
          words={words}
          isDisabled={is.isDisabled}
          isReadOnly={is.isReadOnly}
          height={height}
          onSelect={on.select}
          onMove={on.moveItem}
          // Between found items lie others, so "after this one" would not mean what it shows.
          onSort={is.isSortable && words.length === 0 ? on.sort : undefined}
        />
      )}
    </TransferPanel>
  )
})
