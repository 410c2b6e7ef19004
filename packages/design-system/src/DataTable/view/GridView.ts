import { flushSync } from 'react-dom'
import type { Line, Lines } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import { RowHeights } from './RowHeights.ts'
import { ScrollMotion } from './ScrollMotion.ts'
import { ScrollScale } from './ScrollScale.ts'
import type { Slot } from './Slot.ts'
import { assignSlots } from './slots.ts'
import { areSameLines, roomOver, type StuckLine, stuckLines } from './stuckLines.ts'
import { cellsIn, writeCells } from './writeCells.ts'
import { isSameLine, type LineWriter, writeSlot } from './writeSlot.ts'

/** Lines drawn beyond those in sight: more where the reader is going. */
const ahead = 12
const behind = 4
/** Share of the height in one step from which only lines in sight are drawn; the others follow when the reader is slower. */
const farShare = 1 / 3
/** ms after which those beyond are drawn too: the first ones are painted sooner without them. */
const warming = 80
/** px, until the page has told how tall the table is. */
const firstGuess = 760

const indexOf = <T>(line: Line<T>): number | undefined => (line.kind === 'row' ? line.index : undefined)

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
  /** Hears that the lines together have become taller or shorter. */
  onHeight: () => void = () => undefined
  /** Number of the first line among those of all pages, from 0. */
  firstNumber = 0
  /** Rows before the first line, for assistive technology: headers, and what is pinned under them. */
  rowsBefore = 1
  /** Lines lie under each other. */
  hasDepth = false
  /** A slot that keeps its line though it is out of sight, for it has the focus. */
  isKept: (slot: Slot<T>) => boolean = () => false
  /** Hears where the line of a kept slot stands now, for rows that came have moved it. */
  onKeptMoved: (slot: Slot<T>) => void = () => undefined
  /** Hears that lines may stand elsewhere, before they are written. */
  onMoved: () => void = () => undefined

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
  #warmTimer = 0
  #isWarm = false
  readonly #motion = new ScrollMotion<T>(this.slots, () => this.#settle())
  #isInReact = false
  #stuck: readonly StuckLine[] = []
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

  /** px that all lines take together. */
  get height(): number {
    return this.#scale.height
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
    // Its children too: more rows of headers or totals leave less room for the lines.
    for (const part of [scroller, ...scroller.children]) if (part !== body) resized.observe(part)
    this.inReact(() => this.#resized())
    this.#warmTimer = window.setTimeout(() => this.#warm(), warming)
    return () => {
      window.clearTimeout(this.#warmTimer)
      scroller.removeEventListener('scroll', scrolled)
      resized.disconnect()
      this.#motion.end()
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
    // Fewer lines than there were may end above where the reader stands; asking is a layout, so it is done only then.
    if (this.#scroller && this.#offset > this.#heights.total - this.#viewport)
      this.#offset = this.#scale.offsetAt(this.#scroller.scrollTop)
    this.#followKept()
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

  /** Writes the lines in sight anew unless all of them were written by this writer, for their elements were adopted since. */
  followWriter(writer: LineWriter<T>): void {
    if (this.slots.some((slot) => slot.writer !== writer)) this.#update(true)
  }

  /** Writes the lines in sight anew after their rows or their states changed. */
  refresh(): void {
    this.#update(true)
  }

  /** Writes the lines in sight that are other ones, or other rows, after some of the rows were replaced. */
  refreshRows(): void {
    if (this.#followKept()) {
      this.#update(true)
      return
    }
    const changed = this.slots.filter((slot) => !isSameLine(slot.line, this.lineAt(slot.place)))
    for (const slot of changed) this.#write(slot)
    this.#redraw(changed)
  }

  /** Writes the looks of the cells in sight anew; their texts stay. */
  refreshMarks(): void {
    const { mark } = this.#writer
    for (const slot of this.slots) {
      const { line } = slot
      if (line && mark) writeCells(slot.cells, null, (column) => mark(line, column, slot.place))
    }
  }

  lineAt(place: number): Line<T> | undefined {
    return place < 0 ? undefined : this.#lines.at(place)
  }

  /** The slot that shows a line, if one does. */
  slotAt(place: number): Slot<T> | undefined {
    return this.slots.find((slot) => slot.place === place)
  }

  /** The element of a cell of a line that is in the page; column -1 is the cell before the first column. */
  elementAt({ place, column }: CellPlace): HTMLElement | null | undefined {
    const slot = this.slotAt(place)
    if (slot?.line?.kind === 'detail') return slot.element?.querySelector<HTMLElement>('.detail')
    return column < 0 ? slot?.element?.querySelector<HTMLElement>('.lead') : slot?.cellAt(column)
  }

  /** The line that an element of the page stands in; undefined where it stands in none. */
  placeOf(element: Element): number | undefined {
    return this.slotOf(element)?.place
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
    const over = roomOver(this.#lines, this.#heights, place)
    if (start < this.#offset + over) scroller.scrollTop = this.#scale.topFor(start - over)
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
    slot.cells = cellsIn(element)
    slot.pins = [...element.querySelectorAll<HTMLElement>(':scope > .pins')]
    this.#motion.place(slot)
    this.#write(slot)
    this.#writeStuck(this.#stuck)
  }

  #warm(): void {
    if (this.#isWarm) return
    this.#isWarm = true
    this.#update(false)
  }

  #scrolled(): void {
    const [scroller, body] = [this.#scroller, this.#body]
    if (!scroller || !body) return
    const before = this.#offset
    const { scrollTop, scrollLeft } = scroller
    this.#motion.aside(scrollLeft)
    this.#offset = this.#scale.offsetAt(scrollTop)
    // Across, the lines stay.
    if (this.#offset === before) return
    this.#isWarm = true
    this.#motion.go(body, scrollLeft)
    this.#update(false)
  }

  /** After scrolling: the scroll bar shows the share of the list, which small steps may have left. */
  #settle(): void {
    const scroller = this.#scroller
    if (!scroller) return
    const isScaled = this.#heights.total > this.#scale.height
    // Moved again and not heard of yet: that must not be taken back, and settles in its turn.
    if (isScaled && !this.#scale.isAt(scroller.scrollTop)) return
    if (isScaled) scroller.scrollTop = this.#scale.settledTop()
    this.#update(false)
  }

  /** While nothing moves the browser passes over the lines out of sight: what changes then has no more to do than what is seen. */
  #park(): void {
    const [first, last] = this.#inSight()
    for (const slot of this.slots) {
      const isOut = slot.place < first || slot.place > last
      slot.park(!this.#motion.isOn && isOut && !this.isKept(slot) && !this.#stuck.some(({ place }) => place === slot.place))
    }
  }

  /** The first and the last line of which something can be seen. */
  #inSight(): [number, number] {
    return [this.#heights.placeAt(this.#offset), this.#heights.placeAt(this.#offset + this.#viewport)]
  }

  #resized(): void {
    const [scroller, body] = [this.#scroller, this.#body]
    // What is not displayed, in a tab behind others, keeps what it has.
    if (!scroller || !body || scroller.clientHeight === 0) return
    const foot = body.nextElementSibling?.matches('.foot') ? body.nextElementSibling.clientHeight : 0
    this.#viewport = Math.max(this.#usual, scroller.clientHeight - body.offsetTop - foot)
    // Asked before anything is written, for a question after it would cost a layout.
    const { scrollTop } = scroller
    this.#measure()
    this.#offset = this.#scale.offsetAt(scrollTop)
    this.#update(false)
  }

  #measure(): void {
    this.#scale.setSizes(this.#heights.total, this.#viewport)
    this.#body?.style.setProperty('height', `${this.#scale.height}px`)
    this.onHeight()
  }

  /** The lines to be drawn, as [from, to). */
  #wanted(): [number, number] {
    const { count } = this.#lines
    if (count === 0) return [0, 0]
    const isUp = this.#offset < this.#lastOffset
    const isFar = Math.abs(this.#offset - this.#lastOffset) > this.#viewport * farShare
    this.#lastOffset = this.#offset
    const [first, last] = this.#inSight()
    // Whoever goes far in one frame is past the lines beyond before they are seen: writing them would only make the frames fewer.
    if (!this.#isWarm || isFar) return [first, Math.min(count, last + 1)]
    return [Math.max(0, first - (isUp ? ahead : behind)), Math.min(count, last + 1 + (isUp ? behind : ahead))]
  }

  #update(isAnew: boolean): void {
    const [from, to] = this.#wanted()
    const isMoved = this.#shift !== this.#scale.shift
    this.#shift = this.#scale.shift
    const stuck = stuckLines(this.#lines, this.#heights, this.#offset)
    if (!isAnew && !isMoved && from === this.#range[0] && to === this.#range[1] && areSameLines(stuck, this.#stuck)) {
      if (stuck.at(-1)?.top !== this.#stuck.at(-1)?.top) this.#writeStuck(stuck)
      this.#stuck = stuck
      this.#park()
      return
    }
    const unstuck = this.#stuck.filter(({ place }) => !stuck.some((line) => line.place === place))
    this.#range = [from, to]
    this.#stuck = stuck
    const known = this.slots.length
    const changed = assignSlots(
      this.slots,
      from,
      to,
      this.isKept,
      stuck.map(({ place }) => place),
    )
    for (const slot of isAnew || isMoved ? this.slots : changed) this.#write(slot)
    for (const { place } of unstuck) {
      const slot = this.slotAt(place)
      if (slot && !changed.includes(slot)) this.#writePlace(slot)
    }
    this.#writeStuck(stuck)
    this.#redraw(isAnew ? this.slots : changed)
    if (this.slots.length > known) {
      // At once: lines without an element would be blank in the next frame.
      if (this.#isInReact) this.onSlots()
      else flushSync(this.onSlots)
    }
    this.#park()
    this.onRange(from, to)
  }

  /** A kept slot goes where its line has gone, or, where that is no more, to the nearest one; answers whether one had to go. */
  #followKept(): boolean {
    const { count } = this.#lines
    let hasMoved = false
    for (const slot of this.slots) {
      const { line } = slot
      if (!line || slot.place < 0 || !this.isKept(slot)) continue
      const found = this.lineAt(slot.place)?.key === line.key ? slot.place : this.#lines.placeOf(line.key, indexOf(line))
      const place = found >= 0 ? found : Math.min(slot.place, count - 1)
      if (place === slot.place) continue
      const there = this.slotAt(place)
      // They change places, so that none of both lines is missing.
      if (there) there.place = slot.place
      slot.place = place
      hasMoved = true
      this.onKeptMoved(slot)
      // Without any line the focus would fall out of the table; the header takes it.
      if (place < 0) this.#scroller?.focus({ preventScroll: true })
    }
    this.onMoved()
    return hasMoved
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
    slot.line = this.lineAt(slot.place)
    slot.writer = this.#writer
    if (slot.line) this.#writePlace(slot)
    const height = this.#heights.heightOf(slot.place)
    writeSlot(slot, this.#writer, {
      number: this.firstNumber + slot.place + this.rowsBefore + 1,
      height: height === this.#usual ? '' : `${height}px`,
      hasDepth: this.hasDepth,
    })
  }

  #writePlace({ element, place }: Slot<T>): void {
    if (!element) return
    element.removeAttribute('data-stuck')
    element.style.transform = `translateY(${this.#heights.offsetOf(place) + this.#shift}px)`
  }

  /** Lines under the header are the browser's to hold: whatever scrolls, they stay. */
  #writeStuck(stuck: readonly StuckLine[]): void {
    for (const { place, depth, top } of stuck) {
      const element = this.slotAt(place)?.element
      if (!element) continue
      element.dataset.stuck = String(depth)
      element.style.transform = ''
      element.style.setProperty('--stuck', `${top}px`)
    }
  }
}
