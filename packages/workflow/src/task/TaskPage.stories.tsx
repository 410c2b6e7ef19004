import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { detailOf, finishedFlow, leaveFields, rejectedFlow } from '../testing/details.ts'
import { TaskStory } from '../testing/TaskStory.tsx'

const meta = {
  title: 'Workflow/Task',
  component: TaskStory,
  parameters: { isBare: true },
  args: { detail: detailOf(), onSent: fn(), onHandled: fn(), onLeave: fn(), onLoaded: fn() },
} satisfies Meta<typeof TaskStory>

export default meta
type Story = StoryObj<typeof meta>

const resubmission = detailOf(
  { processIsFinished: 'reject', taskName: '重新提交', assignee: 'user-wang', assigneeName: '王敏' },
  { flow: [...rejectedFlow], form: { ...detailOf().form, taskForm: leaveFields({ writable: true }) } },
)

/** Approved with the button: the words go along, and the page is finished with. */
export const Todo: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: '王敏 的年假（5 天）' })).toBeVisible()
    await expect(args.onLoaded).toHaveBeenCalledWith('王敏 的年假（5 天）')
    await expect(canvas.getByText(/流水号 QJ-202611-0007/)).toBeVisible()
    await expect(await canvas.findByText('回老家探亲，工作已交接给同组同事，紧急事项可电话联系。')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: '批复意见' }), '同意')
    await userEvent.click(canvas.getByRole('button', { name: /^通过/ }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith(
      'completeTask',
      expect.objectContaining({ taskId: 'task-1', pass: true, comment: '同意', variables: {} }),
    )
    await waitFor(() => expect(screen.getByText('处理成功：已通过“王敏 的年假（5 天）”')).toBeVisible())
  },
}

/** Nothing is rejected without a word; R asks for it, and rejects once it is there. */
export const Reject: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('r')
    await expect(await canvas.findByText('请填写批复意见')).toBeVisible()
    await expect(args.onSent).not.toHaveBeenCalled()
    const comment = canvas.getByRole('textbox', { name: '批复意见' })
    await expect(comment).toHaveFocus()
    await userEvent.keyboard('人手不足，改期')
    await expect(canvas.queryByText('请填写批复意见')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^驳回/ }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith(
      'completeTask',
      expect.objectContaining({ pass: false, comment: '人手不足，改期' }),
    )
  },
}

/** R rejects after one question, as A approves. */
export const RejectByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '批复意见' }), '改期')
    await userEvent.tab()
    await userEvent.keyboard('r')
    const question = within(await screen.findByRole('alertdialog', { name: '驳回“王敏 的年假（5 天）”？' }))
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '驳回' }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByText('处理成功：已驳回“王敏 的年假（5 天）”')).toBeVisible())
  },
}

/** A approves after one question, so that a slip of the hand approves nothing. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.type(canvas.getByRole('textbox', { name: '批复意见' }), '同意，a 方案')
    await userEvent.tab()
    await userEvent.keyboard('a')
    const question = within(await screen.findByRole('alertdialog', { name: '通过“王敏 的年假（5 天）”？' }))
    await waitFor(() => expect(question.getByText('批复意见：同意，a 方案')).toBeVisible())
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '通过' }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
  },
}

/** To somebody else: a person and a reason are asked for. */
export const Transfer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '转办' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转办' }))
    await userEvent.click(dialog.getByRole('button', { name: '转办' }))
    await waitFor(() => expect(dialog.getByText('请选择转办人')).toBeVisible())
    await expect(dialog.getByText('请填写批复意见')).toBeVisible()
    await userEvent.type(dialog.getByRole('combobox', { name: /转办给/ }), '陈志远')
    await userEvent.click(await screen.findByRole('option', { name: /陈志远/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /批复意见/ }), '请代为处理')
    await userEvent.click(dialog.getByRole('button', { name: '转办' }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith('transferTask', {
      taskId: 'task-1',
      assignee: 'user-1',
      comment: '请代为处理',
    })
    await waitFor(() => expect(screen.getByText('转办成功：“王敏 的年假（5 天）”')).toBeVisible())
  },
}

/** Back at its starter: the fields can be changed, and what is wrong with them holds the resubmission up. */
export const Resubmit: Story = {
  args: { detail: resubmission },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const reason = await canvas.findByRole('textbox', { name: /请假事由/ })
    // Why it came back stands above, also where there is no room for the steps beside it.
    const returned = canvas.getByRole('alert')
    await expect(within(returned).getByText('与二期调试冲突，请改到下月。')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '转办' })).toBeNull()
    await userEvent.clear(reason)
    await userEvent.click(canvas.getByRole('tab', { name: /流转信息/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^重新提交/ }))
    const again = await canvas.findByRole('textbox', { name: /请假事由/ })
    await waitFor(() => expect(again).toHaveFocus())
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.type(again, '改到下月')
    await userEvent.click(canvas.getByRole('button', { name: /^重新提交/ }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith(
      'completeTask',
      expect.objectContaining({ pass: true, variables: expect.objectContaining({ reason: '改到下月', days: '5.0' }) }),
    )
  },
}

