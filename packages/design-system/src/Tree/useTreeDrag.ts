import { type KeyboardEvent, type RefObject, useState } from 'react'
import { announce } from '../foundations/announce.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import type { Text } from '../foundations/texts.ts'
import { type DropPlace, dropPlaces, isRealMove } from './moveNode.ts'
import { treeTexts } from './Tree.texts.ts'
import { rowOfEntry } from './treeIndex.ts'
import type { TreeEntry, TreeMove, TreeNode } from './types.ts'
import type { ActiveRow } from './useActiveRow.ts'
import { usePointerDrag } from './usePointerDrag.ts'
import type { TreeRows } from './useTreeRows.ts'

export type TreeDragOptions = {
  /** All nodes, or those it says yes to. */
  isDraggable: boolean | ((node: TreeNode) => boolean)
  canDrop?: (move: TreeMove) => boolean
  onMove?: (move: TreeMove) => void
}

type Setup = TreeDragOptions & {
  tree: TreeRows
  active: ActiveRow
  scroller: RefObject<HTMLElement | null>
  /** In px. */
  rowHeight: number
}

type Drag = { entry: TreeEntry; place: DropPlace | undefined; isByKey: boolean }

/** Carrying a node to another place, with the pointer or with the keys. */
export const useTreeDrag = ({ isDraggable, canDrop, onMove, tree, active, scroller, rowHeight }: Setup) => {
  const { t } = useLocale()
  const { rows, isExpanded, expand } = tree
  const [drag, setDrag] = useState<Drag>()
  const say = (text: Text, params?: Record<string, string>): void => announce(t(text, params))

  // While a search hides some of the nodes, "after this one" would not mean what it shows.
  const isOn = isDraggable !== false && tree.matches === undefined
  const canDrag = (entry: TreeEntry): boolean =>
    isOn && !entry.node.isDisabled && (isDraggable === true || (typeof isDraggable === 'function' && isDraggable(entry.node)))
  const moveOf = (entry: TreeEntry, { entry: target, position }: DropPlace): TreeMove => ({
    node: entry.node,
    target: target.node,
    position,
  })
  const isAllowed = (entry: TreeEntry, place: DropPlace): boolean =>
    isRealMove(entry, place) && (canDrop?.(moveOf(entry, place)) ?? true)

  const cancel = (): void => {
    setDrag(undefined)
    say(treeTexts.cancelled)
  }
  const drop = ({ entry, place }: Drag): void => {
    setDrag(undefined)
    if (!place) {
      say(treeTexts.cancelled)
      return
    }
    say(treeTexts.dropped, { label: entry.node.label })
    onMove?.(moveOf(entry, place))
  }

  const pointer = usePointerDrag({
    scroller,
    count: rows.length,
    rowHeight,
    start: (at) => {
      const row = rows[at]
      if (row?.kind !== 'node' || !canDrag(row)) return false
      setDrag({ entry: row, place: undefined, isByKey: false })
      return true
    },
    over: (at, part) => {
      const row = rows[at]
      if (!drag || row?.kind !== 'node') return
      const isOpen = row.isParent && isExpanded(row)
      const below = rows[at + 1]
      const edge: DropPlace =
        part < 0.5
          ? { entry: row, position: 'before' }
          : isOpen && below?.kind === 'node'
            ? { entry: below, position: 'before' }
            : { entry: row, position: 'after' }
      const inside: DropPlace = { entry: row, position: 'inside' }
      const isMiddle = part > 0.28 && part < 0.72
      const place = (isMiddle ? [inside, edge] : [edge, inside]).find((one) => isAllowed(drag.entry, one))
      if (place?.entry === drag.place?.entry && place?.position === drag.place?.position) return
      setDrag({ ...drag, place })
    },
    linger: (at) => {
      const row = rows[at]
      if (row?.kind === 'node' && drag?.place?.position === 'inside' && drag.place.entry === row) expand([row], true)
    },
    end: (isDropped) => {
      if (!drag) return
      if (isDropped) drop(drag)
      else cancel()
    },
  })

  /** Looks for the next place from one on, in the order of the tree. */
  const step = (entry: TreeEntry, from: DropPlace | undefined, by: 1 | -1): DropPlace | undefined => {
    const places = dropPlaces(rows, entry)
    const following = places.findIndex((place) => place.entry.index > entry.index)
    const here = following < 0 ? places.length : following
    const start = from
      ? places.findIndex((place) => place.entry.node.key === from.entry.node.key && place.position === from.position) + by
      : here + Math.min(by, 0)
    for (let at = start; at >= 0 && at < places.length; at += by) {
      const place = places[at]
      if (place && isAllowed(entry, place)) return place
    }
    return undefined
  }
  const aim = (entry: TreeEntry, place: DropPlace): void => {
    setDrag({ entry, place, isByKey: true })
    active.set(rowOfEntry(rows, place.entry))
    say(treeTexts[place.position], { target: place.entry.node.label })
  }
  const pickUp = (): boolean => {
    const row = rows[active.row]
    if (row?.kind !== 'node' || !canDrag(row)) return false
    const hasPlace = (step(row, undefined, 1) ?? step(row, undefined, -1)) !== undefined
    if (hasPlace) setDrag({ entry: row, place: undefined, isByKey: true })
    say(hasPlace ? treeTexts.picked : treeTexts.noPlace, { label: row.node.label })
    return true
  }
  const onCarryKey = (carried: Drag, key: string): void => {
    const { entry, place } = carried
    if (key === 'Escape') cancel()
    else if (key === 'Enter' || key === ' ') drop(carried)
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = step(entry, place, key === 'ArrowDown' ? 1 : -1)
      if (next) aim(entry, next)
    } else if (place && (key === 'ArrowRight' || key === 'ArrowLeft')) expand([place.entry], key === 'ArrowRight')
  }

  return {
    entry: drag?.entry,
    place: drag?.place,
    isByPointer: drag?.isByKey === false,
    isOn,
    canDrag,
    pointer,
    /** True when the key was used for carrying. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const isPickUp = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'x'
      // Tab leaves, and leaving gives the move up.
      if (drag?.isByKey && event.key === 'Tab') return true
      if (drag?.isByKey) onCarryKey(drag, event.key)
      else if (!isPickUp || !pickUp()) return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    onBlur: (): void => {
      if (drag?.isByKey) cancel()
    },
  }
}

export type TreeDrag = ReturnType<typeof useTreeDrag>
