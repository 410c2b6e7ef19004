import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react'
import { guarded } from '../CatchErrors/guarded.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Blank, Root } from './Tree.styles.ts'
import { treeTexts } from './Tree.texts.ts'
import { TreeList, type TreeListProps, type TreeLook } from './TreeList.tsx'
import type { LoadTreeChildren, TreeMove, TreeNode } from './types.ts'
import { useTree } from './useTree.ts'

export type TreeProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> &
  TreeLook & {
    nodes: readonly TreeNode[]
    /** Name of the tree for screen readers. */
    label: string
    /** Fetches the children of nodes that say `hasChildren`, when they open for the first time. */
    loadChildren?: LoadTreeChildren
    /** Keys of the open nodes. */
    expandedKeys?: ReadonlySet<string>
    /** Keys of the nodes that are open at first; 'all' for every one whose children are here, also when they come later. Default none. */
    defaultExpandedKeys?: Iterable<string> | 'all'
    onExpandedChange?: (keys: Set<string>) => void
    /** Default 'none'. */
    selectionMode?: 'none' | 'single' | 'multiple'
    selectedKeys?: ReadonlySet<string>
    /** Default none. */
    defaultSelectedKeys?: Iterable<string>
    onSelectionChange?: (keys: Set<string>) => void
    /** Gives every node a box to tick. Default false. */
    isCheckable?: boolean
    /** Ticks of parents and children do not touch each other. Default false: a parent is the sum of what is below it. */
    checkStrictly?: boolean
    /**
     * Keys of the ticked nodes. A parent alone stands for everything below it, also what is loaded later; with some of its descendants
     * beside it, those decide.
     */
    checkedKeys?: ReadonlySet<string>
    /** Default none. */
    defaultCheckedKeys?: Iterable<string>
    /** Receives every ticked node, and parents of which everything is ticked. */
    onCheckedChange?: (keys: Set<string>) => void
    /** Enter or a double press on a node; a single press where nothing is selected or ticked. */
    onAction?: (node: TreeNode) => void
    /** Nodes can be carried elsewhere, all of them or those it says yes to. Default false. */
    isDraggable?: boolean | ((node: TreeNode) => boolean)
    /** Whether a node may go there. Default anywhere but into itself. */
    canDrop?: (move: TreeMove) => boolean
    /** A node was dropped; the caller changes `nodes`, with `moveTreeNode` where they are plain data. */
    onMove?: (move: TreeMove) => void
    /** Puts a search field above the tree. Default false. */
    isSearchable?: boolean
    /** What is searched for, where the field stands elsewhere. */
    query?: string
    /** Default false. */
    isLoading?: boolean
    /** Stands in place of the tree when it has no nodes. Default a short notice. */
    empty?: ReactNode
    /** Most height of the list, in px or as a CSS length; default the height of the window. In a column it takes the room there is. */
    maxHeight?: TreeListProps['maxHeight']
  }

/** Records that contain each other: departments, materials, menus. Any number of nodes, loaded at once or as they open. */
export const Tree = (props: TreeProps) => {
  const {
    nodes,
    label,
    loadChildren,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    selectionMode = 'none',
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    isCheckable = false,
    checkStrictly = false,
    checkedKeys,
    defaultCheckedKeys,
    onCheckedChange,
    onAction,
    isDraggable,
    canDrop,
    onMove,
    isSearchable = false,
    query: givenQuery,
    isLoading = false,
    empty,
    maxHeight,
    size = 'medium',
    hasGuides,
    renderLabel,
    renderActions,
    ...rest
  } = props
  if (import.meta.env.DEV) warnUnknown('Tree', 'selectionMode', selectionMode, ['none', 'single', 'multiple'])
  if (import.meta.env.DEV) warnUnknown('Tree', 'size', size, ['small', 'medium'])
  const { t, formatNumber } = useLocale()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const query = givenQuery ?? (isSearchable ? typed : '')
  const state = useTree({
    component: 'Tree',
    nodes,
    loadChildren,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
    query,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    isCheckable,
    checkStrictly,
    checkedKeys,
    defaultCheckedKeys,
    onCheckedChange,
    onAction,
  })
  const { rows, matches } = state.tree

  const blank = (): ReactNode => {
    if (isLoading) return <Spinner showLabel label={t(commonTexts.loading)} />
    if (matches) return t(treeTexts.noMatch, { query: query.trim() })
    return guarded(empty) ?? t(treeTexts.empty)
  }
  return (
    <Root {...rest} data-size={size} data-searching={matches ? '' : undefined}>
      {isSearchable && (
        <SearchField
          size={size}
          label={t(treeTexts.search)}
          delay={80}
          onSearch={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return
            event.preventDefault()
            scroller.current?.focus()
          }}
        />
      )}
      <Hidden role="status">{matches ? t(treeTexts.found, { count: formatNumber(matches.count) }) : ''}</Hidden>
      {rows.length === 0 || isLoading ? (
        <Blank>{blank()}</Blank>
      ) : (
        <TreeList
          id={id}
          label={label}
          state={state}
          scroller={scroller}
          maxHeight={maxHeight}
          {...{ size, hasGuides, renderLabel, renderActions, isDraggable, canDrop, onMove }}
        />
      )}
    </Root>
  )
}
