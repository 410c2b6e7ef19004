import { BarChart as EchartsBar, LineChart as EchartsLine } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import EChartsReact from 'echarts-for-react/esm/core'
import { type ComponentPropsWithRef, useMemo } from 'react'
import { useTokens } from '../BarChart/useTokens.ts'
import { Legend, Plot, Root, Sign } from './SeriesChart.styles.ts'
import { coloursOf, seriesOption } from './seriesOption.ts'

register([EchartsBar, EchartsLine, GridComponent, TooltipComponent, CanvasRenderer])

/** One line of figures; `values` stand over the axis one by one, `null` is a gap. */
export type SeriesLine = { key: string; label: string; values: readonly (number | null)[] }

export type SeriesChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** What stands below each point. */
  axis: readonly string[]
  lines: readonly SeriesLine[]
  /** What the chart shows. */
  label: string
  /** Default `bar`. */
  shape?: 'bar' | 'line'
  /** A figure in the reader's language; default as it is. */
  formatValue?: (value: number) => string
}

const asItIs = (value: number): string => String(value)

/** Lines or bars over one axis with a legend. The figures themselves belong into a table beside it, for those who cannot see the drawing. */
export const SeriesChart = ({ axis, lines, label, shape = 'bar', formatValue = asItIs, ...rest }: SeriesChartProps) => {
  const tokens = useTokens()
  const option = useMemo(() => seriesOption(axis, lines, shape, tokens, formatValue), [axis, lines, shape, tokens, formatValue])
  const colours = coloursOf(tokens)
  return (
    <Root {...rest} aria-label={label}>
      <Legend>
        {lines.map((line, index) => (
          <li key={line.key}>
            <Sign aria-hidden style={{ background: colours[index % colours.length] }} />
            {line.label}
          </li>
        ))}
      </Legend>
      <Plot aria-hidden>
        <EChartsReact echarts={echarts} option={option} notMerge style={{ width: '100%', height: '100%' }} />
      </Plot>
    </Root>
  )
}
