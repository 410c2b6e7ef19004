export { BarChart, type BarChartProps, type BarDatum } from './BarChart/BarChart.tsx'
