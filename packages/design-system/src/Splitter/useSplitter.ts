import { type KeyboardEvent, type PointerEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { collapsibleBeside, moveSeparator, type PaneLimits, rangeOf, toggleCollapsed, toPercentages } from './panes.ts'

type Setup = {
  root: RefObject<HTMLElement | null>
  isVertical: boolean
  /** Percentages of the whole. */
  sizes: readonly number[]
  initialSizes: readonly number[]
  limits: readonly PaneLimits[]
  /** While a separator is held. */
  onResize: ((sizes: readonly number[]) => void) | undefined
  /** When it is let go, and for each key. */
  onChange: (sizes: readonly number[]) => void
}

/** How far an arrow key moves a separator, and with Shift, in px. */
const step = 16
const largeStep = 64

const deltaOfKey = (key: string, isShifted: boolean, isVertical: boolean): number | undefined => {
  if (key === 'Home') return Number.NEGATIVE_INFINITY
  if (key === 'End') return Number.POSITIVE_INFINITY
  const distance = isShifted ? largeStep : step
  if (key === (isVertical ? 'ArrowUp' : 'ArrowLeft')) return -distance
  if (key === (isVertical ? 'ArrowDown' : 'ArrowRight')) return distance
  return undefined
}

const parts = (root: HTMLElement | null, selector: string): HTMLElement[] =>
  Array.from(root?.querySelectorAll<HTMLElement>(`:scope > ${selector}`) ?? [])

/** Pointer and keyboard of a splitter. Sizes are written past React, so that a pull renders nothing. */
export const useSplitter = ({ root, isVertical, sizes, initialSizes, limits, onResize, onChange }: Setup) => {
  const [held, setHeld] = useState<number | null>(null)
  const lastOpen = useRef(new Map<number, number>())
  const release = useRef<() => void>(undefined)

  const measure = (): number[] =>
    parts(root.current, '[data-pane]').map((pane) => {
      const { width, height } = pane.getBoundingClientRect()
      return isVertical ? height : width
    })

  /** Shows sizes, in percent. */
  const show = (shares: readonly number[]): void => {
    parts(root.current, '[data-pane]').forEach((pane, index) => {
      const share = shares[index] ?? 0
      pane.style.setProperty('--pane-size', String(share))
      pane.toggleAttribute('data-collapsed', share === 0)
      pane.toggleAttribute('inert', share === 0)
    })
    const total = measure().reduce((all, size) => all + size, 0)
    parts(root.current, '[data-divider]').forEach((divider, index) => {
      const separator = divider.querySelector('[role="separator"]')
      const { min, max } = rangeOf(
        shares.map((share) => (share / 100) * total),
        index,
        limits,
      )
      const percent = (px: number): string => String(total > 0 ? Math.round((px / total) * 100) : 0)
      separator?.setAttribute('aria-valuenow', String(Math.round(shares[index] ?? 0)))
      separator?.setAttribute('aria-valuemin', percent(min))
      separator?.setAttribute('aria-valuemax', percent(Math.max(min, max)))
    })
  }

  const showCurrent = useEffectEvent(() => {
    // Only what was let go: a pull towards collapsing passes through the least size.
    sizes.forEach((share, index) => {
      if (share > 0) lastOpen.current.set(index, share)
    })
    show(sizes)
  })
  // After every render, because what a pull wrote must give way when the owner of the sizes did not take it.
  useLayoutEffect(() => showCurrent())
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    // The bounds in percent change with the room.
    const observer = new ResizeObserver(() => showCurrent())
    observer.observe(element)
    return () => {
      observer.disconnect()
      release.current?.()
    }
  }, [root])

  const hold = (index: number, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.focus()
    const start = isVertical ? event.clientY : event.clientX
    const from = measure()
    let shares: readonly number[] = sizes
    const onMove = (move: globalThis.PointerEvent): void => {
      shares = toPercentages(moveSeparator(from, index, (isVertical ? move.clientY : move.clientX) - start, limits, true))
      show(shares)
      onResize?.(shares)
    }
    const end = (): void => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', onKey, true)
      release.current = undefined
      setHeld(null)
    }
    const onUp = (): void => {
      end()
      if (shares !== sizes) onChange(shares)
    }
    const onKey = (key: globalThis.KeyboardEvent): void => {
      if (key.key !== 'Escape') return
      // The Escape is ours alone: a dialog around the splitter stays open.
      key.preventDefault()
      key.stopPropagation()
      end()
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', onKey, true)
    release.current = end
    setHeld(index)
  }

  const toggle = (index: number): void => {
    const from = measure()
    const total = from.reduce((all, size) => all + size, 0)
    const pane = collapsibleBeside(index, limits)
    if (pane < 0) return
    const restored = ((lastOpen.current.get(pane) ?? initialSizes[pane] ?? 0) / 100) * total
    onChange(toPercentages(toggleCollapsed(from, index, limits, restored)))
  }

  const move = (index: number, delta: number): void =>
    onChange(toPercentages(moveSeparator(measure(), index, delta, limits, false)))

  const onKeyDown = (index: number, event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const delta = deltaOfKey(event.key, event.shiftKey, isVertical)
    if (delta === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (delta === undefined) toggle(index)
    else move(index, delta)
  }

  return { held, hold, toggle, onKeyDown, reset: (): void => onChange(initialSizes) }
}
