import { useMemo, useRef, useState } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { type CheckedForm, type CheckState, checkStateOf, checkStates, keysOfStates, tick } from './treeChecks.ts'
import { markOf, type RowMark, rowOfMark } from './treeIndex.ts'
import type { TreeEntry, TreeIndex, TreeRow } from './types.ts'

export type TreeChoiceOptions = {
  selectionMode: 'none' | 'single' | 'multiple'
  selectedKeys?: ReadonlySet<string>
  defaultSelectedKeys?: Iterable<string>
  onSelectionChange?: (keys: Set<string>) => void
  isCheckable: boolean
  checkStrictly: boolean
  /** Which keys `onCheckedChange` receives. Default 'all'. */
  checkedForm?: CheckedForm
  checkedKeys?: ReadonlySet<string>
  defaultCheckedKeys?: Iterable<string>
  onCheckedChange?: (keys: Set<string>) => void
}

/** How a press or a key changes a selection: this one alone, this one in or out, or all from the last one to this. */
export type SelectHow = 'replace' | 'toggle' | 'range'

/** Which nodes are selected and which are ticked. */
export const useTreeChoice = (index: TreeIndex, rows: readonly TreeRow[], options: TreeChoiceOptions) => {
  const { selectionMode, isCheckable, checkStrictly, checkedForm } = options
  const [first] = useState(() => ({
    selected: new Set(options.defaultSelectedKeys),
    checked: new Set(options.defaultCheckedKeys),
  }))
  const [selected, setSelected] = useControlledState<ReadonlySet<string>, Set<string>>(
    options.selectedKeys,
    first.selected,
    options.onSelectionChange,
  )
  const [checked, setChecked] = useControlledState<ReadonlySet<string>, Set<string>>(
    options.checkedKeys,
    first.checked,
    options.onCheckedChange,
  )
  const states = useMemo(
    () => (isCheckable ? checkStates(index, checked, checkStrictly) : undefined),
    [isCheckable, index, checked, checkStrictly],
  )
  const anchor = useRef<RowMark>(undefined)

  const keysBetween = (from: number, to: number): Set<string> => {
    const keys = new Set<string>()
    for (let at = Math.min(from, to); at <= Math.max(from, to); at += 1) {
      const row = rows[at]
      if (row?.kind === 'node' && !row.node.isDisabled) keys.add(row.node.key)
    }
    return keys
  }

  const select = (at: number, how: SelectHow): void => {
    const row = rows[at]
    if (selectionMode === 'none' || row?.kind !== 'node' || row.node.isDisabled) return
    const { key } = row.node
    const from = anchor.current ? rowOfMark(rows, index, anchor.current) : -1
    if (selectionMode === 'multiple' && how === 'range' && from >= 0) {
      setSelected(keysBetween(from, at))
      return
    }
    anchor.current = markOf(rows, at)
    if (selectionMode === 'multiple' && how === 'toggle') {
      const keys = new Set(selected)
      if (!keys.delete(key)) keys.add(key)
      setSelected(keys)
    } else if (selected.size !== 1 || !selected.has(key)) setSelected(new Set([key]))
  }

  const checkOf = (entry: TreeEntry): CheckState | undefined => (states ? checkStateOf(states, entry) : undefined)
  const setCheck = (entry: TreeEntry, isOn: boolean): void => {
    if (isCheckable && !entry.node.isDisabled)
      setChecked(tick({ index, checked, isStrict: checkStrictly, form: checkedForm }, [entry], isOn))
  }

  return {
    selectionMode,
    isCheckable,
    isSelected: (entry: TreeEntry): boolean => selected.has(entry.node.key),
    /** The selected node where only one can be; undefined for none. */
    single: selectionMode === 'single' ? [...selected][0] : undefined,
    select,
    /** Every node in sight. */
    selectAll: (): void => {
      if (selectionMode === 'multiple') setSelected(keysBetween(0, rows.length - 1))
    },
    /** A range that is selected with the keyboard begins here, unless one has begun. */
    startRange: (at: number): void => {
      anchor.current ??= markOf(rows, at)
    },
    checkOf,
    /** The ticked nodes in another form, without those that are not loaded. */
    checkedAs: (form: CheckedForm): Set<string> => (states ? keysOfStates(index, states, form) : new Set()),
    setCheck,
    toggleCheck: (entry: TreeEntry): void => setCheck(entry, checkOf(entry) !== 'on'),
  }
}

export type TreeChoice = ReturnType<typeof useTreeChoice>
