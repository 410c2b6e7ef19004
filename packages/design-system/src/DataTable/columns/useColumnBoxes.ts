import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { maxFields, narrow } from './cardLook.ts'
import { columnClass, placeColumns } from './columnRules.ts'
import { columnWindow } from './columnWindow.ts'
import { type ColumnAreas, carriedBy, descriptionOf, type ModelColumn } from './useColumns.ts'

/** Where a column stands: its number among those shown, and the class that gives its cells their place and width; in a card its header stands beside each value. */
export type ColumnBox<T> = { column: ModelColumn<T>; index: number; place: string; label?: string }

const labelled = <T>(boxes: readonly ColumnBox<T>[]): ColumnBox<T>[] =>
  boxes.map((box) => ({ ...box, label: descriptionOf(box.column).header }))

/** Columns beside those in sight, in px. */
const beside = 240

/** Steps of half the overlap: a new window before the reader reaches the end of this one. */
const inSteps = (position: number): number => Math.floor(position / (beside / 2)) * (beside / 2)

/** Whether a window holds all of another one and little more: to draw every row again for a column less is not worth it. */
const isWithin = (inner: readonly [number, number], [from, to]: readonly [number, number], count: number): boolean =>
  from <= inner[0] && to >= inner[1] && to <= count && to - from <= inner[1] - inner[0] + 2

const boxesOf = <T>(columns: readonly ModelColumn<T>[], first: number): ColumnBox<T>[] =>
  columns.map((column, at) => ({
    column,
    index: first + at,
    place: columnClass(first + at),
  }))

/** Room that is left goes to columns in which something is cut, until nothing is or nothing is left. Answers what is left then. */
const showWhole = (widths: number[], wanted: readonly number[], left: number): number => {
  const lacks = wanted.map((whole, at) => Math.max(0, whole - (widths[at] ?? 0)))
  const lack = lacks.reduce((sum, one) => sum + one, 0)
  if (lack === 0) return left
  const share = Math.min(1, left / lack)
  lacks.forEach((one, at) => {
    widths[at] = (widths[at] ?? 0) + Math.floor(one * share)
  })
  return left - Math.ceil(lack * share)
}

/** The columns' widths in px; what is left of the room goes to those that are cut, then to those that grow, else to all that the reader has not `sized`. */
const widthsOf = <T>(
  columns: readonly ModelColumn<T>[],
  centre: readonly ModelColumn<T>[],
  room: number,
  indent: number,
  min: Readonly<Record<string, number>>,
  sized: Readonly<Record<string, number>>,
): number[] => {
  const scrolling = new Set(centre)
  const isSized = (key: string): boolean => sized[key] !== undefined
  const widths = columns.map((column, at) => {
    const own = carriedBy(column)
    const said = sized[column.id]
    if (said !== undefined) return Math.max(said, own.min)
    return Math.max(own.width, own.min, min[column.id] ?? 0) + (at === 0 ? indent : 0)
  })
  const spare = room - widths.reduce((sum, width) => sum + width, 0)
  if (spare <= 0) return widths
  const wanted = columns.map((column, at) => (isSized(column.id) ? 0 : carriedBy(column).whole + (at === 0 ? indent : 0)))
  const left = showWhole(widths, wanted, spare)
  if (left <= 0) return widths
  const grows = columns.map((column) => (isSized(column.id) ? 0 : (descriptionOf(column).grow ?? 0)))
  const shares = grows.some((grow) => grow > 0)
    ? grows
    : columns.map((column, at) => (isSized(column.id) || !scrolling.has(column) ? 0 : (widths[at] ?? 0)))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return whole > 0 ? widths.map((width, at) => width + Math.floor((left * (shares[at] ?? 0)) / whole)) : widths
}

const sums = (widths: readonly number[]): number[] => {
  const offsets = [0]
  for (const width of widths) offsets.push((offsets.at(-1) ?? 0) + width)
  return offsets
}

type Options<T> = {
  root: RefObject<HTMLElement | null>
  areas: ColumnAreas<T>
  widths: Readonly<Record<string, number>>
  /** Width in px of what stands before the first column. */
  before: number
  /** Width in px by which rows stand further in, being in groups: the first column has room for it. */
  indent: number
  /** Widths in px by key that columns need for their totals, unless the reader has sized them. */
  min: Readonly<Record<string, number>>
  /** In a narrow room the columns stand below each other in cards. */
  hasCards: boolean
}

/**
 * Places the columns. Widths and places are CSS variables of the root, so that resizing touches one element;
 * of the columns between the pinned ones only those in sight are in the page.
 */
