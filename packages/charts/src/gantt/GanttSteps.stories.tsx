import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { PlanChart } from './fixtures/PlanChart.tsx'
import type { GanttOutcome, GanttStep } from './types.ts'

const onStep = fn<(step: GanttStep) => GanttOutcome | Promise<GanttOutcome>>()

const meta = {
  title: 'Charts/Gantt/Steps',
  component: PlanChart,
  args: { onStep, defaultPxPerDay: 14 },
  beforeEach: () => {
    onStep.mockReset()
    onStep.mockResolvedValue({ status: 'stored' })
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanChart>
export default meta

type Story = StoryObj<typeof meta>

const cell = (canvas: HTMLElement, name: RegExp): HTMLElement => within(canvas).getByRole('gridcell', { name })
const isAt = (canvas: HTMLElement, name: RegExp) => waitFor(() => expect(cell(canvas, name)).toBeInTheDocument())
const said = (text: string) =>
  waitFor(() => expect(within(document.body).queryAllByText(text, { exact: false }).length).toBeGreaterThan(0))

const focusOn = async (canvas: HTMLElement, name: RegExp): Promise<void> => {
  cell(canvas, name).focus()
  await expect(cell(canvas, name)).toHaveFocus()
}

/** Space holds a bar, arrows carry it, each step says what would move; Enter applies it, Ctrl+Z takes it back. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，2026-11-20/)
    await userEvent.keyboard(' ')
    await said('已抓取“机架焊接”')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await said('5 项任务移动')
    await userEvent.keyboard('{Enter}')
    await isAt(canvasElement, /^机架焊接，2026-11-23/)
    await expect(onStep).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}z{/Control}')
    await isAt(canvasElement, /^机架焊接，2026-11-20/)
    await userEvent.keyboard('{Control>}y{/Control}')
    await isAt(canvasElement, /^机架焊接，2026-11-23/)
  },
}

/** Escape gives up, and nobody is asked. */
export const GivenUp: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，2026-11-20/)
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{Escape}')
    await said('已放弃，未改动。')
    await isAt(canvasElement, /^机架焊接，2026-11-20/)
    await expect(onStep).not.toHaveBeenCalled()
  },
}

/** Shift with an arrow changes the days of a task, Alt its progress. */
export const DaysAndProgressByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，.*工期 10 天，完成 20%/)
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
    await isAt(canvasElement, /^机架焊接，.*工期 1[2-4] 天/)
    await userEvent.keyboard(' {Alt>}{ArrowRight}{/Alt}{Enter}')
    await isAt(canvasElement, /^机架焊接，.*完成 25%/)
  },
}

const drag = (from: HTMLElement, by: number, after: () => Promise<unknown>, end: 'drop' | 'escape' = 'drop') => {
  const box = from.getBoundingClientRect()
  const at = { button: 0, pointerId: 1, pointerType: 'mouse', clientY: box.top + box.height / 2 }
  const x = box.left + box.width / 2
  fireEvent.pointerDown(from, { ...at, clientX: x })
  fireEvent.pointerMove(window, { ...at, clientX: x + by / 2 })
  fireEvent.pointerMove(window, { ...at, clientX: x + by })
  return after().then(() => {
    if (end === 'escape') fireEvent.keyDown(window, { key: 'Escape' })
    else fireEvent.pointerUp(window, { ...at, clientX: x + by })
  })
}

const barOf = (canvas: HTMLElement, name: RegExp): HTMLElement => {
  const bar = cell(canvas, name).querySelector<HTMLElement>('.g-bar')
  if (!bar) throw new Error('The cell has no bar.')
  return bar
}

/** Before a drop the effect is shown; where a deadline breaks the reader is asked. */
export const ByMouse: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await drag(barOf(canvasElement, /^伺服电机与驱动，2026-11-11/), 14 * 9, () => said('1 个交期会突破'))
    const ask = await within(canvasElement).findByRole('alertdialog', { name: '移动的影响' })
    await waitFor(() => expect(within(ask).getAllByText('伺服电机与驱动')[0]).toBeVisible())
    await expect(onStep).not.toHaveBeenCalled()
    await userEvent.click(within(ask).getByRole('button', { name: '应用' }))
    await isAt(canvasElement, /^伺服电机与驱动，2026-11-20.*超交期 \d+ 天/)
    await expect(onStep).toHaveBeenCalledTimes(1)
  },
}

