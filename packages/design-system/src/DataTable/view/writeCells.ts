import type { SlotCell } from './Slot.ts'

/** A cell shows so many characters at most: a page of text in one line costs the browser more than a page of rows. */
const maxShown = 1000

const cut = (text: string): string => (text.length > maxShown ? `${text.slice(0, maxShown)}…` : text)

/** Writes what differs from what a slot's cells show: texts where there are any to write, and the words of their look. */
export const writeCells = (
  cells: readonly SlotCell[],
  textOf: ((column: number) => string) | null,
  markOf: ((column: number) => string) | undefined,
): void => {
  for (const cell of cells) {
    const shown = cell.text && textOf ? cut(textOf(cell.column)) : cell.shown
    if (cell.text && shown !== cell.shown) {
      cell.text.data = shown
      cell.shown = shown
    }
    const mark = markOf ? markOf(cell.column) : ''
    if (mark === cell.mark) continue
    cell.mark = mark
    if (mark) cell.element.dataset.mark = mark
    else delete cell.element.dataset.mark
  }
}

/** A slot's cells in its element, as React made them; a table in a detail keeps its own. */
export const cellsIn = (element: HTMLElement): SlotCell[] =>
  Array.from(element.querySelectorAll<HTMLElement>(':scope > .cell, :scope > .pins > .cell'), (cell) => {
    // Attributes as they are: a dataset would be made for each of some hundred cells.
    const isText = cell.hasAttribute('data-text')
    // React leaves the cell empty; the text in it is ours alone.
    const text = isText ? (cell.firstChild ?? cell.appendChild(document.createTextNode(''))) : null
    return {
      column: Number(cell.getAttribute('data-column')),
      element: cell,
      text: text instanceof Text ? text : null,
      shown: text instanceof Text ? text.data : '',
      mark: cell.getAttribute('data-mark') ?? '',
      isPainted: cell.hasAttribute('data-painted'),
    }
  })
