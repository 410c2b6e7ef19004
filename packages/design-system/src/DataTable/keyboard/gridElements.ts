import type { CellPlace } from '../model/cellPlace.ts'
import type { FocusHost } from './FocusHost.ts'

const cells = '.cell, .lead, .detail, [role="columnheader"]'

/** The cell of this grid that an element stands in; what stands in a grid within it, stands in the detail around that. */
export const cellOf = (element: Element | null, grid: Element): HTMLElement | null => {
  const cell = element?.closest<HTMLElement>(cells) ?? null
  const owner = cell?.closest('[role$="grid"]')
  return !owner || owner === grid ? cell : cellOf(owner.parentElement, grid)
}

/** The columns [from, to) that an element stands over; undefined where it stands over one. */
export const spanOf = (element: HTMLElement | null | undefined): { from: number; to: number } | undefined => {
  const { from, to } = element?.dataset ?? {}
  return from === undefined ? undefined : { from: Number(from), to: Number(to) }
}

/** The element of a cell, of a line or of the rows that stand still around them. */
export const elementOf = (
  root: HTMLElement | null,
  host: FocusHost,
  { place, column }: CellPlace,
): HTMLElement | null | undefined => {
  if (place >= 0) return host.elementAt({ place, column })
  if (place === -1) return root?.querySelector<HTMLElement>(`.head [data-column="${column}"]`)
  const row = root?.querySelector(`[data-place="${place}"]`)
  const names = row?.querySelectorAll<HTMLElement>('[data-from]') ?? []
  const name = [...names].find((one) => {
    const span = spanOf(one)
    return span && column >= span.from && column < span.to
  })
  return name ?? row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
}

/** The cell that an element in the grid stands for; under a name over several columns it stays in `column`. */
export const placeOfCell = (cell: HTMLElement, host: FocusHost, column: number): CellPlace => {
  const place = host.placeOf(cell) ?? Number(cell.closest<HTMLElement>('[data-place]')?.dataset.place ?? -1)
  const span = spanOf(cell)
  const isUnder = span && column >= span.from && column < span.to
  return { place, column: isUnder ? column : Number(span?.from ?? cell.dataset.column ?? -1) }
}

/** Tab leaves the grid from wherever the focus is: the browser goes on from its edge. */
export const leaveGrid = (root: HTMLElement | null, isBack: boolean): void => {
  const edge = isBack ? root?.previousElementSibling : root?.nextElementSibling
  if (edge instanceof HTMLElement) edge.focus({ preventScroll: true })
}
