import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import type { CheckedForm } from '../Tree/treeChecks.ts'
import { entriesByKey, pathOf } from '../Tree/treeIndex.ts'
import type { LoadTreeChildren, TreeEntry, TreeNode } from '../Tree/types.ts'
import { rowDomId, useTree } from '../Tree/useTree.ts'
import { PickerField } from './PickerField.tsx'
import { TreeSelectPopup } from './TreeSelectPopup.tsx'
import { usePicker } from './usePicker.ts'

export type TreePickerProps = FieldProps & {
  nodes: readonly TreeNode[]
  /** Fetches the children of nodes that say `hasChildren`, when they open for the first time. */
  loadChildren?: LoadTreeChildren
  /** The nodes behind the value, so that stored keys show their labels before anything is loaded. */
  selected?: readonly TreeNode[]
  /** Keys of the nodes that are open at first; 'all' for those whose children are here. Default those above what is chosen. */
  defaultExpandedKeys?: Iterable<string> | 'all'
  /** Typing in the field searches the nodes that are loaded. Default true. */
  isSearchable?: boolean
  /** Shows a button, and lets Escape or Delete, take the choice back. Default false. */
  isClearable?: boolean
  /** Shows the whole path of a node instead of its label alone. Default false. */
  showsPath?: boolean
  /** Default: the word for "select", or what to type. */
  placeholder?: string
  /** The input, or the button where nothing can be searched. */
  inputRef?: Ref<HTMLElement>
  keys: readonly string[]
  put: (keys: string[], node?: TreeNode) => void
  multiple?: { checkStrictly: boolean; reports: CheckedForm; maxTags: number }
  onlyLeaves?: boolean
}

/** The field and its pop-up; what is chosen is a list of keys, for one choice of at most one. */
export const TreePicker = (props: TreePickerProps) => {
  const { nodes, loadChildren, selected, defaultExpandedKeys, isSearchable = true, isClearable = false, ...other } = props
  const { showsPath = false, placeholder, inputRef, keys, put, multiple, onlyLeaves = false, ...rest } = other
  const field = useField(rest)
  const popupId = useId()
  const control = useObjectRef(inputRef)
  const scroller = useRef<HTMLDivElement>(null)
  const isLocked = field.isDisabled || field.isReadOnly
  const chosen = useMemo(() => new Set(keys), [keys])
  const canClear = isClearable && keys.length > 0 && !isLocked

  const pick = (entry: TreeEntry): void => {
    if (onlyLeaves && entry.isParent) state.tree.expand([entry], !state.tree.isExpanded(entry))
    else {
      picker.popup.close()
      put([entry.node.key], entry.node)
    }
  }
  const onOpenKey = (event: KeyboardEvent, isInText: boolean): boolean => {
    const { keys: treeKeys, active } = state
    const { key } = event
    if (key === 'Tab') picker.popup.close()
    else if (!isSearchable) treeKeys.onKeyDown(event)
    else if (key === 'Enter' || (key === ' ' && !isInText && active.row >= 0)) return treeKeys.press(key) || key === 'Enter'
    else if (key === 'Backspace' && !picker.typed) return dropLast()
    else if (/^(Arrow|Page)(Up|Down)$/.test(key) || (/^Arrow/.test(key) && !isInText && active.row >= 0))
      return treeKeys.steer(key)
    return event.isDefaultPrevented()
  }
  const picker = usePicker({
    isLocked,
    isSearchable,
    control,
    onOpen: () => reveal(),
    onOpenKey,
    canClear,
    onClear: () => put([]),
    dropLast: () => dropLast(),
  })
  const state = useTree({
    component: 'TreeSelect',
    nodes,
    loadChildren,
    defaultExpandedKeys,
    query: picker.query,
    selectionMode: multiple ? 'none' : 'single',
    selectedKeys: chosen,
    isCheckable: multiple !== undefined,
    checkStrictly: multiple?.checkStrictly ?? false,
    checkedForm: multiple?.reports,
    checkedKeys: chosen,
    onCheckedChange: (next) => put([...next]),
    onPick: multiple ? undefined : pick,
  })
  const { index, matches } = state.tree

  const entryOf = (key: string): TreeEntry | undefined => entriesByKey(index).get(key)
  const labelOf = (key: string): string => {
    const entry = entryOf(key)
    if (!entry) return selected?.find((node) => node.key === key)?.label ?? key
    return showsPath
      ? pathOf(entry)
          .map(({ label }) => label)
          .join(' / ')
      : entry.node.label
  }
  const reveal = (): void => {
    const first = keys.map(entryOf).find((entry) => entry !== undefined)
    if (!first) return
    const above: TreeEntry[] = []
    for (let entry = first.parent; entry; entry = entry.parent) above.push(entry)
    state.tree.expand(above, true)
    state.active.goTo(first)
  }
  const standOnFirstFound = useEffectEvent(() => {
    if (matches?.first) state.active.goTo(matches.first)
  })
  useEffect(() => {
    if (matches) standOnFirstFound()
  }, [matches])

  const remove = (key: string): void => {
    const entry = entryOf(key)
    if (entry) state.choice.setCheck(entry, false)
    else put(keys.filter((other) => other !== key))
  }
  // Of a parent and everything below it the parent says enough.
  const shown =
    multiple?.reports === 'all' && !multiple.checkStrictly
      ? [...state.choice.checkedAs('tops'), ...keys.filter((key) => !entryOf(key))]
      : keys
  const dropLast = (): boolean => {
    const last = shown.findLast((key) => !entryOf(key)?.node.isDisabled)
    if (!multiple || last === undefined) return false
    remove(last)
    return true
  }

  return (
    <PickerField
      field={field}
      picker={picker}
      control={control}
      popupId={popupId}
      activeId={rowDomId(popupId, state.tree.rows[state.active.row])}
      values={multiple ? keys : [keys[0] ?? '']}
      labels={shown.map(labelOf)}
      tags={
        multiple && {
          max: multiple.maxTags,
          tags: shown.map((key) => ({
            key,
            label: labelOf(key),
            onRemove: isLocked || entryOf(key)?.node.isDisabled ? undefined : () => remove(key),
          })),
        }
      }
      placeholder={placeholder}
    >
      <TreeSelectPopup
        id={popupId}
        label={rest.label}
        picker={picker}
        state={state}
        scroller={scroller}
        count={multiple && shown.length}
        onClear={canClear || (multiple && !isLocked) ? () => put([]) : undefined}
      />
    </PickerField>
  )
}
