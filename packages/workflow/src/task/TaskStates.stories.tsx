import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { detailOf, finishedFlow, leaveFields } from '../testing/details.ts'
import type { Reply } from '../testing/Stage.tsx'
import { TaskStory } from '../testing/TaskStory.tsx'

const meta = {
  title: 'Workflow/Task states',
  component: TaskStory,
  parameters: { isBare: true },
  args: { detail: detailOf(), onSent: fn(), onHandled: fn(), onLeave: fn(), onLoaded: fn() },
} satisfies Meta<typeof TaskStory>

export default meta
type Story = StoryObj<typeof meta>

/** Read only: no buttons; the circulation as a table. */
export const Done: Story = {
  args: { detail: detailOf({ status: 'finished', processIsFinished: 'finished' }, { flow: [...finishedFlow], button: [] }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: /流转信息/ }))
    const table = within(await canvas.findByRole('table', { name: '流转信息' }))
    await expect(table.getByText('转办')).toBeVisible()
    await expect(table.getByText('驳回')).toBeVisible()
    await expect(table.getByText('与二期调试冲突，请改到下月。')).toBeVisible()
    await expect(table.getByRole('link', { name: '交接清单.xlsx' })).toHaveAttribute('href', '/files/handover.xlsx')
    await expect(canvas.queryByRole('button', { name: /^通过/ })).toBeNull()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** Only what the task may read is shown. */
export const FewFields: Story = {
  args: {
    detail: detailOf(
      {},
      { form: { ...detailOf().form, taskForm: leaveFields().map((rule) => ({ ...rule, readable: rule.id !== 'reason' })) } },
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('开始日期')).toBeVisible()
    await expect(canvas.queryByText('请假事由')).toBeNull()
  },
}

/** The diagram comes with its tab, coloured, and in words for those who do not see it. */
export const Tracking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('tab', { name: '流程跟踪' }))
    const drawn = () => canvasElement.querySelector('[data-element-id="hrReview"]')
    await waitFor(() => expect(drawn()).toHaveClass('bip-active'), { timeout: 10_000 })
    await expect(canvasElement.querySelector('[data-element-id="leaderApprove"]')).toHaveClass('bip-finished')
    await expect(canvasElement.querySelector('[data-element-id="toDays"]')).toHaveClass('bip-moved')
    await expect(canvasElement.querySelector('[data-element-id="resubmit"]')).not.toHaveClass('bip-finished')
    const steps = within(canvas.getByRole('list', { name: '流程步骤' })).getAllByRole('listitem')
    await expect(steps.map(({ textContent }) => textContent)).toEqual([
      '发起, 王敏, 发起',
      '部门主管审批, 陈立新, 通过',
      '人事复核, 周婷, 处理中',
    ])
    await expect(canvasElement.querySelector('.bjs-powered-by')).toBeVisible()
  },
}

/** Said in the page and logged, with what was looked for; no message appears over it. */
export const Missing: Story = {
  args: { replies: { '/process/detail': () => ({ status: 404, msg: '未获取到表单信息或流程已不存在', key: 'processMissing' }) } },
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    return () => warn.mockRestore()
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('未获取到表单信息或流程已不存在')).toBeVisible()
    await expect(console.warn).toHaveBeenCalledWith(
      'The task "task-1" of the process "process-1" cannot be shown: 未获取到表单信息或流程已不存在',
    )
    await expect(screen.getAllByText('未获取到表单信息或流程已不存在')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { replies: { '/process/detail': () => ({ status: 503, msg: '系统繁忙，请稍后再试', key: 'busy' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('系统繁忙，请稍后再试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { replies: { '/process/detail': () => new Promise<Reply>(() => undefined) } },
}
