import { type CSSProperties, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useRowWindow } from '../foundations/useRowWindow.ts'
import { Hidden } from '../foundations/visuallyHidden.styles.ts'
import { useRowHeight } from '../Table/useRowHeight.ts'
import { Scroller } from './Tree.styles.ts'
import { treeTexts } from './Tree.texts.ts'
import { TreeDropMark } from './TreeDropMark.tsx'
import { Space } from './TreeParts.styles.ts'
import { type TreeLabelContext, TreeNoteView, TreeRowView } from './TreeRowView.tsx'
import { rowOfKey } from './treeIndex.ts'
import type { TreeNode, TreeRow } from './types.ts'
import { rowDomId, type TreeState } from './useTree.ts'
import { type TreeDragOptions, useTreeDrag } from './useTreeDrag.ts'
import { useTreePresses } from './useTreePresses.ts'

export type TreeLook = {
  /** Height of the rows: 4 px, or for small ones 8 px, less than those of a table of the same density. Default 'medium'. */
  size?: 'small' | 'medium'
  /** Draws a line down from every open node. Default false. */
  hasGuides?: boolean
  /** Content of a label, on one line; default the label itself. */
  renderLabel?: (node: TreeNode, context: TreeLabelContext) => ReactNode
  /** Small buttons at the end of the row that the pointer or the keyboard is on. */
  renderActions?: (node: TreeNode) => ReactNode
}

export type TreeListProps = TreeLook &
  Partial<TreeDragOptions> & {
    id: string
    label: string
    state: TreeState
    scroller: RefObject<HTMLDivElement | null>
    /** The focus stays on a field, which points here. Default false. */
    isDriven?: boolean
    /** In px or as a CSS length; default the height of the window. */
    maxHeight?: CSSProperties['maxHeight']
  }

const lessThanTable = { small: 8, medium: 4 } as const
const steps = { small: 16, medium: 20 } as const
const noWords: readonly string[] = []

/** Unique in the page, also where a key of a node is not. */
const reactKeyOf = (row: TreeRow, seen: Set<string>): string => {
  const key = row.kind === 'node' ? row.node.key : `${row.parent.node.key}\u0000`
  if (seen.has(key)) return `${key}\u0000${row.kind === 'node' ? row.index : ''}`
  seen.add(key)
  return key
}

/** The rows of a tree: only those near the viewport are in the page. */
export const TreeList = (props: TreeListProps) => {
  const { id, label, state, scroller, isDriven = false, size = 'medium', hasGuides = false, renderLabel, renderActions } = props
  const { isDraggable = false, canDrop, onMove, maxHeight } = props
  const { tree, choice, active, keys } = state
  const { rows, isExpanded } = tree
  const { t } = useLocale()
  const rowHeight = useRowHeight(scroller) - lessThanTable[size]
  const { indexes, totalHeight, scrollTo } = useRowWindow({ scroller, count: rows.length, rowHeight, kept: active.row })
  const drag = useTreeDrag({ isDraggable, canDrop, onMove, tree, active, scroller, rowHeight })
  const presses = useTreePresses(state, drag, scroller, renderActions !== undefined)
  const words = tree.matches?.words ?? noWords

  const reveal = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    reveal.current = () => scrollTo(active.row)
  })
  const { revealed } = active
  // Scrolls when the keyboard moves, not when rows above come and go.
  useLayoutEffect(() => {
    if (revealed) reveal.current?.()
  }, [revealed])

  // A node that is chosen elsewhere, or at first, comes into sight once, when its row is there.
  const wanted = useRef<string>(undefined)
  const { single } = choice
  useLayoutEffect(() => {
    if (single === wanted.current) return
    const at = single === undefined ? -1 : rowOfKey(rows, tree.index, single)
    if (at >= 0) scrollTo(at)
    if (at >= 0 || single === undefined) wanted.current = single
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === event.currentTarget && !drag.onKeyDown(event)) keys.onKeyDown(event)
  }
  const standSomewhere = (): void => {
    const selected = rows.findIndex((row) => row.kind === 'node' && choice.isSelected(row))
    active.start(Math.max(0, selected))
  }
  // Custom properties, which CSSProperties does not know.
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--tree-row': `${rowHeight}px`,
    '--tree-step': `calc(${steps[size]} * var(--tree-px))`,
    ...(maxHeight === undefined ? {} : { maxHeight }),
  }
  const seen = new Set<string>()
  const focusProps = isDriven
    ? { tabIndex: -1, 'data-driven': '' }
    : {
        tabIndex: 0,
        'aria-activedescendant': rowDomId(id, rows[active.row]),
        'aria-describedby': isDraggable ? `${id}-drag` : undefined,
        onKeyDown,
        onFocus: standSomewhere,
        onBlur: drag.onBlur,
      }

  return (
    <>
      <Scroller
        {...focusProps}
        {...presses.handlers}
        id={id}
        ref={scroller}
        role="tree"
        aria-label={label}
        aria-multiselectable={choice.selectionMode === 'multiple' || choice.isCheckable || undefined}
        data-dragging={drag.isByPointer || undefined}
        style={style}
      >
        <Space style={{ height: totalHeight }}>
          {indexes.map((at) => {
            const row = rows[at]
            if (!row) return null
            const key = reactKeyOf(row, seen)
            const isActive = at === active.row
            const place = { domId: rowDomId(id, row) ?? '', at, top: at * rowHeight, isActive, hasGuides }
            if (row.kind !== 'node') return <TreeNoteView key={key} note={row} {...place} />
            return (
              <TreeRowView
                key={key}
                {...place}
                entry={row}
                words={words}
                isExpanded={isExpanded(row)}
                isSelected={choice.selectionMode === 'none' ? undefined : choice.isSelected(row)}
                check={choice.checkOf(row)}
                isPressable={state.isPressable}
                canDrag={drag.canDrag(row)}
                hasGrips={drag.isOn}
                isCarried={drag.entry === row}
                isDropTarget={drag.place?.position === 'inside' && drag.place.entry === row}
                renderLabel={renderLabel}
                renderActions={isActive || at === presses.hovered ? renderActions : undefined}
              />
            )
          })}
          <TreeDropMark drag={drag} rows={rows} rowHeight={rowHeight} />
        </Space>
      </Scroller>
      {isDraggable && <Hidden id={`${id}-drag`}>{t(treeTexts.dragHelp)}</Hidden>}
    </>
  )
}
