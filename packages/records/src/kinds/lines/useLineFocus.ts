import { useFormState } from '@bip/design-system'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LineErrors } from './lineErrors.ts'
import { stopsOf } from './lineKeys.ts'

/** A cell of a line: that of a key, or the first or last one. */
export type LineTarget = { key: string | undefined } | 'first' | 'last'

const stopFor = (row: Element, target: LineTarget): HTMLElement | undefined => {
  const stops = stopsOf(row)
  const inCell =
    typeof target === 'object' && target.key
      ? stops.find((stop) => stop.closest<HTMLElement>('[data-cell]')?.dataset.cell === target.key)
      : undefined
  return inCell ?? (target === 'last' ? stops.at(-1) : stops[0])
}

/** Which line is edited, and the focus that follows once its inputs are in the page; after a submit it goes to the first wrong cell. */
export const useLineFocus = (scroller: RefObject<HTMLElement | null>, errors: LineErrors) => {
  const [activeRow, setActiveRow] = useState<number | null>(null)
  const wanted = useRef<{ row: number; cell: LineTarget } | null>(null)

  const activate = (row: number, cell: LineTarget): void => {
    wanted.current = { row, cell }
    setActiveRow(row)
  }

  useLayoutEffect(() => {
    const target = wanted.current
    if (!target || target.row !== activeRow) return
    const row = scroller.current?.querySelector(`tr[data-line="${target.row}"]`)
    if (!row) return
    wanted.current = null
    const stop = stopFor(row, target.cell)
    stop?.focus()
    if (stop instanceof HTMLInputElement && stop.type === 'text') stop.select()
  })

  const showFirstError = useEffectEvent(() => {
    const [row] = [...errors.byLine.keys()].sort((a, b) => a - b)
    const isHere = scroller.current?.contains(document.activeElement)
    const key = row === undefined ? undefined : Object.keys(errors.byLine.get(row) ?? {})[0]
    if (row !== undefined && isHere) activate(row, { key })
  })
  const { submitCount } = useFormState()
  useEffect(() => {
    // The form has just led the focus to its first error; within the lines it goes on to the very cell.
    if (submitCount > 0) setTimeout(() => showFirstError(), 0)
  }, [submitCount])

  return { activeRow, activate, rest: () => setActiveRow(null) }
}
