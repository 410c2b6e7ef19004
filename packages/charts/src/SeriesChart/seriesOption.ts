import type { EChartsCoreOption } from 'echarts/core'
import type { ChartTokens } from '../BarChart/useTokens.ts'
import type { SeriesLine } from './SeriesChart.tsx'

/** px of the chart's texts. */
const fontSize = 12

/** The colour of each line, in turn. */
export const coloursOf = ({ info, accent, success, warning, faint }: ChartTokens): string[] => [
  info,
  accent,
  success,
  warning,
  faint,
]

/** Lines or bars over one axis, in the colours of the theme. */
export function seriesOption(
  axis: readonly string[],
  lines: readonly SeriesLine[],
  shape: 'bar' | 'line',
  tokens: ChartTokens,
  formatValue: (value: number) => string,
): EChartsCoreOption {
  const colours = coloursOf(tokens)
  return {
    animation: false,
    textStyle: { fontFamily: tokens.sans, fontSize },
    color: colours,
    grid: { left: 8, right: 16, top: 16, bottom: 8, containLabel: true },
    tooltip: { trigger: 'axis', valueFormatter: (value: unknown) => (typeof value === 'number' ? formatValue(value) : '—') },
    xAxis: {
      type: 'category',
      data: [...axis],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: tokens.line } },
      axisLabel: { color: tokens.faint, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      axisLabel: { color: tokens.faint, formatter: (value: number) => formatValue(value) },
      splitLine: { lineStyle: { color: tokens.line, opacity: 0.5 } },
    },
    series: lines.map(({ label, values }, index) => ({
      name: label,
      type: shape,
      data: values.map((value) => value ?? '-'),
      color: colours[index % colours.length],
      ...(shape === 'line' ? { showSymbol: values.length < 40, lineStyle: { width: 2 } } : { barMaxWidth: 40 }),
    })),
  }
}
