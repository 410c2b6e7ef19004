import '../../pages/surface.css'
import { createRoot, type Root } from 'react-dom/client'
import { Schedule, type ScheduleOperation, type ScheduleResource } from '../../../../packages/charts/src/schedule/index.ts'
import { wallTime } from '../../../../packages/contract/src/calendar/index.ts'
import { DesignProvider } from '../../../../packages/design-system/src/DesignProvider/DesignProvider.tsx'
import { offerSurface } from '../../pages/surface.ts'
import { barIn } from '../../peers/bars.ts'

type Data = { resources: ScheduleResource[]; operations: ScheduleOperation[] }

const stations = 120
const now = wallTime('2026-01-05T08:00')
const tones = ['info', 'info', 'success', 'warning', 'danger'] as const

/** A bar at each station and day, of 14 to 21 hours. */
function prepare(count: number): Data {
  const resources = Array.from({ length: stations }, (_, at) => ({
    ...{ key: `s${at}`, name: `工位 ${at + 1}`, group: `班组 ${1 + Math.floor(at / 6)}` },
  }))
  const operations = Array.from({ length: count }, (_, at): ScheduleOperation => {
    const [station, day] = [at % stations, Math.floor(at / stations)]
    const start = now + day * 1440 + ((at * 7) % 4) * 60
    return {
      ...{ key: `o${at}`, resource: `s${station}`, lane: 0, start, end: start + (14 + (at % 8)) * 60, chain: `c${at % 2500}` },
      ...{ name: `铣削 MO-${at}`, detail: '安装底板 10', tone: tones[at % 5] ?? 'info', isPinned: false, isLate: at % 5 === 4 },
      ...{ isPaused: false, why: '等前道工序 3 小时' },
    }
  })
  return { resources, operations }
}

const effect = { lines: ['12 道工序移动', 'MO-1 逾期 1 天'], isHarmful: true, apply: async () => true }
let root: Root | undefined

offerSurface({
  prepare,
  mount: (element, { resources, operations }: Data) => {
    root = createRoot(element)
    root.render(
      <DesignProvider>
        <div style={{ display: 'flex', height: 760 }}>
          <Schedule label="排程" now={now} resources={resources} operations={operations} onMove={async () => effect} />
        </div>
      </DesignProvider>,
    )
  },
  unmount: () => {
    root?.unmount()
    root = undefined
  },
  isReady: (element) => element.querySelector('button[data-key]') !== null,
  bar: (element) => barIn(element, 'button[data-key][data-movable]'),
  isDropped: (element) => element.querySelector('[role="alertdialog"]') !== null,
})
