import { createRoot, type Root } from 'react-dom/client'
import { Gantt } from '../../../../packages/charts/src/gantt/Gantt.tsx'
import { Plan, type PlanInput } from '../../../../packages/charts/src/gantt/index.ts'
import type { CalendarSpec } from '../../../../packages/contract/src/calendar/index.ts'
import { DesignProvider } from '../../../../packages/design-system/src/DesignProvider/DesignProvider.tsx'
import { barIn } from '../../peers/bars.ts'

/** Every day is worked all day, as by the peers, which know no calendar here. */
export const everyDay: CalendarSpec = { key: 'every', week: Array.from({ length: 7 }, () => [['00:00', '24:00'] as const]) }

const bars = '.g-bar[data-kind="task"]'

/** The chart as the benchmark of surfaces handles it. The plan is reckoned within the mount, as peers take in their tasks. */
export function chart() {
  let root: Root | undefined
  return {
    mount: (element: HTMLElement, input: PlanInput) => {
      const plan = new Plan(input)
      root = createRoot(element)
      root.render(
        <DesignProvider>
          <div style={{ display: 'flex', height: 760 }}>
            <Gantt
              style={{ flex: 1 }}
              label="计划"
              plan={plan}
              today="2026-01-08"
              defaultPxPerDay={30}
              onStep={() => ({ status: 'stored' })}
            />
          </div>
        </DesignProvider>,
      )
    },
    unmount: () => {
      root?.unmount()
      root = undefined
    },
    isReady: (element: HTMLElement) => element.textContent?.includes('项目 1') === true && element.querySelector(bars) !== null,
    bar: (element: HTMLElement) => {
      // At its left end the axis shows days before the plan.
      const first = element.querySelector(bars)
      first?.scrollIntoView({ inline: 'center', block: 'nearest' })
      return barIn(element, bars)
    },
  }
}
