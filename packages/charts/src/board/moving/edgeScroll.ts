/** px beside an edge within which scrolling begins. */
const zone = 48
/** Most px in a frame. */
const quickest = 18

const speed = (position: number, start: number, end: number): number => {
  const beyond = position < start + zone ? position - start - zone : position > end - zone ? position - end + zone : 0
  return Math.max(-quickest, Math.min(quickest, beyond / 3))
}

/** Scrolls an element by one frame's step where a point lies near or past its edges; tells whether it moved. */
export const scrollAtEdge = (element: HTMLElement | null, { x, y }: { x: number; y: number }): boolean => {
  if (!element) return false
  const box = element.getBoundingClientRect()
  const before = [element.scrollLeft, element.scrollTop]
  element.scrollBy({
    left: speed(x, box.left, box.right),
    top: speed(y, box.top, box.bottom),
    behavior: 'instant',
  })
  return before[0] !== element.scrollLeft || before[1] !== element.scrollTop
}
