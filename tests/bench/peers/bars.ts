/** The middle of a bar that lies well inside the view and is wide enough to be dragged. */
export function barIn(element: HTMLElement, selector: string): { x: number; y: number } | null {
  for (const bar of element.querySelectorAll(selector)) {
    const { left, right, top, width, height } = bar.getBoundingClientRect()
    if (top > 150 && left > 430 && right < 1000 && width > 50) return { x: left + width / 2, y: top + height / 2 }
  }
  return null
}
