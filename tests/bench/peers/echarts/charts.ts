import '../../pages/page.css'
import { BarChart, LineChart } from 'echarts/charts'
import { DataZoomComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { type EChartsCoreOption, type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { offer } from '../../pages/operations.ts'
import { host } from '../../pages/stage.tsx'

use([LineChart, BarChart, GridComponent, TooltipComponent, LegendComponent, DataZoomComponent, CanvasRenderer])

const waves = (count: number) =>
  Array.from({ length: count }, (_, index) => [index, Math.sin(index / 500) * 50 + ((index * 7919) % 13)])
const smallCharts = 24

let chart: EChartsType | undefined
let finished = 0

const box = (width: number, height: number) => {
  const element = document.createElement('div')
  element.style.cssText = `float:left;width:${width}px;height:${height}px`
  host().append(element)
  return element
}
const count = (drawn: EChartsType) => {
  const note = () => {
    drawn.off('finished', note)
    finished += 1
  }
  drawn.on('finished', note)
}
const set = (option: EChartsCoreOption) => {
  if (chart) count(chart)
  chart?.setOption(option)
}
const begin = () => {
  finished = 0
}
const isFinished = () => finished > 0
const line = { type: 'line', showSymbol: false }

offer([
  {
    name: 'first chart of 1 000 points',
    act: () => {
      chart = init(box(800, 400))
      set({ animation: false, xAxis: {}, yAxis: {}, series: [{ ...line, data: waves(1000) }] })
    },
    isDone: isFinished,
  },
  {
    name: '100 000 points',
    prepare: begin,
    act: () => set({ series: [{ ...line, sampling: 'lttb', data: waves(100_000) }] }),
    isDone: isFinished,
  },
  { name: 'replace 1 000 points', prepare: begin, act: () => set({ series: [{ data: waves(1000) }] }), isDone: isFinished },
  {
    name: '24 charts',
    prepare: () => {
      begin()
      chart?.dispose()
      host().replaceChildren()
    },
    act: () => {
      for (let index = 0; index < smallCharts; index += 1) {
        const small = init(box(300, 180))
        count(small)
        small.setOption({
          animation: false,
          xAxis: { type: 'category', data: [...'ABCDEFGH'] },
          yAxis: {},
          series: [{ type: 'bar', data: [1, 2, 3, 4, 5, 6, 7, 8] }],
        })
      }
    },
    isDone: () => finished === smallCharts,
  },
])
