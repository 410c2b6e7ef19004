import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PlanChart } from './fixtures/PlanChart.tsx'
import { manyTasks } from './fixtures/plan.ts'

const meta = {
  title: 'Charts/Gantt',
  component: PlanChart,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanChart>
export default meta

type Story = StoryObj<typeof meta>

const bar = (canvas: HTMLElement, name: RegExp): HTMLElement => within(canvas).getByRole('gridcell', { name })

/** Phases, tasks and milestones with their links; late deadlines, the critical path and a baseline. */
export const ProductionLine: Story = {
  tags: ['visual'],
  args: { compared: 1, markers: [{ day: '2027-03-05', label: '承诺 03-05' }], defaultPxPerDay: 14 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('treegrid', { name: '项目计划' })).toBeVisible()
    await expect(bar(canvasElement, /^伺服电机与驱动，2026-11-\d\d 至 .*已延期/)).toBeInTheDocument()
    await expect(bar(canvasElement, /^设计评审，里程碑/)).toBeInTheDocument()
    await expect(bar(canvasElement, /^设计，汇总/)).toBeInTheDocument()
    await expect(canvasElement.querySelector('svg path[data-critical]')?.getAttribute('d')).toMatch(/^M/)
    await expect(within(canvasElement).getAllByText('已延期')[0]).toBeVisible()
  },
}

/** Two earlier plans are compared: one below the bars, one above; a legend names both, and each bar says how it moved. */
export const TwoBaselines: Story = {
  args: { compared: 2, defaultPxPerDay: 14 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('合同版')).toBeVisible()
    await expect(canvas.getByText('第二版')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('path[data-second]')?.getAttribute('d')).toMatch(/^M/))
    await expect(canvas.getAllByRole('gridcell', { name: /比“合同版”晚 \d+ 天.*比“第二版”晚 \d+ 天/ }).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: '基线' }))
    await waitFor(() => expect(canvas.queryByText('第二版')).not.toBeInTheDocument())
    await expect(canvasElement.querySelector('path[data-second]')).toBeNull()
  },
}

/** What is looked for is shown with all above it. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: '筛选任务' }), '电气')
    await waitFor(() => expect(within(canvasElement).queryByRole('gridcell', { name: /^机架焊接，/ })).not.toBeInTheDocument())
    await expect(bar(canvasElement, /^电气装配，/)).toBeInTheDocument()
    await expect(bar(canvasElement, /^制造与装配，汇总/)).toBeInTheDocument()
  },
}

/** Hours a day of each person against what there is; a press on one shows their tasks alone. */
export const Load: Story = {
  tags: ['visual'],
  args: { defaultLook: { load: true } },
  play: async ({ canvasElement }) => {
    const person = within(canvasElement).getByRole('button', { name: /^陈晨.*超 \d+ 天/ })
    await userEvent.click(person)
    await waitFor(() => expect(within(canvasElement).queryByRole('gridcell', { name: /^机架焊接，/ })).not.toBeInTheDocument())
    await expect(bar(canvasElement, /^伺服压力机主机，/)).toBeInTheDocument()
  },
}

/** From hours to years, and all of the plan at once. */
export const Zoom: Story = {
  play: async ({ canvasElement }) => {
    const width = () =>
      bar(canvasElement, /^制造与装配，汇总/)
        .querySelector('.g-bar')
        ?.getBoundingClientRect().width ?? 0
    const before = width()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '放大' }))
    await waitFor(() => expect(width()).toBeGreaterThan(before * 1.5))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '适合' }))
    await waitFor(() => expect(width()).toBeLessThan(before))
    await waitFor(() => expect(bar(canvasElement, /^终验收，里程碑/).querySelector('.g-bar')).toBeVisible())
  },
}

/** Who may only look finds nothing to hold. */
export const ReadOnly: Story = {
  args: { onStep: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^撤销/ })).not.toBeInTheDocument()
    await expect(within(canvasElement).queryByRole('checkbox')).not.toBeInTheDocument()
  },
}

export const NoTasks: Story = {
  args: { input: () => ({ start: '2026-11-23', tasks: [] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('计划中还没有任务')).toBeVisible()
  },
}

/** A hundred thousand tasks with their links. */
export const HundredThousand: Story = {
  args: { input: () => manyTasks(100_000), defaultPxPerDay: 24 },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, /^工序 1\.1\.1，/)).toBeInTheDocument()
    const grid = within(canvasElement).getByRole('treegrid')
    grid.scrollTop = grid.scrollHeight
    await waitFor(() =>
      expect(within(canvasElement).queryByRole('gridcell', { name: /^工序 1\.1\.1，/ })).not.toBeInTheDocument(),
    )
    await waitFor(() => expect(within(canvasElement).getByRole('gridcell', { name: /^工序 901\.10\.10，/ })).toBeInTheDocument())
  },
}

export const Vietnamese: Story = {
  tags: ['visual'],
  args: { label: 'Kế hoạch', compared: 2, defaultPxPerDay: 14 },
  globals: { locale: 'vi', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Đường găng' })).toBeVisible()
    await expect(bar(canvasElement, /^设计, nhóm, từ /)).toBeInTheDocument()
  },
}

export const English: Story = {
  args: { label: 'Plan', defaultPxPerDay: 40 },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement, /^设计评审, milestone, /)).toBeInTheDocument()
  },
}

/** Rows of a plan are seen through to the free days behind them: no shapes of rows lie there, but under the pinned columns alone. */
export const NothingBehindBars: Story = {
  args: { input: () => manyTasks(1000), defaultPxPerDay: 24 },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid')
    const shapes = grid.parentElement?.querySelector<HTMLElement>(':scope > [aria-hidden][data-pinned]')
    await waitFor(() => expect(shapes?.getBoundingClientRect().width).toBeGreaterThan(100))
    const pinned = Number.parseFloat(grid.style.getPropertyValue('--start'))
    await expect(shapes?.getBoundingClientRect().width).toBe(pinned)
  },
}
