/** px that a mouse goes before a press becomes a drag. */
const threshold = 3
/** px that a finger may tremble while it rests. */
const tremble = 8
/** ms that a finger rests on a bar before it takes it; quicker movements scroll. */
const rest = 220

type Host = {
  /** Taken into the hand. */
  onLift: () => void
  /** px from where the press was, scrolling included, once a frame. */
  onMove: (x: number, event: PointerEvent) => void
  /** Let go; false where the drag was given up. */
  onEnd: (isDropped: boolean, event: Event) => void
}

/** Scrolls by one frame's step where a pointer is at an edge. */
const scrollAtEdge = (scroller: HTMLElement, left: number, { clientX }: PointerEvent): void => {
  const box = scroller.getBoundingClientRect()
  const zone = 40
  const beyond = clientX < box.left + left + zone ? clientX - box.left - left - zone : Math.max(0, clientX - box.right + zone)
  if (beyond !== 0) scroller.scrollLeft += Math.max(-18, Math.min(18, beyond / 3))
}

/** Follows a press until it is let go: a mouse takes what it moves, a finger what it has rested on. Escape gives up. */
export const followDrag = (start: PointerEvent, scroller: HTMLElement, tableWidth: number, host: Host): void => {
  const isTouch = start.pointerType === 'touch'
  const scrolled = scroller.scrollLeft
  const stops = new AbortController()
  let isLifted = false
  let last = start
  let frame = 0
  const step = (): void => {
    frame = 0
    const before = scroller.scrollLeft
    scrollAtEdge(scroller, tableWidth, last)
    host.onMove(last.clientX - start.clientX + scroller.scrollLeft - scrolled, last)
    if (scroller.scrollLeft !== before) frame = requestAnimationFrame(step)
  }
  const lift = (): void => {
    isLifted = true
    host.onLift()
  }
  const finish = (isDropped: boolean, event: Event): void => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
    stops.abort()
    if (!isLifted) return
    if (isDropped) host.onMove(last.clientX - start.clientX + scroller.scrollLeft - scrolled, last)
    host.onEnd(isDropped, event)
  }
  const timer = isTouch ? setTimeout(lift, rest) : undefined
  const { signal } = stops
  const isOwn = (event: PointerEvent): boolean => event.pointerId === start.pointerId
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isOwn(event)) return
      const distance = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
      if (!isLifted && isTouch && distance > tremble) finish(false, event)
      if (!isLifted && !isTouch && distance > threshold) lift()
      if (!isLifted) return
      last = event
      frame ||= requestAnimationFrame(step)
    },
    { signal },
  )
  // A finger that carries a bar must not scroll.
  scroller.addEventListener('touchmove', (event) => isLifted && event.preventDefault(), { signal, passive: false })
  window.addEventListener('pointerup', (event) => isOwn(event) && finish(true, event), { signal })
  window.addEventListener('pointercancel', (event) => isOwn(event) && finish(false, event), { signal })
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isLifted) return
      event.preventDefault()
      event.stopPropagation()
      finish(false, event)
    },
    { signal, capture: true },
  )
}
