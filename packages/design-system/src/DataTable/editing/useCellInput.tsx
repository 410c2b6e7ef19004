import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { announce } from '../../foundations/announce.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import { fold, type Option } from '../../Select/option.ts'
import { filterOptions } from '../../Select/optionSearch.ts'
import type { Line } from '../model/lines.ts'
import { textOf } from '../model/values.ts'
import type { DataColumn } from '../types.ts'
import { valueReader } from '../view/cellMakers.ts'
import type { GridView } from '../view/GridView.ts'
import type { useCellRange } from '../view/useCellRange.ts'
import type { CellPlace } from '../view/useGridFocus.ts'
import { CellInput, type CellPicker } from './CellInput.tsx'
import { editingTexts } from './editing.texts.ts'
import type { Editing, Entry } from './useEditing.ts'
import { useFill } from './useFill.ts'
import type { RowSteps } from './useRowSteps.ts'

/** Fetched when a cell with choices, or a day, is first opened. */
const ChoiceList = lazyPart(() => import('../tools.ts').then((module) => module.ChoiceList))
const DayCalendar = lazyPart(() => import('../tools.ts').then((module) => module.DayCalendar))

/** What was typed for a choice: one that is called so, else the first that the list would have shown; it need not have come yet. */
const choiceOf = <T,>(options: readonly Option[], typed: string, to: Pick<Entry<T>, 'at' | 'line'>): Entry<T> => {
  const wanted = fold(typed.trim())
  const found = options.find(({ label, value }) => fold(label) === wanted || value === typed.trim())
  const [first] = wanted === '' ? [] : filterOptions(options, typed)
  const choice = found ?? first
  return choice && !choice.isDisabled ? { ...to, value: choice.value } : { ...to, text: typed }
}

type Options<T> = {
  editing: Editing<T>
  rowSteps: RowSteps<T>
  view: GridView<T>
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
  range: ReturnType<typeof useCellRange<T>>
  focusCell: (at: CellPlace) => void
  /** Cells can be edited. */
  isEnabled: boolean
  /** Sums or computed cells follow what is typed. */
  isFollowed: boolean
}

