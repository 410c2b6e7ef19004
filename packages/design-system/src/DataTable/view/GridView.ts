import { flushSync } from 'react-dom'
import type { Line, Lines } from '../model/lines.ts'
import { RowHeights } from '../model/RowHeights.ts'
import { ScrollScale } from './ScrollScale.ts'
import type { Slot } from './Slot.ts'
import { assignSlots } from './slots.ts'

export type LineState = {
  /** undefined where rows cannot be selected. */
  isSelected?: boolean
  /** May be selected; default true. */
  isSelectable?: boolean
  /** Name of the box that selects it. */
  boxLabel?: string
}

/** What the view writes of each line. */
export type LineWriter<T> = {
  /** Text of a cell that is not drawn by React. */
  text: (line: Line<T>, column: number) => string
  /** Words for the look of a cell (`dirty`, `range`, `match` …), in its `data-mark`; none where nothing is said. */
  mark?: (line: Line<T>, column: number, place: number) => string
  state?: (line: Line<T>, place: number) => LineState
}

/** Lines drawn beyond those in sight: more where the reader is going. */
const ahead = 12
const behind = 4
/** px, until the page has told how tall the table is. */
const firstGuess = 760
/** ms without a scroll event after which scrolling has ended. */
const calm = 120

/**
 * Shows the lines that are in sight. React makes the elements, once; from then on places, texts and marks are written straight to the page
 * within the scroll event, so that a frame never shows less than what is there.
 */
export class GridView<T> {
  readonly slots: Slot<T>[] = []
  /** Hears that there are more slots than React knows. */
  onSlots: () => void = () => undefined
  /** Hears which lines are in sight after each move. */
  onRange: (from: number, to: number) => void = () => undefined
  /** Lines lie under each other. */
  hasDepth = false
  /** A slot that keeps its line though it is out of sight, for it has the focus. */
  isKept: (slot: Slot<T>) => boolean = () => false

  #lines: Lines<T>
  #writer: LineWriter<T>
  readonly #heights: RowHeights
  readonly #scale = new ScrollScale()
  #scroller: HTMLElement | null = null
  #body: HTMLElement | null = null
  #viewport = firstGuess
  #usual: number
  #range: readonly [number, number] = [0, 0]
  #offset = 0
  #lastOffset = 0
  #shift = 0
  #calmTimer = 0
  #isInReact = false
  /** Heights that lines were said to have, by key, for when they stand elsewhere. */
  readonly #told = new Map<string, number>()

