/** px beside the text: the cell's paddings, and room for the header's sign of order. */
const beside = 26
const headBeside = 62
const min = 56
const max = 640

/** The width in px that holds all that a column shows of the lines in the page, and its header; larger type has more around it. */
export const fitWidth = (root: HTMLElement | null, index: number, scale: number): number => {
  const range = document.createRange()
  const widthOf = (element: Element): number => {
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  }
  const cells = root?.querySelectorAll(`.body [data-column="${index}"]`) ?? []
  const head = root?.querySelector(`.head [data-column="${index}"] span`)
  const widths = [...cells].map((cell) => widthOf(cell) + beside * scale)
  if (head) widths.push(widthOf(head) + headBeside * scale)
  return Math.round(Math.min(max * scale, Math.max(min, ...widths)))
}
