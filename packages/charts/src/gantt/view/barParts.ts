/** The elements of a time cell, made once for each and used for whatever task it shows. */
export type BarParts = {
  base: HTMLElement
  slack: HTMLElement
  bar: HTMLElement
  done: HTMLElement
  segments: HTMLElement
  label: HTMLElement
  deadline: HTMLElement
  ghost: HTMLElement
}

const known = new WeakMap<HTMLElement, BarParts>()

const part = (name: string, drag?: string): HTMLElement => {
  const element = document.createElement('div')
  element.className = `g-${name}`
  if (drag) element.dataset.part = drag
  return element
}

export const partsOf = (cell: HTMLElement): BarParts => {
  const found = known.get(cell)
  if (found && found.bar.parentNode === cell) return found
  const parts = {
    base: part('base'),
    slack: part('slack'),
    bar: part('bar', 'bar'),
    done: part('done'),
    segments: part('segments'),
    label: part('label'),
    deadline: part('deadline'),
    ghost: part('ghost'),
  }
  parts.bar.append(parts.segments, parts.done, part('grip', 'finish'), part('knob', 'progress'), part('tie', 'link'))
  cell.replaceChildren(parts.base, parts.slack, parts.bar, parts.deadline, parts.ghost, parts.label)
  known.set(cell, parts)
  return parts
}

/** Puts an element where it belongs; null hides it. */
export const lay = (element: HTMLElement, left: number | null, width = 0): void => {
  if (left === null) {
    if (!element.hidden) element.hidden = true
    return
  }
  if (element.hidden) element.hidden = false
  element.style.transform = `translateX(${Math.round(left * 10) / 10}px)`
  element.style.width = `${Math.max(0, Math.round(width * 10) / 10)}px`
}

export const write = (element: HTMLElement, name: string, value: string | undefined): void => {
  if (element.dataset[name] === value) return
  if (value === undefined) delete element.dataset[name]
  else element.dataset[name] = value
}
