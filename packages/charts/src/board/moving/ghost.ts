type Point = { x: number; y: number }

/** A copy of a card that lies above the page, where nothing cuts it; not read out. */
export const ghostOf = (card: HTMLElement): HTMLElement => {
  const { width, height, left, top } = card.getBoundingClientRect()
  // A node's copy is of the node's own type.
  const ghost = card.cloneNode(true) as HTMLElement
  for (const name of ['role', 'tabindex', 'data-card', 'data-dragged', 'aria-describedby', 'aria-posinset', 'aria-setsize'])
    ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.dataset.flying = ''
  const { fontSize, lineHeight } = getComputedStyle(card)
  Object.assign(ghost.style, {
    width: `${width}px`,
    height: `${height}px`,
    fontSize,
    lineHeight,
    transform: `translate(${left}px, ${top}px)`,
  })
  document.body.append(ghost)
  return ghost
}

/** Lays a copy at a place in the window, a little turned as a thing in the hand. */
export const carry = (ghost: HTMLElement, { x, y }: Point): void => {
  ghost.style.transform = `translate(${x}px, ${y}px) rotate(-1.2deg)`
}
