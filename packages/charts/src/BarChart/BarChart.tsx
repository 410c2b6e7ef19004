import { visuallyHidden } from '@bip/design-system'
import { BarChart as EchartsBar } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import * as echarts from 'echarts/core'
import { use as register } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import EChartsReact from 'echarts-for-react/esm/core'
import { type ComponentPropsWithRef, useMemo } from 'react'
import { styled } from 'styled-components'
import { barOption } from './barOption.ts'
import { useTokens } from './useTokens.ts'

register([EchartsBar, GridComponent, CanvasRenderer])

/** One bar: what it stands for and how high it is. `null` is a gap, for what is not known yet. */
export type BarDatum = { label: string; value: number | null; isMarked?: boolean }

export type BarChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  data: readonly BarDatum[]
  /** What the chart shows; read out with the table twin. */
  label: string
  /** Unit of the values, in the table twin. */
  unit?: string
  /** px of the smallest text; default 12. */
  fontSize?: number
}

const Root = styled.figure`
  position: relative;
  margin: 0;
  width: 100%;
  height: 100%;
  min-height: 0;
`

const Twin = styled.table`
  ${visuallyHidden}
`

/** Bars from zero with their values written on them. A table twin says the same to screen readers. */
export const BarChart = ({ data, label, unit, fontSize = 12, ...rest }: BarChartProps) => {
  const tokens = useTokens()
  const option = useMemo(() => barOption(data, tokens, fontSize), [data, tokens, fontSize])
  return (
    <Root {...rest}>
      <EChartsReact
        echarts={echarts}
        option={option}
        // Replacing the whole option keeps the number of series and points fixed, however long the wall runs.
        notMerge
        style={{ width: '100%', height: '100%' }}
        aria-hidden
      />
      <Twin>
        <caption>{label}</caption>
        <tbody>
          {data.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{bar.value === null ? '—' : `${bar.value}${unit ? ` ${unit}` : ''}`}</td>
            </tr>
          ))}
        </tbody>
      </Twin>
    </Root>
  )
}
