import { type RefObject, useLayoutEffect, useState } from 'react'

/** px within which another width changes nothing. */
const step = 20

/** px across of an element, in steps; wide until it is known. */
export const useRoom = (root: RefObject<HTMLElement | null>): number => {
  const [room, setRoom] = useState(1920)
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const read = (): void => setRoom(Math.floor(element.clientWidth / step) * step)
    read()
    const resized = new ResizeObserver(read)
    resized.observe(element)
    return () => resized.disconnect()
  }, [root])
  return room
}