/** What one often says is put behind what is written, by keyboard, and one goes on writing. */
export const Phrases: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const comment = await canvas.findByRole('textbox', { name: '批复意见' })
    await userEvent.type(comment, '金额无误')
    const phrases = await canvas.findByRole('button', { name: '常用批复' })
    phrases.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: '请补充附件' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(comment).toHaveValue('金额无误 请补充附件')
    await waitFor(() => expect(comment).toHaveFocus())
    await userEvent.keyboard('。')
    await expect(comment).toHaveValue('金额无误 请补充附件。')
  },
}

/** Copies, files and who decides next go along with the decision. */
export const Enclosed: Story = {
  args: { detail: detailOf({ needsAssignee: true }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('combobox', { name: /下一步处理人/ }), '陈志远')
    await userEvent.click(await screen.findByRole('option', { name: /陈志远/ }))
    await userEvent.type(canvas.getByRole('combobox', { name: /抄送人/ }), '陈志远')
    await userEvent.click(await screen.findByRole('option', { name: /陈志远/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.upload(canvas.getByLabelText(/附件/, { selector: 'input' }), new File(['1'], '核价单.pdf'))
    await expect(await canvas.findByText('核价单.pdf')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText(/请等待/)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /^通过/ }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith(
      'completeTask',
      expect.objectContaining({ assignee: 'user-1', copyUser: 'user-1', attachment: [{ id: expect.any(String) }] }),
    )
  },
}

/** Who was only asked for an opinion encloses nothing. */
export const Lent: Story = {
  args: { detail: detailOf({ ownerName: '陈立新' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: '批复意见' })
    await expect(canvas.queryByRole('combobox', { name: /抄送人/ })).toBeNull()
  },
}

const matchButtons = [
  { buttonKey: 'wf_pass', name: '通过' },
  { buttonKey: 'wf_drawing_match', name: '图纸匹配' },
]

/** Drawings that match let one submit at once. */
export const DrawingsMatch: Story = {
  args: { detail: detailOf({}, { button: matchButtons }), replies: { '/process/drawingMatch': () => ({ data: true }) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '图纸匹配' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '确定进行图纸匹配吗？' }))
    await userEvent.click(asked.getByRole('button', { name: '图纸匹配' }))
    const matched = within(await screen.findByRole('alertdialog', { name: '图纸匹配成功，确定是否提交？' }))
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(matched.getByRole('button', { name: '提交' }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith('completeTask', expect.objectContaining({ taskId: 'task-1', pass: true }))
  },
}

/** Drawings that do not match say why, and nothing is submitted. */
export const DrawingsDoNotMatch: Story = {
  args: {
    detail: detailOf({}, { button: matchButtons }),
    replies: { '/process/drawingMatch': () => ({ status: 400, msg: '缺少 2 张图纸：A-101、A-102', key: 'badRequest' }) },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '图纸匹配' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '确定进行图纸匹配吗？' }))
    await userEvent.click(asked.getByRole('button', { name: '图纸匹配' }))
    await expect(await canvas.findByText('缺少 2 张图纸：A-101、A-102')).toBeVisible()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

/** P shows what comes out on paper: the request, its decisions, and who printed it all over; Print hands it to the browser. */
export const Print: Story = {
  args: {
    reader: '周婷',
    detail: detailOf({ status: 'finished', processIsFinished: 'finished' }, { flow: [...finishedFlow], button: [] }),
  },
  beforeEach: () => {
    const print = spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'))
      setTimeout(() => window.dispatchEvent(new Event('afterprint')), 20)
    })
    return () => print.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('p')
    const dialog = within(await screen.findByRole('dialog', { name: '打印申请' }))
    await waitFor(() => expect(dialog.getByText('与二期调试冲突，请改到下月。')).toBeVisible())
    await expect(dialog.getByText('回老家探亲，工作已交接给同组同事，紧急事项可电话联系。')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '打印' }))
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 4000 })
  },
}

/** Giving a request up is asked once more. */
export const CancelRequest: Story = {
  args: { detail: resubmission },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: '批复意见' }), '行程取消')
    await userEvent.click(canvas.getByRole('button', { name: /^取消申请/ }))
    const question = within(await screen.findByRole('alertdialog', { name: /取消申请“王敏 的年假/ }))
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '取消申请' }))
    await waitFor(() => expect(args.onHandled).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith('completeTask', expect.objectContaining({ pass: false, comment: '行程取消' }))
  },
}

/** Somebody was quicker: said beside the buttons, and shown as it stands after a refresh. */
export const AlreadyHandled: Story = {
  args: {
    replies: (() => {
      let isHandled = false
      return {
        '/process/detail': () => ({
          data: isHandled ? detailOf({ status: 'done', processIsFinished: 'finished' }, { flow: [...finishedFlow] }) : detailOf(),
        }),
        '/process/completeTask': () => {
          isHandled = true
          return { status: 409, msg: '已被处理，请刷新查看', key: 'alreadyHandled' }
        },
      }
    })(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^通过/ }))
    await expect(await canvas.findByText('已被处理')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^通过/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^通过/ })).toBeNull())
    await expect(canvas.getByText('已通过')).toBeVisible()
    await expect(args.onHandled).not.toHaveBeenCalled()
  },
}

export const Vietnamese: Story = { tags: ['visual'], globals: { locale: 'vi' } }

export const Dark: Story = { globals: { theme: 'dark' } }
