export { SeriesChart, type SeriesChartProps, type SeriesLine } from './SeriesChart.tsx'
