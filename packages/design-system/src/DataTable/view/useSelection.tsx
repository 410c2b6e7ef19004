import { type MouseEvent, useMemo, useRef } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { dataTableTexts } from '../DataTable.texts.ts'
import { type DataSelection, isSelected, keysBetween, nothingSelected, select, selectedCount } from '../model/selection.ts'
import type { GridView, LineWriter } from './GridView.ts'

type Options<T> = {
  mode: 'none' | 'single' | 'multiple'
  selection: DataSelection
  setSelection: (selection: DataSelection) => void
  isDisabled: ((key: string) => boolean) | undefined
  view: GridView<T>
}

/** Choosing rows: one, several, a range by Shift, all that match; what is chosen survives paging and filtering, for it is known by key. */
export const useSelection = <T,>({ mode, selection, setSelection, isDisabled, view }: Options<T>) => {
  const { t, formatNumber } = useLocale()
  const anchor = useRef(0)

  const state: LineWriter<T>['state'] = useMemo(() => {
    if (mode === 'none') return undefined
    return (line, place) => ({
      isSelected: line.kind === 'row' && isSelected(selection, line.key),
      isSelectable: line.kind === 'row' && !isDisabled?.(line.key),
      boxLabel: t(dataTableTexts.selectRow, { row: formatNumber(place + 1) }),
    })
  }, [mode, selection, isDisabled, t, formatNumber])

  const toggle = (place: number, isRange: boolean): void => {
    const line = view.lineAt(place)
    if (line?.kind !== 'row' || isDisabled?.(line.key)) return
    if (mode === 'single') {
      setSelection({ mode: 'some', keys: new Set([line.key]) })
      return
    }
    const isIn = isRange || !isSelected(selection, line.key)
    const keys = isRange ? keysBetween(view.lines, anchor.current, place).filter((key) => !isDisabled?.(key)) : [line.key]
    anchor.current = place
    setSelection(select(selection, keys, isIn))
  }

  const total = view.lines.count
  const count = selectedCount(selection, total)
  const toggleAll = (): void => setSelection(count > 0 ? nothingSelected : { mode: 'all', except: new Set() })

  const pressBox = (event: MouseEvent<HTMLInputElement>): void => {
    const slot = view.slotOf(event.currentTarget)
    if (slot) toggle(slot.place, event.shiftKey)
  }

  return {
    state,
    toggle,
    toggleAll,
    hasLead: mode !== 'none',
    lead:
      mode === 'none' ? null : (
        <div className="lead" role="gridcell" aria-colindex={1} tabIndex={-1}>
          <input
            type={mode === 'single' ? 'radio' : 'checkbox'}
            data-box=""
            tabIndex={-1}
            onClick={pressBox}
            // What is checked is written by the view, with the line that the row shows.
            onChange={() => undefined}
          />
        </div>
      ),
    headLead:
      mode === 'none' ? null : (
        <div className="lead" role="columnheader" aria-colindex={1} data-column={-1} tabIndex={-1}>
          {mode === 'multiple' && (
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t(dataTableTexts.selectAll)}
              checked={count > 0 && count === total}
              disabled={total === 0}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < total
              }}
              onChange={toggleAll}
            />
          )}
        </div>
      ),
  }
}
