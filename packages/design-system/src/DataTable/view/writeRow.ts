import type { Line } from '../lines/lines.ts'
import type { Slot } from './Slot.ts'

export type LineState = {
  /** undefined where rows cannot be selected. */
  isSelected?: boolean
  /** May be selected; default true. */
  isSelectable?: boolean
  /** Name of the box that selects it. */
  boxLabel?: string
}

/** Where a line lies in a tree or in groups. */
export const writeDepth = <T>(element: HTMLElement, line: Line<T>): void => {
  element.setAttribute('aria-level', String(line.depth + 1))
  element.style.setProperty('--depth', String(line.depth))
  if ('isOpen' in line && line.isOpen !== undefined) element.setAttribute('aria-expanded', String(line.isOpen))
  else element.removeAttribute('aria-expanded')
}

/** Whether a line is selected, and the box that says so. */
export const writeState = <T>({ box }: Slot<T>, element: HTMLElement, line: Line<T>, state: LineState): void => {
  if (state.isSelected === undefined) return
  element.setAttribute('aria-selected', String(state.isSelected))
  element.toggleAttribute('data-locked', line.kind === 'row' && state.isSelectable === false)
  if (!box) return
  box.checked = state.isSelected
  box.disabled = state.isSelectable === false || line.kind !== 'row'
  box.ariaLabel = state.boxLabel ?? null
}
