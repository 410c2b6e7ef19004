import '../../pages/surface.css'
import 'dhtmlx-gantt/codebase/dhtmlxgantt.css'
import { gantt } from 'dhtmlx-gantt'
import { type Plan, plan } from '../../pages/plan.ts'
import { offerSurface } from '../../pages/surface.ts'
import { barIn } from '../bars.ts'

let box: HTMLElement | undefined

const configure = ({ start, end }: Plan) =>
  Object.assign(gantt.config, {
    row_height: 32,
    bar_height: 20,
    scale_height: 64,
    min_column_width: 30,
    open_tree_initially: true,
    start_date: start,
    end_date: end,
    grid_width: 400,
    fit_tasks: false,
    columns: [
      { name: 'text', label: '任务', width: 240, tree: true },
      { name: 'start_date', label: '开始', width: 100 },
      { name: 'duration', label: '天', width: 60 },
    ],
    scales: [
      { unit: 'month', step: 1, format: '%F %Y' },
      { unit: 'day', step: 1, format: '%j' },
    ],
  })

offerSurface({
  prepare: plan,
  mount: (element, data) => {
    box = document.createElement('div')
    box.style.cssText = 'width:1280px;height:760px'
    element.append(box)
    configure(data)
    gantt.init(box)
    gantt.parse({
      data: data.tasks.map(({ id, parent, text, start, end, progress, isSummary }) => ({
        id,
        parent,
        text,
        start_date: start,
        end_date: end,
        progress: progress / 100,
        type: isSummary ? 'project' : 'task',
        open: true,
      })),
      links: data.links.map((link) => ({ ...link, type: '0' })),
    })
  },
  unmount: () => {
    gantt.clearAll()
    box?.remove()
  },
  isReady: (element) => element.querySelector('.gantt_task_line') !== null && element.querySelector('.gantt_row') !== null,
  bar: (element) => barIn(element, '.gantt_task_line:not(.gantt_project)'),
})
