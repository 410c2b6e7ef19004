/** px beside an edge within which the element begins to scroll. */
const zone = 28
/** Most px in a frame. */
const quickest = 24

export type EdgeScroll = {
  /** The pointer is here, in px of the window. */
  move: (x: number, y: number) => void
  stop: () => void
}

const speedOf = (position: number, min: number, max: number): number => {
  const beyond = position < min + zone ? position - min - zone : position > max - zone ? position - max + zone : 0
  return Math.max(-quickest, Math.min(quickest, beyond / 2))
}

/** Scrolls a table while something is dragged beside or past its edges; tells after each step where within it the pointer points. */
export const edgeScroll = (scroller: HTMLElement, onScrolled: (x: number, y: number) => void): EdgeScroll => {
  const room = (part: string, side: 'clientHeight' | 'clientWidth'): number => scroller.querySelector(part)?.[side] ?? 0
  let point: { x: number; y: number } | null = null
  let frame = 0
  const step = (): void => {
    frame = 0
    if (!point) return
    const box = scroller.getBoundingClientRect()
    const [top, bottom] = [
      box.top + room('.head', 'clientHeight'),
      box.top + scroller.clientHeight - room('.foot', 'clientHeight'),
    ]
    const left = box.left + room(".head .pins[data-side='start']", 'clientWidth')
    const right = box.left + scroller.clientWidth - room(".head .pins[data-side='end']", 'clientWidth')
    const [down, across] = [speedOf(point.y, top, bottom), speedOf(point.x, left, right)]
    if (down === 0 && across === 0) return
    const before = [scroller.scrollTop, scroller.scrollLeft]
    scroller.scrollBy(across, down)
    if (scroller.scrollTop === before[0] && scroller.scrollLeft === before[1]) return
    onScrolled(
      Math.max(box.left + 1, Math.min(point.x, box.left + scroller.clientWidth - 2)),
      Math.max(top + 1, Math.min(point.y, bottom - 2)),
    )
    frame = requestAnimationFrame(step)
  }
  return {
    move: (x, y) => {
      point = { x, y }
      if (frame === 0) frame = requestAnimationFrame(step)
    },
    stop: () => {
      point = null
      cancelAnimationFrame(frame)
    },
  }
}
