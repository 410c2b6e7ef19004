/** Gives each element a place in the tab order while its content is wider than itself; what it answers ends the watching. */
export const expectOverflow = (elements: readonly HTMLElement[]): (() => void) => {
  if (elements.length === 0) return () => undefined
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (!(target instanceof HTMLElement)) continue
      if (target.scrollWidth > target.clientWidth + 1) target.tabIndex = 0
      else target.removeAttribute('tabindex')
    }
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
