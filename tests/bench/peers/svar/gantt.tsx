import '../../pages/surface.css'
import '@svar-ui/react-gantt/all.css'
import './gantt.css'
import { Gantt, Willow } from '@svar-ui/react-gantt'
import { useMemo } from 'react'
import { type Plan, plan } from '../../pages/plan.ts'
import { offerSurface } from '../../pages/surface.ts'
import { barIn } from '../bars.ts'
import { mounted } from '../mounted.tsx'

const scales = [
  { unit: 'month', step: 1, format: '%F %Y' },
  { unit: 'day', step: 1, format: '%j' },
]
const columns = [
  { id: 'text', header: '任务', width: 240 },
  { id: 'start', header: '开始', width: 100 },
  { id: 'duration', header: '天', width: 60 },
]

const Chart = ({ data }: { data: Plan }) => {
  const tasks = useMemo(
    () =>
      data.tasks.map(({ id, parent, text, start, end, days, progress, isSummary }) => ({
        id,
        parent,
        text,
        start,
        end,
        duration: days,
        progress,
        type: isSummary ? 'summary' : 'task',
        ...(isSummary ? { open: true } : {}),
      })),
    [data],
  )
  const links = useMemo(() => data.links.map((link) => ({ ...link, type: 'e2s' as const })), [data])
  return (
    <div style={{ height: 760 }}>
      <Willow>
        <Gantt
          tasks={tasks}
          links={links}
          scales={scales}
          columns={columns}
          start={data.start}
          end={data.end}
          cellWidth={30}
          cellHeight={32}
        />
      </Willow>
    </div>
  )
}

offerSurface({
  prepare: plan,
  ...mounted((data: Plan) => <Chart data={data} />),
  isReady: (element) => element.textContent?.includes('项目 1') === true && element.querySelector('.wx-bar') !== null,
  bar: (element) => barIn(element, '.wx-bar.wx-task'),
})
