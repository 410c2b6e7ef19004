export { RadarChart, type RadarChartProps, type RadarShape } from './RadarChart.tsx'
