import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Item = { key: string; isSet: boolean }

/** px between two conditions, and for the button behind which the others wait. */
const [gap, more] = [8, 40]

/**
 * How many of the conditions that ask nothing have room in one line beside those that ask something. Each is measured when it is drawn; a
 * condition that has not been is counted as one of usual width.
 */
export const useFitting = (
  line: RefObject<HTMLElement | null>,
  items: readonly Item[],
  isActive: boolean,
): ReadonlySet<string> => {
  const widths = useRef(new Map<string, number>())
  const [room, setRoom] = useState(Infinity)
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    const element = line.current
    if (!element || !isActive) return
    const measure = (): void => setRoom(element.clientWidth)
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [line, isActive])
  useLayoutEffect(() => {
    const held = new Set<string>()
    for (const child of line.current?.querySelectorAll<HTMLElement>('[data-condition]') ?? []) {
      const { condition = '' } = child.dataset
      if (child.offsetWidth > 0) widths.current.set(condition, child.offsetWidth)
      // What is just being asked stays, though nothing is asked for a moment.
      if (child.querySelector('[aria-expanded="true"]')) held.add(condition)
    }
    const stays = ({ key, isSet }: Item): boolean => isSet || held.has(key)
    const widthOf = ({ key }: Item): number => (widths.current.get(key) ?? 100) + gap
    let left = room - more - items.filter(stays).reduce((sum, item) => sum + widthOf(item), 0)
    const without = new Set<string>()
    for (const item of items) {
      if (stays(item)) continue
      // In their order: a narrow one does not overtake a wide one.
      if (without.size > 0 || widthOf(item) > left) without.add(item.key)
      else left -= widthOf(item)
    }
    setWaiting((before) => ([...before].join() === [...without].join() ? before : without))
  })
  return isActive ? waiting : none
}

const none: ReadonlySet<string> = new Set()