export const MouseGivenUp: Story = {
  play: async ({ canvasElement }) => {
    await drag(barOf(canvasElement, /^机架焊接，2026-11-20/), 14 * 5, () => said('任务移动'), 'escape')
    await isAt(canvasElement, /^机架焊接，2026-11-20/)
    await expect(onStep).not.toHaveBeenCalled()
  },
}

/** L begins a link, Enter on another task makes it; one that would go in a circle is refused with its path. */
export const LinkedByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^厂内调试，/)
    await userEvent.keyboard('l{ArrowDown}{Enter}')
    await said('已连接“厂内调试”到“旧夹具改造”。')
    await expect(onStep).toHaveBeenCalledTimes(1)
    await focusOn(canvasElement, /^厂内调试，/)
    await userEvent.keyboard('l')
    await focusOn(canvasElement, /^机架焊接，/)
    await userEvent.keyboard('{Enter}')
    await said('连接会形成循环')
    await expect(onStep).toHaveBeenCalledTimes(1)
  },
}

/** S splits a task in its middle; arrows move the place, with Shift they change the pause. Shift and S join it again. */
export const SplitByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，/)
    await userEvent.keyboard('s')
    await said('做 5 天后停 1 天')
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}')
    await said('做 4 天后停 2 天')
    await userEvent.keyboard('{Enter}')
    await isAt(canvasElement, /^机架焊接，2026-11-20.*工期 10 天.*分 2 段/)
    await expect(onStep.mock.calls[0]?.[0].edits).toEqual([
      { kind: 'setTask', key: '3.1', set: { splits: [{ after: 4, pause: 2 }] } },
    ])
    await userEvent.keyboard('{Shift>}S{/Shift}')
    await waitFor(() => expect(cell(canvasElement, /^机架焊接，/).getAttribute('aria-label')).not.toContain('段'))
  },
}

/** The button for splitting, and a press on the bar; drawn on, the pause is longer. */
export const SplitByMouse: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '拆分任务' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await drag(barOf(canvasElement, /^机架焊接，/), 14 * 3, () => said('任务移动'))
    await isAt(canvasElement, /^机架焊接，2026-11-20.*工期 10 天.*分 2 段/)
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(onStep.mock.calls[0]?.[0].edits).toMatchObject([{ key: '3.1', set: { splits: [{ pause: 3 }] } }])
  },
}

/** A plan in which nobody has too much to do is proposed, with what it moves, and made where it is wanted. */
export const Levelled: Story = {
  args: { defaultLook: { load: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '均衡负荷' }))
    const ask = await within(canvasElement).findByRole('alertdialog', { name: '移动的影响' })
    await expect(onStep).not.toHaveBeenCalled()
    await userEvent.click(within(ask).getByRole('button', { name: '应用' }))
    await waitFor(() => expect(onStep).toHaveBeenCalledTimes(1))
  },
}

/** The same keys take a link away that is there; it comes back with Ctrl+Z. */
export const UnlinkedByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，/)
    await userEvent.keyboard('l{ArrowDown}{Enter}')
    await said('已取消“机架焊接”到“机架精加工”的连接。')
    await expect(onStep.mock.calls[0]?.[0].edits).toEqual([{ kind: 'removeLink', key: '3.1-3.2' }])
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(onStep).toHaveBeenCalledTimes(2))
  },
}

/** What the gateway refuses is taken back, with its reason. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    onStep.mockResolvedValue({ status: 'refused', reason: '计划正在审批，不能更改。' })
    await focusOn(canvasElement, /^机架焊接，2026-11-20/)
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    await said('计划正在审批，不能更改。')
    await isAt(canvasElement, /^机架焊接，2026-11-20/)
  },
}

/** Cells of the table are typed into, and the plan follows. */
export const TypedDays: Story = {
  args: { layout: { shown: { duration: true } } },
  play: async ({ canvasElement }) => {
    const row = cell(canvasElement, /^机架焊接，/).closest<HTMLElement>('[role="row"]')
    if (!row) throw new Error('The bar stands in no row.')
    await userEvent.dblClick(within(row).getByText('10'))
    await userEvent.keyboard('15{Enter}')
    await isAt(canvasElement, /^机架焊接，.*工期 15 天/)
  },
}

