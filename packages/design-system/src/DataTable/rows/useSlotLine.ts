import { useLayoutEffect, useReducer } from 'react'
import type { Line } from '../lines/lines.ts'
import type { GridView } from '../view/GridView.ts'
import type { Slot } from '../view/Slot.ts'

/** The line that a slot shows; what calls this is drawn again when it shows another one. */
export const useSlotLine = <T>(slot: Slot<T>, view: GridView<T>): Line<T> | undefined => {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    slot.drawn.add(draw)
    return () => {
      slot.drawn.delete(draw)
    }
  }, [slot])
  return view.lineAt(slot.place)
}