  constructor(lines: Lines<T>, writer: LineWriter<T>, rowHeight: number) {
    this.#lines = lines
    this.#writer = writer
    this.#usual = rowHeight
    this.#heights = new RowHeights(rowHeight)
    this.#heights.reset(lines.count, rowHeight)
    this.#measure()
    this.#range = this.#wanted()
    assignSlots(this.slots, ...this.#range, this.isKept)
  }

  get lines(): Lines<T> {
    return this.#lines
  }

  /** How many whole lines fit. */
  get pageSize(): number {
    return Math.max(1, Math.floor(this.#viewport / this.#usual) - 1)
  }

  /** Begins to show lines in an element that scrolls; answers how to stop. */
  attach(scroller: HTMLElement, body: HTMLElement): () => void {
    this.#scroller = scroller
    this.#body = body
    const scrolled = (): void => this.#scrolled()
    const resized = new ResizeObserver(() => this.#resized())
    scroller.addEventListener('scroll', scrolled, { passive: true })
    resized.observe(scroller)
    this.inReact(() => this.#resized())
    return () => {
      scroller.removeEventListener('scroll', scrolled)
      resized.disconnect()
      window.clearTimeout(this.#calmTimer)
      this.#scroller = null
      this.#body = null
    }
  }

  /** Shows these lines from now on, where the reader stands. */
  setLines(lines: Lines<T>): void {
    this.#lines = lines
    this.#heights.reset(lines.count, this.#usual)
    for (const [key, height] of this.#told) this.#heights.set(lines.placeOf(key), height)
    this.#measure()
    this.#update(true)
  }

  setRowHeight(height: number): void {
    if (height === this.#usual) return
    this.#usual = height
    this.setLines(this.#lines)
  }

  setWriter(writer: LineWriter<T>): void {
    this.#writer = writer
  }

  /** Writes the lines in sight anew after their rows or their states changed. */
  refresh(): void {
    this.#update(true)
  }

  /** Writes the looks of the cells in sight anew; their texts stay. */
  refreshMarks(): void {
    const { mark } = this.#writer
    for (const slot of this.slots) {
      const { line } = slot
      if (line && mark) this.#writeCells(slot, null, (column) => mark(line, column, slot.place))
    }
  }

  lineAt(place: number): Line<T> | undefined {
    return place < 0 ? undefined : this.#lines.at(place)
  }

  /** The slot that shows a line, if one does. */
  slotAt(place: number): Slot<T> | undefined {
    return this.slots.find((slot) => slot.place === place)
  }

  /** The slot that an element of the page belongs to. */
  slotOf(element: Element): Slot<T> | undefined {
    const row = element.closest('[role="row"]')
    return this.slots.find((slot) => slot.element === row)
  }

  /** Says how tall a line is, in px; the others move. */
  setHeight(place: number, height: number): void {
    const line = this.lineAt(place)
    if (line) this.#told.set(line.key, height)
    if (!this.#heights.set(place, height)) return
    this.#measure()
    this.#update(true)
  }

  /** Brings a line into sight, moving as little as possible. */
  scrollTo(place: number): void {
    const scroller = this.#scroller
    if (!scroller) return
    const start = this.#heights.offsetOf(place)
    const end = start + this.#heights.heightOf(place)
    if (start < this.#offset) scroller.scrollTop = this.#scale.topFor(start)
    else if (end > this.#offset + this.#viewport) scroller.scrollTop = this.#scale.topFor(end - this.#viewport)
    else return
    this.#offset = this.#scale.offsetAt(scroller.scrollTop)
    this.#update(false)
  }

  /** Runs what changes the view while React is committing, when it cannot be made to draw at once. */
  inReact(work: () => void): void {
    this.#isInReact = true
    try {
      work()
    } finally {
      this.#isInReact = false
    }
  }

  /** React has made a slot's element, or other cells in it. */
  adopt(slot: Slot<T>, element: HTMLElement): void {
    slot.element = element
    slot.box = element.querySelector<HTMLInputElement>('[data-box]')
    slot.cells = Array.from(element.querySelectorAll<HTMLElement>('.cell'), (cell) => {
      const isText = cell.dataset.text !== undefined
      // React leaves the cell empty; the text in it is ours alone.
      const text = isText ? (cell.firstChild ?? cell.appendChild(document.createTextNode(''))) : null
      return {
        column: Number(cell.dataset.column),
        element: cell,
        text: text instanceof Text ? text : null,
        shown: text instanceof Text ? text.data : '',
        mark: cell.dataset.mark ?? '',
      }
    })
    this.#write(slot)
  }

  #scrolled(): void {
    const scroller = this.#scroller
    if (!scroller) return
    this.#offset = this.#scale.offsetAt(scroller.scrollTop)
    this.#update(false)
    window.clearTimeout(this.#calmTimer)
    this.#calmTimer = window.setTimeout(() => this.#settle(), calm)
  }

  /** After scrolling: the scroll bar shows the share of the list, which small steps may have left. */
  #settle(): void {
    const scroller = this.#scroller
    if (!scroller || this.#heights.total <= this.#scale.height) return
    scroller.scrollTop = this.#scale.settledTop()
    this.#update(false)
  }

  #resized(): void {
    const [scroller, body] = [this.#scroller, this.#body]
    // What is not displayed, in a tab behind others, keeps what it has.
    if (!scroller || !body || scroller.clientHeight === 0) return
    this.#viewport = Math.max(this.#usual, scroller.clientHeight - body.offsetTop)
    this.#measure()
    this.#offset = this.#scale.offsetAt(scroller.scrollTop)
    this.#update(false)
  }

  #measure(): void {
    this.#scale.setSizes(this.#heights.total, this.#viewport)
    this.#body?.style.setProperty('height', `${this.#scale.height}px`)
  }

  /** The lines to be drawn, as [from, to). */
  #wanted(): [number, number] {
    const { count } = this.#lines
    if (count === 0) return [0, 0]
    const isUp = this.#offset < this.#lastOffset
    this.#lastOffset = this.#offset
    const first = this.#heights.placeAt(this.#offset)
    const last = this.#heights.placeAt(this.#offset + this.#viewport)
    return [Math.max(0, first - (isUp ? ahead : behind)), Math.min(count, last + 1 + (isUp ? behind : ahead))]
  }

  #update(isAnew: boolean): void {
    const [from, to] = this.#wanted()
    const isMoved = this.#shift !== this.#scale.shift
    this.#shift = this.#scale.shift
    if (!isAnew && !isMoved && from === this.#range[0] && to === this.#range[1]) return
    this.#range = [from, to]
    const known = this.slots.length
    const changed = assignSlots(this.slots, from, to, this.isKept)
    for (const slot of isAnew || isMoved ? this.slots : changed) this.#write(slot)
    this.#redraw(isAnew ? this.slots : changed)
    if (this.slots.length > known) this.onSlots()
    this.onRange(from, to)
  }

  /** Lets React draw its part of these slots, at once where that is possible. */
  #redraw(slots: readonly Slot<T>[]): void {
    const draws = slots.flatMap(({ drawn }) => [...drawn])
    if (draws.length === 0) return
    const drawAll = (): void => {
      for (const draw of draws) draw()
    }
    if (this.#isInReact) drawAll()
    else flushSync(drawAll)
  }

  #write(slot: Slot<T>): void {
    const line = this.lineAt(slot.place)
    slot.line = line
    const { element } = slot
    if (!element) return
    element.hidden = line === undefined
    if (!line) {
      this.#writeCells(slot, () => '', undefined)
      return
    }
    const height = this.#heights.heightOf(slot.place)
    element.style.transform = `translateY(${this.#heights.offsetOf(slot.place) + this.#shift}px)`
    element.style.height = height === this.#usual ? '' : `${height}px`
    element.setAttribute('aria-rowindex', String(slot.place + 2))
    element.dataset.odd = String(slot.place % 2 === 1)
    element.dataset.kind = line.kind
    this.#writeDepth(element, line)
    this.#writeState(slot, element, line)
    const { text, mark } = this.#writer
    this.#writeCells(slot, (column) => text(line, column), mark && ((column) => mark(line, column, slot.place)))
  }

  #writeCells(
    { cells }: Slot<T>,
    textOf: ((column: number) => string) | null,
    markOf: ((column: number) => string) | undefined,
  ): void {
    for (const cell of cells) {
      const shown = cell.text && textOf ? textOf(cell.column) : cell.shown
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

  /** Where a line lies in a tree or in groups; nothing is written in a table that has neither. */
  #writeDepth(element: HTMLElement, line: Line<T>): void {
    if (!this.hasDepth) return
    element.setAttribute('aria-level', String(line.depth + 1))
    element.style.setProperty('--depth', String(line.depth))
    if ('isOpen' in line && line.isOpen !== undefined) element.setAttribute('aria-expanded', String(line.isOpen))
    else element.removeAttribute('aria-expanded')
  }

  #writeState({ box, place }: Slot<T>, element: HTMLElement, line: Line<T>): void {
    const state = this.#writer.state?.(line, place)
    if (state?.isSelected === undefined) return
    element.setAttribute('aria-selected', String(state.isSelected))
    if (!box) return
    box.checked = state.isSelected
    box.disabled = state.isSelectable === false || line.kind !== 'row'
    box.ariaLabel = state.boxLabel ?? null
  }
}