export const useColumnBoxes = <T>({ root, areas, widths: sized, before, indent, min, hasCards }: Options<T>) => {
  const [room, setRoom] = useState(1280)
  const [scrolled, setScrolled] = useState(0)
  const { start, centre, end } = areas
  const all = useMemo(() => [...start, ...centre, ...end], [start, centre, end])
  const boxes = useMemo(
    () => ({
      start: boxesOf(start, 0),
      centre: boxesOf(centre, start.length),
      end: boxesOf(end, start.length + centre.length),
    }),
    [start, centre, end],
  )
  const geometry = useMemo(() => {
    const widths = widthsOf(all, centre, room - before, indent, min, sized)
    const [startWidths, centreWidths] = [widths.slice(0, start.length), widths.slice(start.length, start.length + centre.length)]
    const [startAt, centreAt, endAt] = [sums(startWidths), sums(centreWidths), sums(widths.slice(start.length + centre.length))]
    const startWidth = before + (startAt.at(-1) ?? 0)
    const endWidth = endAt.at(-1) ?? 0
    const lefts = [
      ...startAt.slice(0, -1).map((x) => x + before),
      ...centreAt.slice(0, -1).map((x) => x + startWidth),
      ...endAt.slice(0, -1),
    ]
    return { widths, lefts, centreAt, startWidth, endWidth, total: startWidth + (centreAt.at(-1) ?? 0) + endWidth }
  }, [all, start, centre, room, before, indent, min, sized])

  const inSight = room - geometry.startWidth - geometry.endWidth
  const wanted = columnWindow(geometry.centreAt, scrolled - beside, scrolled + inSight + beside)
  const kept = useRef(wanted)
  if (!isWithin(wanted, kept.current, centre.length)) kept.current = wanted
  const [from, to] = kept.current
  const isCards = hasCards && room < narrow
  const shown = useMemo(
    () =>
      isCards
        ? { start: labelled(boxes.start), centre: labelled(boxes.centre.slice(0, maxFields)), end: labelled(boxes.end), isCards }
        : { ...boxes, centre: boxes.centre.slice(from, to), isCards },
    [boxes, from, to, isCards],
  )

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const { style } = element
    style.setProperty('--room', `${room}px`)
    style.setProperty('--start', `${geometry.startWidth}px`)
    style.setProperty('--end', `${geometry.endWidth}px`)
    // What lies behind the scroller stands beside it, not in it.
    element.parentElement?.style.setProperty('--pinned', `${geometry.startWidth}px`)
    style.setProperty('--total', isCards ? '0px' : `${geometry.total}px`)
    const placed = [...shown.start, ...shown.centre, ...shown.end]
    placeColumns(Math.max(-1, ...placed.map(({ index }) => index)))
    for (const { index } of placed) {
      style.setProperty(`--x${index}`, isCards ? 'auto' : `${geometry.lefts[index]}px`)
      style.setProperty(`--w${index}`, isCards ? 'auto' : `${geometry.widths[index]}px`)
    }
  }, [root, geometry, shown, room, isCards])

  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const moved = (): void => setScrolled(inSteps(element.scrollLeft))
    const measure = (): void => {
      if (element.clientWidth > 0) setRoom(element.clientWidth)
    }
    const resized = new ResizeObserver(measure)
    measure()
    resized.observe(element)
    // Before the rows are written within the same event: the position would cost a layout after it.
    const listening = { passive: true, capture: true }
    element.addEventListener('scroll', moved, listening)
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', moved, listening)
    }
  }, [root])

  /** Scrolls as little as possible until a column is in sight, and has its cells in the page when it returns. */
  const reveal = useCallback(
    (index: number): void => {
      const element = root.current
      const [left, width] = [geometry.lefts[index], geometry.widths[index]]
      if (!element || isCards || left === undefined || width === undefined) return
      if (index < start.length || index >= start.length + centre.length) return
      // Of a column that is wider than its room something is always in sight.
      if (width > element.clientWidth - geometry.startWidth - geometry.endWidth) return
      const [min, max] = [left + width - element.clientWidth + geometry.endWidth, left - geometry.startWidth]
      const wished = Math.min(Math.max(element.scrollLeft, min), max)
      if (wished === element.scrollLeft) return
      element.scrollLeft = wished
      flushSync(() => setScrolled(inSteps(element.scrollLeft)))
    },
    [root, geometry, start, centre, isCards],
  )

  return { all, shown, geometry, reveal, room }
}

export type ShownColumns<T> = ReturnType<typeof useColumnBoxes<T>>['shown']
