import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { detailOf, leaveFields, rejectedFlow } from '../testing/details.ts'
import { TaskStory } from '../testing/TaskStory.tsx'

const resubmission = detailOf(
  { processIsFinished: 'reject', taskName: '重新提交', assignee: 'user-wang', assigneeName: '王敏' },
  { flow: [...rejectedFlow], form: { ...detailOf().form, taskForm: leaveFields({ writable: true }) } },
)

const meta = {
  title: 'Workflow/Task draft',
  component: TaskStory,
  parameters: { isBare: true },
  args: { detail: resubmission, onSent: fn(), onHandled: fn(), onSaved: fn(), onLeave: fn(), onLoaded: fn() },
} satisfies Meta<typeof TaskStory>

export default meta
type Story = StoryObj<typeof meta>

/** What a task's form holds is kept with the words beside it, once that was asked, and nothing is decided. */
export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const reason = await canvas.findByRole('textbox', { name: /请假事由/ })
    await userEvent.clear(reason)
    await userEvent.type(reason, '改到下月')
    await userEvent.type(canvas.getByRole('textbox', { name: '批复意见' }), '已与二期错开')
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await screen.findByRole('alertdialog', { name: '保存至草稿箱并关闭？' })
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: '保存并关闭' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [call, body] = (args.onSent as ReturnType<typeof fn>).mock.calls[0] as [string, Record<string, string>]
    await expect([call, body.taskId, body.processDefId]).toEqual(['draft', 'task-1', 'Leave:1'])
    await expect(JSON.parse(body.variables ?? '')).toMatchObject({ reason: '改到下月', _comment: '已与二期错开' })
    await expect(args.onHandled).not.toHaveBeenCalled()
  },
}

/** A draft that was kept before is put back when that is wanted. */
export const Restored: Story = {
  args: {
    replies: {
      '/draft/detail': () => ({ data: { variables: JSON.stringify({ reason: '改到下月', _comment: '已与二期错开' }) } }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const question = within(await screen.findByRole('alertdialog', { name: '是否恢复之前保存的草稿？' }))
    await userEvent.click(question.getByRole('button', { name: '恢复' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /请假事由/ })).toHaveValue('改到下月'))
    await expect(canvas.getByRole('textbox', { name: '批复意见' })).toHaveValue('已与二期错开')
  },
}

/** A task that fills in nothing keeps no draft. */
export const NothingToKeep: Story = {
  args: { detail: detailOf() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: /^通过/ })
    await expect(canvas.queryByRole('button', { name: '保存草稿' })).toBeNull()
  },
}

/** A step that has fields to fill in, of which the portal knows none, is not submitted empty. */
export const FormNotFound: Story = {
  args: {
    detail: detailOf(
      {},
      { form: { ...detailOf().form, taskForm: [{ id: 'unknown', readable: true, writable: true, required: true }] } },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^通过/ }))
    await waitFor(() => expect(screen.getByText('找不到需要提交的表单')).toBeVisible())
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}