/** The input in the cell that has the focus, where it can be edited, and the keys that work on values and rows. */
export const useCellInput = <T,>({
  editing,
  rowSteps,
  view,
  columns,
  text,
  range,
  focusCell,
  isEnabled,
  isFollowed,
}: Options<T>) => {
  const { locale, t } = useLocale()
  const [active, setActive] = useState<(CellPlace & { key: string }) | null>(null)
  const filling = useFill({ editing, rowSteps, view, columns, text }, isEnabled)
  const line = active ? view.lineAt(active.place) : undefined
  const isThere = active !== null && line?.kind === 'row' && line.key === active.key
  const column = active ? columns[active.column] : undefined
  /** The row before anything was typed into the cell. */
  const base = useRef<T>(null)
  if (isThere && editing.store.typing === null) base.current = line.row
  const value = isThere && column ? textOf(valueReader(column)(line.row)) : ''

  const rowKey = active?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row is left when another one has the focus, whatever else is drawn.
  useEffect(
    () => () => {
      if (rowKey !== undefined) editing.leaveRow(rowKey)
    },
    [rowKey],
  )

  const onActive = (at: CellPlace): void => {
    const next = view.lineAt(at.place)
    if (next?.kind !== 'row' || at.column < 0) setActive(null)
    else if (next.key !== active?.key || at.column !== active.column || at.place !== active.place)
      setActive({ ...at, key: next.key })
    else {
      // The focus comes back to where it was: the input is there already.
      const cell = view.slotAt(at.place)?.cellAt(at.column)
      const there = cell === document.activeElement && cell?.querySelector<HTMLInputElement>('.cell-input')
      if (!there) return
      there.focus({ preventScroll: true })
      there.select()
    }
  }
  const blockAt = (at: CellPlace) => range.block() ?? { from: at, to: at }
  const addBelow = (at: CellPlace, isChild: boolean): boolean => {
    if (isChild ? !rowSteps.canAddChild : !rowSteps.canAdd) return false
    rowSteps.addAt(at, isChild)
    return true
  }
  const toggle = (at: CellPlace): boolean => {
    const [described, current] = [columns[at.column], editing.rowAt(at.place)]
    if (described?.type !== 'boolean' || !current || !editing.canEdit(at)) return false
    editing.enter([{ at, value: !valueReader(described)(current.row) }])
    return true
  }

  const commandKey = (event: React.KeyboardEvent, at: CellPlace): boolean => {
    const letter = event.key.toLowerCase()
    if (letter === 'z') {
      if (event.shiftKey) editing.redo()
      else editing.undo()
    } else if (letter === 'y') editing.redo()
    else if (letter === 'd' && !event.shiftKey) filling.repeat(blockAt(at), 'down')
    else if (letter === 'r' && !event.shiftKey) filling.repeat(blockAt(at), 'right')
    else if ((event.key === 'Delete' || event.key === 'Backspace') && rowSteps.canRemove) rowSteps.removeBlock(blockAt(at), at)
    else return false
    return true
  }
  const key = (event: React.KeyboardEvent, at: CellPlace): boolean => {
    const isCommand = event.ctrlKey || event.metaKey
    if (at.place < 0) return false
    // Shift and Insert paste, Ctrl and Insert copy.
    if (isCommand ? event.key === 'Enter' : event.key === 'Insert' && !event.shiftKey) return addBelow(at, event.altKey)
    if (event.altKey) return false
    if (isCommand) return commandKey(event, at)
    const row = editing.rowAt(at.place)
    if (event.key === 'Escape') return row !== undefined && rowSteps.giveUp(row.key)
    if (event.key === ' ') return toggle(at)
    if (event.key === 'F2' && row && at.column >= 0) announce(t(editingTexts.locked))
    if ((event.key === 'Delete' || event.key === 'Backspace') && row && at.column >= 0) filling.clear(blockAt(at))
    else return false
    return true
  }
  const paste = (event: ClipboardEvent): void => {
    const target = event.target as Element // Pasting reaches elements.
    const chosen = range.block()
    if (
      !chosen ||
      event.defaultPrevented ||
      (target instanceof HTMLInputElement && !target.matches('.cell-input:not([data-typing])'))
    )
      return
    event.preventDefault()
    filling.paste(event.clipboardData.getData('text/plain'), chosen)
  }

  const cut = (event: ClipboardEvent): void => {
    const chosen = range.block()
    if (range.copy(event) && chosen) filling.clear(chosen)
  }

  const [header, options, type] = [column?.header ?? '', column?.edit?.options, column?.type]
  const pickerOf = (): CellPicker | undefined => {
    if (options)
      return {
        kind: 'list',
        openLabel: t(editingTexts.openChoices, { column: header }),
        render: (picker) => <ChoiceList {...picker} label={header} options={options} value={value} />,
      }
    if (type !== 'date') return undefined
    return {
      kind: 'calendar',
      openLabel: t(editingTexts.openCalendar, { column: header }),
      render: (picker) => <DayCalendar {...picker} label={header} day={value} />,
    }
  }

  const input = (): ReactNode => {
    if (!isThere || !column || !editing.canEdit(active)) return null
    const cell = view.slotAt(active.place)?.cellAt(active.column)
    if (!cell || (type === 'boolean' && !options)) return null
    // Of this row, whatever stands there by the time that it is committed.
    const to = { at: active, line: { key: active.key, row: base.current ?? line.row } }
    return (
      <CellInput
        key={`${active.key} ${column.key} ${locale}`}
        cell={cell}
        label={header}
        text={text(line, active.column)}
        error={editing.faultAt(active)}
        picker={pickerOf()}
        onCommit={(typed) => editing.enter([options ? choiceOf(options, typed, to) : { ...to, text: typed }])}
        onValue={(picked) => editing.enter([{ ...to, value: picked }])}
        onType={(typed) => isFollowed && editing.preview(active, typed)}
        onClear={() => filling.clear(blockAt(active))}
        onMove={(down, right) => focusCell({ place: active.place + down, column: active.column + right })}
        onAdd={(isChild) => addBelow(active, isChild)}
      />
    )
  }
  return { onActive, key, cut, paste, input, filling }
}
