import type { EChartsCoreOption } from 'echarts/core'
import type { BarDatum } from './BarChart.tsx'
import type { ChartTokens } from './useTokens.ts'

/** The chart in the colours of the theme: zero baseline, no grid, values on the bars instead of an axis. */
export function barOption(data: readonly BarDatum[], tokens: ChartTokens, fontSize: number): EChartsCoreOption {
  return {
    animation: false,
    textStyle: { fontFamily: tokens.sans, fontSize },
    grid: { left: 0, right: 0, top: fontSize * 2, bottom: fontSize * 2 },
    xAxis: {
      type: 'category',
      data: data.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: tokens.line } },
      axisLabel: { color: tokens.faint, fontSize, interval: 0, margin: fontSize * 0.6 },
    },
    yAxis: { type: 'value', min: 0, show: false },
    series: [
      {
        type: 'bar',
        barWidth: '58%',
        data: data.map(({ value, isMarked }) => ({
          value: value ?? '-',
          itemStyle: { color: isMarked ? tokens.accent : tokens.info, borderRadius: [fontSize / 4, fontSize / 4, 0, 0] },
        })),
        label: { show: true, position: 'top', color: tokens.text, fontSize, fontWeight: 600 },
      },
    ],
  }
}
