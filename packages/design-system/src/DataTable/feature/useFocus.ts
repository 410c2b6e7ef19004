import { useMemo } from 'react'
import { revealInPage } from '../../foundations/pageScroll.ts'
import { type Keymap, runKey } from '../keyboard/keymap.ts'
import { useGridFocus } from '../keyboard/useGridFocus.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { useKeptFocus } from '../view/useKeptFocus.ts'
import type { Contribution } from './Contribution.ts'
import type { pressesOf } from './presses.ts'
import type { Table } from './Table.ts'
import { useLatest } from './useContributions.ts'

/** The focus in the table, heard by features; their keys come first. */
export const useFocus = <T>(
  { options, columns, view, scroller }: Table<T>,
  contributions: readonly Contribution<T>[],
  presses: ReturnType<typeof pressesOf<T>>,
) => {
  const latest = useLatest(contributions)
  const isFitted = options.maxHeight !== undefined
  const heard = useMemo(() => {
    const tell =
      (event: 'onMove' | 'onActive' | 'onLines') =>
      (at: CellPlace, isExtending = false): void => {
        for (const one of latest.current) one[event]?.(at, isExtending)
      }
    const move = tell('onMove')
    return {
      onMove: (at: CellPlace, isExtending: boolean): void => {
        move(at, isExtending)
        // A table as tall as its rows lies in a page that scrolls as well.
        const cell = isFitted ? document.activeElement : null
        if (cell && scroller.current?.contains(cell)) revealInPage(scroller.current, cell)
      },
      onActive: tell('onActive'),
      onLines: tell('onLines'),
    }
  }, [latest, isFitted, scroller])
  const bands = contributions.flatMap(({ parts }) => parts?.bands?.filter(({ isReached }) => isReached) ?? [])
  const reached = (side: 'top' | 'bottom'): number => bands.reduce((sum, band) => sum + (band.side === side ? band.count : 0), 0)
  const keymap = (): Keymap => [
    ...contributions.flatMap(({ keys = [] }) => keys),
    { name: 'press', keys: ['* Enter'], run: presses.key },
  ]
  const focus = useGridFocus({
    root: scroller,
    host: view,
    columnCount: columns.all.length + contributions.filter(({ parts }) => parts?.rowEnd).length,
    hasLead: columns.hasLead,
    around: { groups: columns.card ? 0 : columns.groups.depth, top: reached('top'), bottom: reached('bottom') },
    revealColumn: columns.reveal,
    entry: () => contributions.find((one) => one.entry)?.entry?.() ?? null,
    onMove: heard.onMove,
    onActive: heard.onActive,
    onKey: (event, at) => runKey(keymap(), event, at),
  })
  useKeptFocus(view, focus.active, heard.onLines, heard.onActive)
  return focus
}
