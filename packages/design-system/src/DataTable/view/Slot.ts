import type { Line } from '../lines/lines.ts'

/** A cell of a slot; the text in it, where React draws none, and what was written last. */
export type SlotCell = {
  column: number
  element: HTMLElement
  text: Text | null
  shown: string
  mark: string
  /** Drawn by whoever made the column. */
  isPainted: boolean
}

/**
 * An element of the page that shows one line after another as the reader scrolls.
 * React makes the element and its cells; what stands in them is written straight to the page.
 */
export class Slot<T> {
  readonly id: number
  /** Which line it shows; -1 for none. */
  place = -1
  line: Line<T> | undefined
  element: HTMLElement | null = null
  /** The box that selects the line, where rows can be selected. */
  box: HTMLInputElement | null = null
  cells: SlotCell[] = []
  /** What holds the cells pinned to the sides. */
  pins: readonly HTMLElement[] = []
  /** What React draws, to be told when the line is another one. */
  readonly drawn = new Set<() => void>()
  /** Who has written what it shows. */
  writer: unknown

  constructor(id: number) {
    this.id = id
  }

  /** Whether the browser may pass over what is in the element; assistive technology does so too, for it would find a row without cells. */
  park(isParked: boolean): void {
    if (this.element && this.element.inert !== isParked) this.element.inert = isParked
  }

  cellAt(column: number): HTMLElement | undefined {
    return this.cells.find((cell) => cell.column === column)?.element
  }
}
