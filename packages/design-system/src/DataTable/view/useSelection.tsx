import { type MouseEvent, useCallback, useMemo, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { useToast } from '../../Toast/toast.ts'
import { dataTableTexts } from '../DataTable.texts.ts'
import { type DataSelection, isSelected, keysBetween, nothingSelected, select, selectedCount } from '../model/selection.ts'
import { rowDragTexts } from '../rowDrag/rowDrag.texts.ts'
import type { GridView } from './GridView.ts'
import type { LineWriter } from './writeSlot.ts'

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
  /** Most rows that may be selected; 0 for any number. */
  most: number
  /** Fetches the rows between two places, where a server has them. */
  fetchRows: ((one: number, other: number) => Promise<void>) | undefined
  /** Rows have a handle to drag them by. */
  isMovable: boolean
}

const asHeader = { role: 'columnheader', 'aria-colindex': 1 }
/** A header without words would be an empty one. */
const asCell = { role: 'gridcell', 'aria-colindex': 1 }

/** Choosing rows: one, several, a range by Shift, all that match; what is chosen survives paging and filtering, for it is known by key. */
export const useSelection = <T,>(options: Options<T>) => {
  const { mode, selection, setSelection, isDisabled, rows, rowKey, view, isPaged, most, fetchRows, isMovable } = options
  const { t, formatNumber } = useLocale()
  const toast = useToast()
  /** The row that was pressed last: it may stand elsewhere by now, or on another page. */
  const anchor = useRef<string>(undefined)
  const latest = useRef(selection)
  latest.current = selection
  const isFull = mode === 'multiple' && most > 0 && selection.mode === 'some' && selection.keys.size >= most

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
    const isOver = most > 0 && selectedCount(next, Number.POSITIVE_INFINITY) > most
    if (isOver) toast.info(t(dataTableTexts.atMost, { count: formatNumber(most) }))
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

  const { count: lines } = view.lines
  const total = view.lineAt(lines - 1)?.kind === 'add' ? lines - 1 : lines
  const onPage = isPaged ? keysBetween(view.lines, 0, total - 1).filter((key) => !isDisabled?.(key)) : undefined
  const count = onPage ? onPage.filter((key) => isSelected(selection, key)).length : selectedCount(selection, total)
  /** What is chosen may be hidden by a filter: the box of the header speaks of what is shown. */
  const isEachChosen = (): boolean => {
    for (let place = 0; place < total; place += 1) {
      const line = view.lineAt(place)
      if (line?.kind === 'loading' || (line?.kind === 'row' && !isDisabled?.(line.key) && !isChosen(line.key))) return false
    }
    return true
  }
  const isAll = count > 0 && (onPage ? count === onPage.length : isEachChosen())
  const selectAll = (): void => {
    const never = isDisabled ? rows.map(rowKey).filter(isDisabled) : []
    put(onPage ? select(selection, onPage, true) : { mode: 'all', except: new Set(never) })
  }
  const toggleAll = (): void => {
    if (onPage ? !isAll : count === 0) selectAll()
    else put(onPage ? select(selection, onPage, false) : nothingSelected)
  }

  const pressBox = (event: MouseEvent<HTMLInputElement>): void => {
    const slot = view.slotOf(event.currentTarget)
    if (slot) toggle(slot.place, event.shiftKey)
  }

  const pressed = useRef(pressBox)
  pressed.current = pressBox
  // One element for all rows, and the same one at every drawing: another one would draw every row anew.
  const lead = useMemo(
    () =>
      mode === 'none' && !isMovable ? null : (
        <div className="lead" role="gridcell" aria-colindex={1} tabIndex={-1}>
          {isMovable && <span className="grip" role="img" aria-label={t(rowDragTexts.move)} title={t(rowDragTexts.move)} />}
          {mode !== 'none' && (
            <input
              type={mode === 'single' ? 'radio' : 'checkbox'}
              data-box=""
              tabIndex={-1}
              onClick={(event) => pressed.current(event)}
              // What is checked is written by the view, with the line that the row shows.
              onChange={() => undefined}
            />
          )}
        </div>
      ),
    [mode, isMovable, t],
  )

  return {
    state,
    toggle,
    selectAll,
    lead,
    headLead:
      mode === 'none' && !isMovable ? null : (
        <div className="lead" {...(mode === 'multiple' ? asHeader : asCell)} data-column={-1} tabIndex={-1}>
          {mode === 'multiple' && (
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t(dataTableTexts.selectAll)}
              checked={isAll}
              disabled={total === 0}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && !isAll
              }}
              onChange={toggleAll}
            />
          )}
        </div>
      ),
  }
}
