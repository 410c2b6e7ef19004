import { swallowClick } from '@bip/design-system'
import type { PointerEvent, RefObject } from 'react'
import type { Axis } from '../axis/axis.ts'
import { linked } from '../model/changes.ts'
import type { Plan } from '../model/Plan.ts'
import type { LinkType, PlanTask } from '../model/types.ts'
import type { Steps } from '../useSteps.ts'
import type { GanttStores } from '../view/GanttStores.ts'
import { scrollerOf, tableWidthOf } from '../view/useSight.ts'
import { type BarPart, editsOf, gridOf } from './barEdits.ts'
import { followDrag } from './followDrag.ts'
import { placeOfSplit, splitEdits } from './splitEdits.ts'
import type { useHolding } from './useHolding.ts'

type Options = {
  root: RefObject<HTMLElement | null>
  plan: Plan
  axis: Axis
  stores: GanttStores
  steps: Steps
  holding: ReturnType<typeof useHolding>
  taskIn: (cell: HTMLElement) => PlanTask | undefined
  /** Keys that move together with one. */
  togetherWith: (key: string) => readonly string[]
}

const cellUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.body [data-painted]') : null

/** A link is drawn to the bar, and the end of it, that the pointer is let go over. */
const linkTo = ({ plan, taskIn, steps }: Options, from: string, event: Event): void => {
  if (!(event instanceof globalThis.PointerEvent)) return
  const cell = cellUnder(document.elementFromPoint(event.clientX, event.clientY))
  const to = cell && taskIn(cell)
  if (!cell || !to || to.key === from) return
  const bar = cell.querySelector('.g-bar')?.getBoundingClientRect()
  const isEnd = bar !== undefined && bar.width > 24 && event.clientX > bar.left + bar.width * 0.66
  const type: LinkType = isEnd ? 'FF' : 'FS'
  steps.tell(steps.make(linked(plan, { from, to: to.key, type })))
}

/** A bar is split where it is pressed, for a day, or for as long as the pointer is drawn on. */
const splitAtPress = ({ plan, axis, stores, holding }: Options, key: string, cell: HTMLElement, event: PointerEvent): void => {
  const after = placeOfSplit(plan, axis, key, event.clientX - cell.getBoundingClientRect().left)
  const show = (x: number): void => holding.show(splitEdits(plan, axis, key, after, x / axis.pxPerDay), 'pointer')
  const stops = new AbortController()
  const end = (isMade: boolean): void => {
    stops.abort()
    stores.isSplitting.set(false)
    setTimeout(swallowClick())
    if (isMade) holding.drop()
    else holding.giveUp()
  }
  const { signal } = stops
  window.addEventListener('pointermove', ({ clientX }) => show(clientX - event.clientX), { signal })
  window.addEventListener('pointerup', () => end(true), { signal })
  window.addEventListener('pointercancel', () => end(false), { signal })
  window.addEventListener('keydown', ({ key: pressed }) => pressed === 'Escape' && end(false), { signal, capture: true })
  event.preventDefault()
  show(0)
}

/** Bars in the hand of a pointer or a finger: moved, made longer, done further, linked. */
export const useBarPointer = (options: Options) => {
  const { root, plan, axis, stores, steps, holding, taskIn, togetherWith } = options
  return (event: PointerEvent): void => {
    const cell = cellUnder(event.target)
    const part = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]')?.dataset.part : undefined
    const task = cell && taskIn(cell)
    const scroller = scrollerOf(root.current)
    if (!task || !part || !scroller || event.button !== 0 || !steps.isEditable) return
    if (stores.isSplitting.get()) {
      splitAtPress(options, task.key, cell, event)
      return
    }
    const keys = part === 'bar' ? togetherWith(task.key) : [task.key]
    const grid = part === 'progress' ? 1 : gridOf(axis)
    let minutes = Number.NaN
    followDrag(event.nativeEvent, scroller, tableWidthOf(scroller), {
      onLift: () => root.current?.setAttribute('data-carrying', part),
      onMove: (x) => {
        const next = Math.round(((x / axis.pxPerDay) * 1440) / grid) * grid
        if (next === minutes || part === 'link') return
        minutes = next
        holding.show(editsOf(plan, keys, part as BarPart, minutes), 'pointer')
      },
      onEnd: (isDropped, end) => {
        root.current?.removeAttribute('data-carrying')
        setTimeout(swallowClick())
        if (!isDropped) holding.giveUp()
        else if (part === 'link') linkTo(options, task.key, end)
        else holding.drop()
      },
    })
  }
}
