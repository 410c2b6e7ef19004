import { type KeyboardEvent, type Ref, useEffect, useId, useMemo, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import type { FieldProps } from '../Field/types.ts'
import { useField } from '../Field/useField.ts'
import { type CheckedForm, checkStateOf, checkStates, tick } from '../Tree/treeChecks.ts'
import { entriesByKey } from '../Tree/treeIndex.ts'
import { wordsOf } from '../Tree/treeSearch.ts'
import type { LoadTreeChildren, TreeEntry, TreeNode } from '../Tree/types.ts'
import { PickerField } from '../TreeSelect/PickerField.tsx'
import { usePicker } from '../TreeSelect/usePicker.ts'
import { itemId } from './CascaderList.tsx'
import { CascaderPopup } from './CascaderPopup.tsx'
import { keysTo, searchPaths } from './cascade.ts'
import { useCascade } from './useCascade.ts'

/** Keys from the first column to the chosen node. */
export type CascaderPath = readonly string[]

export type CascaderPickerProps = FieldProps & {
  /** What the first column shows, with what is below it. */
  options: readonly TreeNode[]
  /** Fetches a column, for nodes that say `hasChildren`, when they open for the first time. */
  loadChildren?: LoadTreeChildren
  /** The nodes along the value's paths, so that stored keys show their labels before anything is loaded. */
  selected?: readonly TreeNode[]
  /** Any node can be chosen, not only the ends of paths. Default false. */
  changeOnSelect?: boolean
  /** Typing in the field searches whole paths among what is loaded. Default true. */
  isSearchable?: boolean
  /** Shows a button, and lets Escape or Delete, take the choice back. Default false. */
  isClearable?: boolean
  /** Shows the label of the last node instead of the whole path. Default false. */
  showsLastOnly?: boolean
  /** Default: the word for "select", or what to type. */
  placeholder?: string
  /** The input, or the button where nothing can be searched. */
  inputRef?: Ref<HTMLElement>
  paths: readonly CascaderPath[]
  put: (paths: string[][], nodes?: readonly TreeNode[]) => void
  multiple?: { reports: Exclude<CheckedForm, 'all'>; maxTags: number }
}

const noTicks: ReadonlySet<string> = new Set()

/** The field and its columns; what is chosen is a list of paths, for one choice of at most one. */
export const CascaderPicker = (props: CascaderPickerProps) => {
  const { options, loadChildren, selected, changeOnSelect = false, isSearchable = true, isClearable = false, ...other } = props
  const { showsLastOnly = false, placeholder, inputRef, paths, put, multiple, ...rest } = other
  const field = useField(rest)
  const popupId = useId()
  const control = useObjectRef(inputRef)
  const isLocked = field.isDisabled || field.isReadOnly
  const canClear = isClearable && paths.length > 0 && !isLocked
  const cascade = useCascade(options, loadChildren)
  const { index, current } = cascade

  const ends = useMemo(() => new Set(paths.map((path) => path.at(-1) ?? '')), [paths])
  const isMultiple = multiple !== undefined
  const states = useMemo(() => (isMultiple ? checkStates(index, ends, false) : undefined), [isMultiple, index, ends])
  const look = {
    isSelected: (entry: TreeEntry): boolean => ends.has(entry.node.key),
    checkOf: (entry: TreeEntry) => (states ? checkStateOf(states, entry) : undefined),
  }

  const setTick = (entry: TreeEntry, isOn: boolean): void => {
    if (!multiple || entry.node.isDisabled) return
    const all = entriesByKey(index)
    const known = new Map(paths.map((path) => [path.at(-1), path]))
    const keys = tick({ index, checked: ends ?? noTicks, isStrict: false, form: multiple.reports }, [entry], isOn)
    put(
      [...keys].map((key) => {
        const ticked = all.get(key)
        return ticked ? keysTo(ticked) : [...(known.get(key) ?? [key])]
      }),
    )
  }
  const choose = (entry: TreeEntry): void => {
    if (entry.node.isDisabled) return
    if (multiple) {
      setTick(entry, look.checkOf(entry) !== 'on')
      return
    }
    picker.popup.close()
    put([keysTo(entry)])
  }
  const onPress = (entry: TreeEntry, isOnBox: boolean): void => {
    if (entry.node.isDisabled) return
    if (words.length === 0) cascade.open(entry)
    if (isOnBox || !entry.isParent || words.length > 0) choose(entry)
    // The field follows at once, and the columns stay for who wants to go on.
    else if (changeOnSelect && !multiple) put([keysTo(entry)])
  }

  const onResultKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const next = resultAt + (key === 'ArrowDown' ? 1 : -1)
      setResultAt((next + results.length) % Math.max(1, results.length))
    } else if (key === 'Enter') {
      const found = results[resultAt]
      if (found) choose(found)
    } else return false
    return true
  }
  const onColumnKey = (key: string): boolean => {
    if (key === ' ' && multiple && current) choose(current)
    else if (key === 'Enter') {
      if (current?.isParent && !changeOnSelect && !multiple) cascade.enter()
      else if (current) choose(current)
    } else if (key === 'Backspace' && !picker.typed) return dropLast()
    else if ((key === 'Home' || key === 'End') && isSearchable) return false
    else return cascade.steer(key)
    return true
  }
  const picker = usePicker({
    isLocked,
    isSearchable,
    control,
    onOpen: () => cascade.openPath(paths[0] ?? []),
    onOpenKey: ({ key }: KeyboardEvent) => {
      if (key === 'Tab') picker.popup.close()
      else return words.length > 0 ? onResultKey(key) : onColumnKey(key)
      return false
    },
    canClear,
    onClear: () => put([]),
    dropLast: () => dropLast(),
  })
  const words = useMemo(() => wordsOf(picker.query), [picker.query])
  const results = useMemo(() => searchPaths(index, words, changeOnSelect), [index, words, changeOnSelect])
  const [resultAt, setResultAt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its first answer.
  useEffect(() => setResultAt(0), [words])

  const labelOf = (path: CascaderPath): string => {
    const all = entriesByKey(index)
    const labels = path.map((key) => (all.get(key)?.node ?? selected?.find((node) => node.key === key))?.label ?? key)
    return showsLastOnly ? (labels.at(-1) ?? '') : labels.join(' / ')
  }
  const remove = (path: CascaderPath): void => {
    const entry = entriesByKey(index).get(path.at(-1) ?? '')
    if (entry) setTick(entry, false)
    else put(paths.filter((candidate) => candidate !== path).map((kept) => [...kept]))
  }
  const dropLast = (): boolean => {
    const last = paths.at(-1)
    if (!multiple || !last) return false
    remove(last)
    return true
  }
  const active = words.length > 0 ? results[resultAt] : current
  return (
    <PickerField
      field={field}
      picker={picker}
      control={control}
      popupId={popupId}
      activeId={active && itemId(popupId, active)}
      values={multiple ? paths.map((path) => path.join('/')) : [(paths[0] ?? []).join('/')]}
      labels={paths.map(labelOf)}
      tags={
        multiple && {
          max: multiple.maxTags,
          tags: paths.map((path) => ({
            key: path.join('/'),
            label: labelOf(path),
            onRemove: isLocked ? undefined : () => remove(path),
          })),
        }
      }
      placeholder={placeholder}
    >
      <CascaderPopup
        id={popupId}
        label={rest.label}
        picker={picker}
        cascade={cascade}
        look={look}
        words={words}
        results={results}
        resultAt={resultAt}
        onPress={onPress}
        count={multiple && paths.length}
        onClear={multiple && !isLocked ? () => put([]) : undefined}
      />
    </PickerField>
  )
}
