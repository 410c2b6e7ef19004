import { type FocusEvent, type PointerEvent, type ReactNode, useMemo, useState } from 'react'
import { createStore, type Store } from '../../foundations/store.ts'
import type { GridView } from '../view/GridView.ts'

/** The slots under the pointer and with the focus, -1 for none. */
export type ActiveSlots = { pointed: number; focused: number }

export type RowActionsDrawing<T> = { active: Store<ActiveSlots>; draw: (row: T) => ReactNode; index: number }

/** Draws what can be done with a row only where the reader is: for every row it would cost more than the row itself. */
export const useRowActions = <T>(draw: ((row: T) => ReactNode) | undefined, view: GridView<T>, index: number) => {
  const [active] = useState(() => createStore<ActiveSlots>({ pointed: -1, focused: -1 }))
  const drawing = useMemo<RowActionsDrawing<T> | undefined>(() => draw && { active, draw, index }, [active, draw, index])
  const put = (target: EventTarget, side: keyof ActiveSlots): void => {
    const slot = target instanceof Element ? view.slotOf(target) : undefined
    // What the actions have opened lies elsewhere in the page; its row stays the one that is meant.
    if (slot && active.get()[side] !== slot.id) active.set({ ...active.get(), [side]: slot.id })
  }
  return {
    drawing,
    events: draw && {
      onPointerOver: ({ target }: PointerEvent) => put(target, 'pointed'),
      onFocus: ({ target }: FocusEvent) => put(target, 'focused'),
    },
  }
}
