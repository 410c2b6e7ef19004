import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/** Between two tags, and for the number of the others, in px. */
const gap = 3
const moreWidth = 40
/** What stays for typing, in px. */
const rest = 36

/** How many of so many widths fit beside each other; at least one. */
export const fittingCount = (widths: readonly number[], total: number, available: number): number => {
  let used = 0
  let count = 0
  for (const width of widths) {
    used += width + gap
    const isLast = count + 1 === total
    if (used + (isLast ? 0 : moreWidth) > available) break
    count += 1
  }
  return Math.max(1, count)
}

/** How many tags of a line stand in sight, followed as the field's width and the tags change. The line's tags are its children. */
export const useFittingTags = (line: RefObject<HTMLElement | null>, labels: string, max: number, total: number): number => {
  const [count, setCount] = useState(max)
  const measure = useEffectEvent(() => {
    const { current } = line
    const room = current?.parentElement?.clientWidth ?? 0
    if (!current || room === 0) return
    const widths = Array.from(current.querySelectorAll<HTMLElement>('[data-tag]'), (tag) => tag.scrollWidth)
    setCount(fittingCount(widths, total, room - rest))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels are to be measured anew.
  useLayoutEffect(() => {
    measure()
    const box = line.current?.parentElement
    if (!box) return
    const observer = new ResizeObserver(() => measure())
    observer.observe(box)
    return () => observer.disconnect()
  }, [line, labels, max, total])
  return Math.min(count, max, total)
}
