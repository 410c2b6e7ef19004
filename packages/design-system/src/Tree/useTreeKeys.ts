import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../Field/ime.ts'
import { rowOfEntry } from './treeIndex.ts'
import { findTyped } from './treeSearch.ts'
import type { TreeEntry, TreeNode, TreeRow } from './types.ts'
import type { ActiveRow } from './useActiveRow.ts'
import type { SelectHow, TreeChoice } from './useTreeChoice.ts'
import type { TreeRows } from './useTreeRows.ts'

type Setup = {
  tree: TreeRows
  choice: TreeChoice
  active: ActiveRow
  /** Enter and a double press. */
  onAction?: (node: TreeNode) => void
  /** Takes the place of selecting and ticking: a press, Enter or Space. */
  onPick?: (entry: TreeEntry) => void
}

const pageLength = 10
const pause = 700

/** What a press and the keys of the ARIA tree do. */
export const useTreeKeys = ({ tree, choice, active, onAction, onPick }: Setup) => {
  const { rows, index, isExpanded, expand } = tree
  const typed = useRef({ text: '', at: 0 })
  const current = rows[active.row]
  const last = rows.length - 1

  const choose = (row: TreeRow, at: number, how: SelectHow): void => {
    if (row.kind === 'failed') tree.retry(row.parent)
    if (row.kind !== 'node') return
    if (onPick) {
      if (!row.node.isDisabled) onPick(row)
    } else if (choice.selectionMode !== 'none') choice.select(at, how)
    else if (choice.isCheckable) choice.toggleCheck(row)
    else if (onAction && !row.node.isDisabled) onAction(row.node)
    else expand([row], !isExpanded(row))
  }
  const act = (row: TreeRow, at: number): void => {
    if (row.kind === 'node' && onAction && !row.node.isDisabled) onAction(row.node)
    else if (row.kind === 'node' && choice.isCheckable && choice.selectionMode === 'none' && !onPick) choice.toggleCheck(row)
    else choose(row, at, 'replace')
  }

  const goRight = (): void => {
    if (current?.kind !== 'node' || !current.isParent) return
    if (isExpanded(current)) active.set(active.row + 1)
    else expand([current], true)
  }
  const goLeft = (): void => {
    if (!current) return
    if (current.kind === 'node' && current.isParent && isExpanded(current)) expand([current], false)
    else if (current.parent) active.set(rowOfEntry(rows, current.parent))
  }
  const targets: Record<string, number> = {
    ArrowDown: Math.min(last, active.row + 1),
    ArrowUp: Math.max(0, active.row - 1),
    PageDown: Math.min(last, active.row + pageLength),
    PageUp: Math.max(0, active.row - pageLength),
    Home: 0,
    End: last,
  }
  /** Moves by a navigation key; false when the key is none. */
  const steer = (key: string): boolean => {
    const target = targets[key]
    if (target !== undefined) active.set(target)
    else if (key === 'ArrowRight') goRight()
    else if (key === 'ArrowLeft') goLeft()
    else return false
    return true
  }

  const expandSiblings = (): void => {
    const parent = current?.parent
    const siblings = index.entries.slice(parent ? parent.index + 1 : 0, parent ? parent.end : index.entries.length)
    expand(
      siblings.filter((entry) => entry.parent === parent),
      true,
    )
  }
  const typeahead = (key: string): boolean => {
    const now = performance.now()
    const isFresh = now - typed.current.at > pause
    if ([...key].length !== 1 || (key === ' ' && isFresh)) return false
    const text = isFresh ? key : typed.current.text + key
    typed.current = { text, at: now }
    const isRepeated = [...text].every((letter) => letter === text[0])
    const found = findTyped(index, rows, isRepeated ? key : text, Math.max(0, active.row + (isRepeated ? 1 : 0)))
    if (found >= 0) active.set(found)
    return true
  }

  const press = (key: string): boolean => {
    if (!current || (key !== 'Enter' && key !== ' ')) return false
    if (key === 'Enter') act(current, active.row)
    else if (current.kind === 'node' && choice.isCheckable && !onPick) choice.toggleCheck(current)
    else choose(current, active.row, 'toggle')
    return true
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'a' || choice.selectionMode !== 'multiple') return
      choice.selectAll()
      event.preventDefault()
      return
    }
    const target = targets[event.key]
    if (event.shiftKey && target !== undefined && choice.selectionMode === 'multiple') {
      choice.startRange(active.row)
      active.set(target)
      choice.select(target, 'range')
    } else if (event.key === '*') expandSiblings()
    // A word may hold a space while it is typed.
    else if (event.key === ' ' && performance.now() - typed.current.at < pause) typeahead(' ')
    else if (!steer(event.key) && !press(event.key) && !typeahead(event.key)) return
    event.preventDefault()
  }

  return { onKeyDown, steer, press, choose, act }
}
