import type { KeyboardEvent } from 'react'

export type RovingOptions = {
  /** Which descendants take part. */
  selector: string
  /** Which arrow keys move; default 'vertical'. */
  orientation?: 'vertical' | 'horizontal' | 'both'
  /** Letters jump to the next item whose text begins with them; default false. */
  hasTypeahead?: boolean
  /** Called with the element that has just taken focus. */
  onMove?: (element: HTMLElement) => void
}

const steps: Record<'vertical' | 'horizontal' | 'both', Record<string, number>> = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  both: { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 },
}

const targetOf = (key: string, items: HTMLElement[], current: number, options: RovingOptions): HTMLElement | undefined => {
  const step = steps[options.orientation ?? 'vertical'][key]
  if (step !== undefined) return items.at(current < 0 ? (step > 0 ? 0 : -1) : (current + step) % items.length)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (!options.hasTypeahead || key.length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)]
  return after.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))
}

/** A keydown handler for a composite widget: arrows, Home, End and letters move the focus among its items. */
export const rovingFocus =
  (options: RovingOptions) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>(options.selector))
    const current = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1
    const target = targetOf(event.key, items, current, options)
    if (!target) return
    event.preventDefault()
    target.focus()
    options.onMove?.(target)
  }
