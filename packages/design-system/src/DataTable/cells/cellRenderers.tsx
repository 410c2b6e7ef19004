import type { CSSProperties } from 'react'
import { onPlainClick } from '../../foundations/plainClick.ts'
import type { StatusTone } from '../../foundations/status.ts'
import { StatusDot } from '../../StatusDot/StatusDot.tsx'
import type { CellRenderer } from '../model/types.ts'
import { type CellValue, numberOf, textOf } from '../model/values.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`

const shareOf = (value: CellValue, full: number): number => {
  const share = numberOf(value) / full
  return Number.isFinite(share) ? share : Number.NaN
}

export type ProgressCellOptions = {
  /** The value of something that is done; default 100. */
  full?: number
  /** Default 'info', and 'success' for what is done. */
  tone?: (share: number) => StatusTone
}

/** How far something has come: a bar and its share. */
export const progressCell = <T,>({ full = 100, tone }: ProgressCellOptions = {}): CellRenderer<T> => ({
  text: (value) => {
    const share = shareOf(value, full)
    return Number.isNaN(share) ? '' : percent(share)
  },
  render: ({ value, text }) => {
    const share = shareOf(value, full)
    if (Number.isNaN(share)) return null
    // Custom properties, which CSSProperties does not know.
    const style = {
      '--share': percent(Math.min(1, Math.max(0, share))),
      '--of': `var(--${tone?.(share) ?? (share >= 1 ? 'success' : 'info')})`,
    } as CSSProperties
    return (
      <span className="cell-progress" style={style}>
        <i aria-hidden="true" />
        <span>{text}</span>
      </span>
    )
  },
})

/** A state by its value: a dot in its tone and its word. A value that is none of them stands as it is. */
export const statusCell = <T,>(states: Readonly<Record<string, { tone: StatusTone; text: string }>>): CellRenderer<T> => ({
  text: (value) => states[textOf(value)]?.text ?? textOf(value),
  render: ({ value, text }) => (text === '' ? null : <StatusDot tone={states[textOf(value)]?.tone}>{text}</StatusDot>),
})

export type LinkCellOptions<T> = {
  /** Address of a row; without one the text stands there alone. */
  href: (row: T) => string | undefined
  /** A plain press, for an app that goes there by itself; a press with Ctrl or the middle button is the browser's. */
  onPress?: (row: T) => void
}

/** A text that leads somewhere. */
export const linkCell = <T,>({ href, onPress }: LinkCellOptions<T>): CellRenderer<T> => ({
  render: ({ row, text }) => {
    const address = href(row)
    if (address === undefined || text === '') return text
    return (
      <a className="cell-link" href={address} tabIndex={-1} onClick={onPlainClick(onPress && (() => onPress(row)))}>
        {text}
      </a>
    )
  },
})

export type ImageCellOptions<T> = {
  /** What is to be seen, for those who do not see it. */
  alt: (row: T) => string
}

/** A small picture by its address, fetched when its row comes near. */
export const imageCell = <T,>({ alt }: ImageCellOptions<T>): CellRenderer<T> => ({
  text: (_, row) => alt(row),
  render: ({ row, value }) =>
    textOf(value) === '' ? null : (
      <img className="cell-image" src={textOf(value)} alt={alt(row)} loading="lazy" decoding="async" draggable={false} />
    ),
})

/** The points of a line in a box of 100 by 20, the least at the bottom. */
const pointsOf = (values: readonly number[]): string => {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const height = max - min || 1
  const step = 100 / Math.max(1, values.length - 1)
  return values.map((value, at) => `${(at * step).toFixed(1)},${(19 - ((value - min) / height) * 18).toFixed(1)}`).join(' ')
}

export type SparklineCellOptions<T> = {
  /** The figures from left to right. */
  values: (row: T) => readonly number[]
  /** A figure in words; default as it is. */
  write?: (value: number) => string
  /** Default 'info'. */
  tone?: (row: T) => StatusTone
}

/** How figures went: a small line and the last of them. In words the first and the last. */
export const sparklineCell = <T,>({ values, write = String, tone }: SparklineCellOptions<T>): CellRenderer<T> => ({
  text: (_, row) => {
    const figures = values(row)
    const [first, last] = [figures[0], figures.at(-1)]
    return first === undefined || last === undefined ? '' : `${write(first)} → ${write(last)}`
  },
  render: ({ row, text }) => {
    const figures = values(row)
    const last = figures.at(-1)
    if (last === undefined) return null
    return (
      <span className="cell-spark">
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" role="img" aria-label={text}>
          <polyline points={pointsOf(figures)} stroke={`var(--${tone?.(row) ?? 'info'})`} />
        </svg>
        <span aria-hidden="true">{write(last)}</span>
      </span>
    )
  },
})
