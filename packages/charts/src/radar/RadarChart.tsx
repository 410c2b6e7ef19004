import type { ComponentPropsWithRef } from 'react'
import { Drawing, Legend, Root } from './RadarChart.styles.ts'

/** Figures of one thing on each axis in turn; `null` is a gap. */
export type RadarShape = { key: string; label: string; values: readonly (number | null)[] }

export type RadarChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** What the chart shows. */
  label: string
  /** Names of the axes, at least three. */
  axes: readonly string[]
  /** At most three, the first one in front. */
  shapes: readonly RadarShape[]
  /** The figure at the edge; default 10. */
  max?: number
  /** A figure that is drawn as a dashed ring, such as one that must be reached. */
  limit?: number
  /** A figure in the reader's language; default as it is. */
  formatValue?: (value: number) => string
}

/** px of the drawing, its middle and its radius. */
const [width, height, radius] = [420, 320, 110]
const middle = { x: width / 2, y: height / 2 }
const rings = [0.25, 0.5, 0.75, 1] as const

const pointAt = (at: number, count: number, share: number) => {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2
  return { x: middle.x + Math.cos(angle) * radius * share, y: middle.y + Math.sin(angle) * radius * share }
}

const polygon = (count: number, shareOf: (at: number) => number): string =>
  Array.from({ length: count }, (_, at) => {
    const { x, y } = pointAt(at, count, shareOf(at))
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }).join(' ')

const anchorOf = (x: number): 'start' | 'middle' | 'end' =>
  Math.abs(x - middle.x) < 8 ? 'middle' : x > middle.x ? 'start' : 'end'

const asItIs = (value: number): string => String(value)

/** Figures on several axes around a middle. The figures themselves belong into a table beside it, for those who cannot see the drawing. */
export const RadarChart = (props: RadarChartProps) => {
  const { label, axes, shapes, max = 10, limit, formatValue = asItIs, ...rest } = props
  const count = axes.length
  const [front] = shapes
  const share = (value: number | null | undefined): number => Math.max(0, Math.min(1, (value ?? 0) / max))
  return (
    <Root {...rest} aria-label={label}>
      <Drawing viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {rings.map((ring) => (
          <polygon key={ring} className="ring" points={polygon(count, () => ring)} />
        ))}
        {axes.map((name, at) => {
          const { x, y } = pointAt(at, count, 1)
          return <path key={name} className="ring" d={`M${middle.x} ${middle.y}L${x.toFixed(1)} ${y.toFixed(1)}`} />
        })}
        {limit !== undefined && <polygon className="limit" points={polygon(count, () => share(limit))} />}
        {shapes
          .map(({ key, values }, series) => (
            <polygon key={key} className="shape" data-series={series} points={polygon(count, (at) => share(values[at]))} />
          ))
          .reverse()}
        {axes.map((name, at) => {
          const { x, y } = pointAt(at, count, 1.14)
          const value = front?.values[at]
          return (
            <text key={name} x={x} y={y} textAnchor={anchorOf(x)}>
              <tspan className="name">{name}</tspan>
              <tspan className="value" dx="4">
                {value === null || value === undefined ? '—' : formatValue(value)}
              </tspan>
            </text>
          )
        })}
      </Drawing>
      <Legend>
        {shapes.map(({ key, label: name }) => (
          <li key={key}>
            <i aria-hidden />
            {name}
          </li>
        ))}
      </Legend>
    </Root>
  )
}
