import { useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { Drafts } from '../drafts/useDrafts.ts'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Services } from '../feature/Services.ts'
import type { Table } from '../feature/Table.ts'
import type { KeyBinding } from '../keyboard/keymap.ts'
import type { TableOptions } from '../props/useTableOptions.ts'
import type { TableState } from '../props/useTableState.ts'
import { rowDragTexts } from './rowDrag.texts.ts'
import { useRowDrag } from './useRowDrag.ts'

/** Rows that are sorted or grouped have no order of their own. */
const isMovableIn = <T,>({ onRowMove, groupBy }: TableOptions<T>, { sort }: TableState): boolean =>
  onRowMove !== undefined && sort.length === 0 && groupBy.length === 0

const useGrip = (isMovable: boolean) => {
  const { t } = useLocale()
  return useMemo(
    () =>
      isMovable ? <span className="grip" role="img" aria-label={t(rowDragTexts.move)} title={t(rowDragTexts.move)} /> : null,
    [isMovable, t],
  )
}

const useDragging = <T,>(table: Table<T>, needed: Pick<Services<T>, 'drafts'>): Contribution<T> => {
  const { options, state, scroller, view, focusCell } = table
  const { onRowMove, onEdit, rows, selectionMode } = options
  const isMovable = isMovableIn(options, state)
  const { selection } = state
  const drafts = (): Drafts<T> | undefined => needed.drafts
  const given = isMovable ? onRowMove : undefined
  const dragging = useRowDrag<T>({ onRowMove: given, scroller, view, rows, selection, drafts, focusCell })
  const grip = useGrip(isMovable)
  const offers = { rowMoves: dragging.run }
  if (!isMovable) return { offers }
  const taken =
    (step: 'undo' | 'redo'): KeyBinding['run'] =>
    () => {
      drafts()?.[step]()
      return true
    }
  return {
    offers,
    keys: [
      // Where cells can be edited these keys are heard there.
      ...(onEdit
        ? []
        : [
            { name: 'undoMove', keys: ['Ctrl z'], run: taken('undo') },
            { name: 'redoMove', keys: ['Ctrl Shift? y', 'Ctrl Shift z'], run: taken('redo') },
          ]),
      {
        name: 'moveRows',
        keys: ['Ctrl? Alt Shift ArrowUp', 'Ctrl? Alt Shift ArrowDown'],
        run: (event, at) => {
          if (at.place >= 0) dragging.step(event, at)
          return at.place >= 0
        },
      },
    ],
    marks: {
      table: {
        'data-movable': selectionMode === 'none' ? 'alone' : 'beside',
        'data-waiting': !dragging.isReady || undefined,
      },
      body: { onPointerDown: dragging.begin },
    },
    parts: { lead: { row: grip, head: null, isHeader: false } },
  }
}

/** Rows that are dragged to another place, or moved by keys. */
export const rowDrag = feature({
  name: 'rowDrag',
  offers: ['rowMoves'],
  props: ['onRowMove'],
  needs: ['drafts'],
  room: (options, state) => ({ lead: isMovableIn(options, state) ? 28 : 0 }),
  useTable: useDragging,
})
