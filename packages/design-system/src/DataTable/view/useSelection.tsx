import { type MouseEvent, useMemo, useRef } from 'react'
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
  view: GridView<T>
  /** The lines are one page of several: the box in the header means this page. */
  isPaged: boolean
  /** Most rows that may be selected; 0 for any number. */
  most: number
  /** Rows have a handle to drag them by. */
  isMovable: boolean
}

const asHeader = { role: 'columnheader', 'aria-colindex': 1 }
/** A header without words would be an empty one. */
const asCell = { role: 'gridcell', 'aria-colindex': 1 }

/** Choosing rows: one, several, a range by Shift, all that match; what is chosen survives paging and filtering, for it is known by key. */
export const useSelection = <T,>({ mode, selection, setSelection, isDisabled, view, isPaged, most, isMovable }: Options<T>) => {
  const { t, formatNumber } = useLocale()
  const toast = useToast()
  const anchor = useRef(0)
  const isFull = mode === 'multiple' && most > 0 && selection.mode === 'some' && selection.keys.size >= most

  const state: LineWriter<T>['state'] = useMemo(() => {
    if (mode === 'none') return undefined
    return (line, place) => ({
      isSelected: line.kind === 'row' && isSelected(selection, line.key),
      isSelectable: line.kind === 'row' && !isDisabled?.(line.key) && (!isFull || isSelected(selection, line.key)),
      boxLabel: t(dataTableTexts.selectRow, { row: formatNumber(place + 1) }),
    })
  }, [mode, selection, isDisabled, isFull, t, formatNumber])

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
    const keys = isRange ? keysBetween(view.lines, anchor.current, place).filter((key) => !isDisabled?.(key)) : [line.key]
    anchor.current = place
    put(select(selection, keys, isIn))
  }

  const { count: lines } = view.lines
  const total = view.lineAt(lines - 1)?.kind === 'add' ? lines - 1 : lines
  const onPage = isPaged ? keysBetween(view.lines, 0, total - 1).filter((key) => !isDisabled?.(key)) : undefined
  const count = onPage ? onPage.filter((key) => isSelected(selection, key)).length : selectedCount(selection, total)
  const isAll = count > 0 && count === (onPage?.length ?? total)
  const toggleAll = (): void => {
    if (onPage) put(select(selection, onPage, !isAll))
    else put(count > 0 ? nothingSelected : { mode: 'all', except: new Set() })
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
    toggleAll,
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