/** Several chosen tasks move together. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    for (const name of [/^机架焊接，/, /^旧夹具改造，/]) {
      const row = cell(canvasElement, name).closest<HTMLElement>('[role="row"]')
      if (row) await userEvent.click(within(row).getByRole('checkbox'))
    }
    const before = cell(canvasElement, /^旧夹具改造，/).getAttribute('aria-label')
    await focusOn(canvasElement, /^机架焊接，/)
    await userEvent.keyboard(' {Control>}{ArrowRight}{/Control}{Enter}')
    await isAt(canvasElement, /^机架焊接，2026-11-27/)
    await expect(cell(canvasElement, /^旧夹具改造，/)).not.toHaveAttribute('aria-label', before)
  },
}

/** Enter opens a task: a constraint and a deadline are set, what they do is said before, and Ctrl+Z takes both back. */
export const TaskDialogByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，2026-11-20/)
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: '任务“机架焊接”' }))
    await userEvent.click(dialog.getByRole('combobox', { name: /^日期约束/ }))
    await userEvent.click(await screen.findByRole('option', { name: '不早于此日开始' }))
    for (const [name, digits] of [
      [/^约束日期/, '20261125'],
      [/^截止日期/, '20261218'],
    ] as const) {
      within(dialog.getByRole('group', { name })).getAllByRole('spinbutton')[0]?.focus()
      await userEvent.keyboard(digits)
    }
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('项任务移动'))
    await userEvent.click(dialog.getByRole('button', { name: '应用' }))
    await isAt(canvasElement, /^机架焊接，2026-11-25.*截止 2026-12-18/)
    await expect(onStep.mock.calls[0]?.[0].edits).toEqual([
      {
        ...{ kind: 'setTask', key: '3.1', isAsked: true },
        set: { deadline: '2026-12-18', constraint: { type: 'startNoEarlier', date: '2026-11-25' } },
      },
    ])
    await waitFor(() => expect(cell(canvasElement, /^机架焊接，/)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await isAt(canvasElement, /^机架焊接，2026-11-20/)
  },
}

/** A link is changed from the dialog of its task: its lag and its unit; what would break is said before. */
export const LinkDialogByKeys: Story = {
  play: async ({ canvasElement }) => {
    await focusOn(canvasElement, /^机架焊接，2026-11-20/)
    await userEvent.keyboard('{Enter}')
    const task = within(await screen.findByRole('dialog', { name: '任务“机架焊接”' }))
    task.getByRole('button', { name: '编辑与“机架精加工”的连接' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: '连接' }))
    await userEvent.clear(dialog.getByRole('spinbutton', { name: /^间隔/ }))
    await userEvent.type(dialog.getByRole('spinbutton', { name: /^间隔/ }), '3')
    await waitFor(() => expect(dialog.getByText(/项任务移动/)).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '应用' }))
    await waitFor(() => expect(onStep.mock.calls[0]?.[0].edits).toEqual([{ kind: 'setLink', key: '3.1-3.2', set: { lag: 3 } }]))
    await waitFor(() => expect(task.getByText('3 工作日')).toBeVisible())
  },
}

/** Two presses on a bar open its task, two on a line its link, which can be taken away there. */
export const DialogsByMouse: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(barOf(canvasElement, /^机架焊接，/))
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '任务“机架焊接”' })).getByRole('button', { name: '取消' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const bar = barOf(canvasElement, /^机架焊接，/).getBoundingClientRect()
    const row = cell(canvasElement, /^机架焊接，/).getBoundingClientRect()
    // The link leaves the end of the bar and goes down into the next row.
    fireEvent.dblClick(cell(canvasElement, /^机架焊接，/), { clientX: bar.right + 5, clientY: row.bottom - 2 })
    const dialog = within(await screen.findByRole('dialog', { name: '连接' }))
    await expect(dialog.getByText('从“机架焊接”到“机架精加工”')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '取消连接' }))
    await waitFor(() => expect(onStep.mock.calls[0]?.[0].edits).toEqual([{ kind: 'removeLink', key: '3.1-3.2' }]))
  },
}

/** Where nothing may be changed, two presses lead to the page of the task. */
export const OpenedToRead: Story = {
  args: { onStep: undefined, onOpenTask: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.dblClick(barOf(canvasElement, /^机架焊接，/))
    await expect(args.onOpenTask).toHaveBeenCalledWith('3.1')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
}
