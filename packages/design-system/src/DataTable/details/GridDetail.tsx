import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from '../../ErrorBoundary/ErrorBoundary.tsx'
import { useSlotLine } from '../rows/useSlotLine.ts'
import type { GridView } from '../view/GridView.ts'
import type { Slot } from '../view/Slot.ts'

export type GridDetailProps<T> = { slot: Slot<T>; view: GridView<T>; draw: (row: T) => ReactNode }

/** What belongs to the row above, as wide as the table is in sight and as tall as it wants to be. */
export const GridDetail = <T,>({ slot, view, draw }: GridDetailProps<T>) => {
  const line = useSlotLine(slot, view)
  const root = useRef<HTMLDivElement>(null)
  const key = line?.kind === 'detail' ? line.key : undefined
  useLayoutEffect(() => {
    const element = root.current
    if (!element || key === undefined) return
    const measured = new ResizeObserver(() => view.setHeight(slot.place, element.offsetHeight + 1))
    measured.observe(element)
    return () => measured.disconnect()
  }, [key, slot, view])
  if (line?.kind !== 'detail') return null
  return (
    // Stands under every column: whoever comes by the keyboard goes on in the one where he was.
    <div ref={root} role="gridcell" className="detail" tabIndex={-1} aria-colindex={1} data-from={0} data-to={Infinity}>
      <ErrorBoundary resetKeys={[line.row]}>{draw(line.row)}</ErrorBoundary>
    </div>
  )
}
