import { type RefObject, useLayoutEffect } from 'react'
import type { CellPlace } from '../model/cellPlace.ts'
import type { GridView } from './GridView.ts'

/** The line that has the focus stays in the page however far the reader scrolls, and takes the focus along when rows that come move it. */
export const useKeptFocus = <T>(
  view: GridView<T>,
  active: RefObject<CellPlace>,
  /** Lines may stand elsewhere, and the focus with them. */
  onLines: (at: CellPlace) => void,
  onActive: (at: CellPlace) => void,
): void =>
  useLayoutEffect(() => {
    view.isKept = (slot) => slot.element?.contains(document.activeElement) === true
    // What is done next is done to that row, wherever it stands now.
    view.onKeptMoved = ({ place }) => {
      active.current = { ...active.current, place }
      onActive(active.current)
    }
    view.onMoved = () => onLines(active.current)
  }, [view, active, onLines, onActive])
