import { useCallback, useMemo, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { useToast } from '../../Toast/toast.ts'
import { keysBetween } from '../lines/keysBetween.ts'
import type { Line } from '../lines/lines.ts'
import { type DataSelection, isSelected, nothingSelected, select, selectedCount } from '../model/selection.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'
import type { GridView } from '../view/GridView.ts'
import type { LineWriter } from '../view/writeSlot.ts'
import { chosenLines } from './chosenLines.ts'
import { AllBox, useRowBox } from './SelectionBoxes.tsx'

type Options<T> = {
  mode: 'none' | 'single' | 'multiple'
  selection: DataSelection
  setSelection: (selection: DataSelection) => void
  isDisabled: ((key: string) => boolean) | undefined
  /** Rows that are here whatever is filtered or folded. */
  rows: readonly T[]
  rowKey: (row: T) => string
  view: GridView<T>
  /** The lines are one page of several: the box in the header means this page. */
  isPaged: boolean
  /** So many rows may be selected at most; 0 for any number. */
  max: number
  /** Fetches the rows between two places, where a server has them. */
  fetchRows: ((one: number, other: number) => Promise<void>) | undefined
}

/** Choosing rows: one, several, a range by Shift, all that match; what is chosen survives paging and filtering, for it is known by key. */
export const useSelection = <T,>(options: Options<T>) => {
  const { mode, selection, setSelection, isDisabled, rows, rowKey, view, isPaged, max, fetchRows } = options
  const { t, formatNumber } = useLocale()
  const toast = useToast()
  /** The row that was pressed last: it may stand elsewhere by now, or on another page. */
  const anchor = useRef<string>(undefined)
  const latest = useRef(selection)
  latest.current = selection
  const isFull = mode === 'multiple' && max > 0 && selection.mode === 'some' && selection.keys.size >= max

  /** Whoever says "all" means those that can be chosen: the others are only taken one by one, by the caller. */
  const isChosen = useCallback(
    (key: string): boolean => isSelected(selection, key) && !(selection.mode === 'all' && isDisabled?.(key)),
    [selection, isDisabled],
  )

  const state: LineWriter<T>['state'] = useMemo(() => {
    if (mode === 'none') return undefined
    return (line, place) => ({
      isSelected: line.kind === 'row' && isChosen(line.key),
      isSelectable: line.kind === 'row' && !isDisabled?.(line.key) && (!isFull || isChosen(line.key)),
      boxLabel: t(dataTableTexts.selectRow, { row: formatNumber(view.firstNumber + place + 1) }),
    })
  }, [mode, isChosen, isDisabled, isFull, view, t, formatNumber])

  /** Takes a selection unless it holds more than may be selected: then it stays as it was, and the reader is told. */
  const put = (next: DataSelection): void => {
    const isOver = max > 0 && selectedCount(next, Number.POSITIVE_INFINITY) > max
    if (isOver) toast.info(t(dataTableTexts.atMost, { count: formatNumber(max) }))
    else setSelection(next)
  }

  const toggle = (place: number, isRange: boolean): void => {
    const line = view.lineAt(place)
    if (line?.kind !== 'row' || isDisabled?.(line.key)) return
    if (mode === 'single') {
      setSelection(isSelected(selection, line.key) ? nothingSelected : { mode: 'some', keys: new Set([line.key]) })
      return
    }
    const isIn = isRange || !isSelected(selection, line.key)
    const from = !isRange ? place : anchor.current === undefined ? 0 : view.lines.placeOf(anchor.current)
    const begin = from < 0 ? place : from
    const take = (): void => {
      const keys = keysBetween(view.lines, begin, place).filter((key) => !isDisabled?.(key))
      put(select(latest.current, keys, isIn))
    }
    anchor.current = line.key
    // Rows that were scrolled past belong to the range as well; where they do not come, the table says so and nothing is taken.
    if (begin !== place && fetchRows) fetchRows(begin, place).then(take, () => undefined)
    else take()
  }

  const lineAt = (place: number): Line<T> | undefined => view.lineAt(place)
  const { onPage, total, chosen, isAll } = chosenLines({ lines: view.lines, lineAt, selection, isDisabled, isChosen, isPaged })
  const selectAll = (): void => {
    const never = isDisabled ? rows.map(rowKey).filter(isDisabled) : []
    put(onPage ? select(selection, onPage, true) : { mode: 'all', except: new Set(never) })
  }
  const toggleAll = (): void => {
    if (onPage ? !isAll : chosen === 0) selectAll()
    else put(onPage ? select(selection, onPage, false) : nothingSelected)
  }

  const box = useRowBox(mode, ({ currentTarget, shiftKey }) => {
    const slot = view.slotOf(currentTarget)
    if (slot) toggle(slot.place, shiftKey)
  })

  return {
    state,
    toggle,
    selectAll,
    box,
    headBox: mode === 'multiple' ? <AllBox isAll={isAll} isSome={chosen > 0} isEmpty={total === 0} onChange={toggleAll} /> : null,
  }
}
