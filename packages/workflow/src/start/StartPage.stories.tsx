import type { Core } from '@bip/contract'
import { leave } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Replies, Stage } from '../testing/Stage.tsx'
import { StartPage } from './StartPage.tsx'

type StoryProps = {
  processDefinitionId: string
  replies?: Replies
  /** Drafts that the browser keeps from before. */
  drafts?: Readonly<Record<string, string>>
  /** Default: that of leave. */
  core?: Core
  onSent: (body: Record<string, unknown>) => void
  onSaved?: () => void
  onStarted: () => void
  onCancel: () => void
  onLoaded: (title: string) => void
  onDirtyChange: (isDirty: boolean) => void
}

const definitions = [{ id: 'Leave:1', key: 'Leave', name: '请假', formKey: 'wf_ex_Leave', icon: 'calendar-off' }]

/** The way depends on what is filled in: a long leave goes to human resources as well. */
const preview = ({ variables }: Record<string, unknown>) => {
  const { days }: { days?: string } = JSON.parse(String(variables))
  const step = { nodeId: 'head', name: '部门主管审批', people: ['沈知行'], mode: 'one' }
  const more = { nodeId: 'hr', name: '人事复核', people: ['林岚', '高远'], mode: 'one' }
  return { data: { steps: Number(days) > 3 ? [step, more] : [step], notes: ['年假剩余 9 天'] } }
}

const StartStory = ({ replies, drafts, core = leave as Core, onSent, ...page }: StoryProps) => {
  const [answers] = useState<Replies>(() => ({
    '/process/processList': () => ({ data: { records: definitions, total: 1, current: 1, size: 200, pages: 1 } }),
    '/process/preview': (body) => preview(body),
    '/process/startProcessByKey': (body) => {
      onSent(body)
      return { data: 'process-9' }
    },
    '/draft/submit': (body) => {
      onSent(body)
      return { data: null }
    },
    '/draft/detail': () => ({ data: null }),
    ...replies,
  }))
  return (
    <Stage replies={answers} drafts={drafts}>
      <StartPage core={core} {...page} />
    </Stage>
  )
}

const meta = {
  title: 'Workflow/Start',
  component: StartStory,
  parameters: { isBare: true },
  args: {
    processDefinitionId: 'Leave',
    onSent: fn(),
    onStarted: fn(),
    onCancel: fn(),
    onLoaded: fn(),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof StartStory>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const fill = async (canvas: Canvas): Promise<void> => {
  for (const [name, digits] of [
    [/开始日期/, '20261207'],
    [/结束日期/, '20261208'],
  ] as const) {
    const [first] = within(await canvas.findByRole('group', { name })).getAllByRole('spinbutton')
    if (first) await userEvent.click(first)
    await userEvent.keyboard(digits)
  }
  await userEvent.type(canvas.getByLabelText(/天数/), '2')
  await userEvent.type(canvas.getByRole('textbox', { name: /请假事由/ }), '回老家探亲')
}

const submit = async (canvas: Canvas): Promise<void> => userEvent.click(await canvas.findByRole('button', { name: /^提交/ }))

/** Wrong input is named in one line and at its fields. */
export const Leave: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: '发起请假' })).toBeVisible()
    await submit(canvas)
    await expect(await canvas.findByText('开始日期不能为空 | 结束日期不能为空 | 请假事由不能为空')).toBeVisible()
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

/** Right input starts the process, and the page is finished with. */
export const Started: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true)
    await submit(canvas)
    await waitFor(() => expect(args.onStarted).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith({
      processDefKey: 'Leave',
      variables: {
        leaveType: 'annual',
        startDate: '2026-12-07',
        endDate: '2026-12-08',
        days: '2.0',
        reason: '回老家探亲',
        attachments: [],
      },
    })
    await waitFor(() => expect(screen.getByText('发起成功')).toBeVisible())
  },
}

/** Who will decide stands below the form before it is sent, and follows what is typed. */
export const WhoDecides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const way = await canvas.findByRole('complementary', { name: '审批路径' })
    await expect(within(way).getByText('沈知行')).toBeVisible()
    await expect(within(way).getByText('年假剩余 9 天')).toBeVisible()
    await expect(within(way).queryByText('人事复核')).toBeNull()
    await userEvent.type(canvas.getByLabelText(/天数/), '5')
    await expect(await canvas.findByText('人事复核')).toBeVisible()
    await expect(canvas.getByText('其中一人处理')).toBeVisible()
  },
}

/** A theme that was chosen draws the form, now and the next time. */
export const Themes: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '表单主题 默认' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '直角' }))
    await expect(await canvas.findByRole('button', { name: '表单主题 直角' })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: /请假事由/ })
    await waitFor(() => expect(getComputedStyle(field).getPropertyValue('--radius').trim()).toBe('0px'))
  },
}

/** What the gateway refuses stands at its field, and nothing typed is lost. */
export const Refused: Story = {
  args: {
    replies: {
      '/process/startProcessByKey': () => ({
        status: 400,
        msg: '请检查标出的内容：天数',
        key: 'invalidFields',
        data: { fields: { days: '不能超过起止日期之间的 1 天' } },
      }),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await fill(canvas)
    await submit(canvas)
    await expect(await canvas.findByText('请检查标出的内容：天数')).toBeVisible()
    await expect(canvas.getByText('不能超过起止日期之间的 1 天')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /请假事由/ })).toHaveValue('回老家探亲')
    await expect(args.onStarted).not.toHaveBeenCalled()
  },
}

/** A draft that was left behind is offered, and restored when wanted. */
export const Draft: Story = {
  args: {
    drafts: {
      'bip-draft-leave-new-user-zhou': JSON.stringify({
        at: '2026-11-20T01:30:00Z',
        values: { leaveType: 'sick', startDate: null, endDate: null, days: null, reason: '发烧', attachments: [] },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('有一份 2026-11-20 09:30 未保存的内容')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '恢复' }))
    await expect(canvas.getByRole('textbox', { name: /请假事由/ })).toHaveValue('发烧')
    await expect(canvas.queryByText(/未保存的内容/)).toBeNull()
  },
}

const typeReason = async (canvas: Canvas): Promise<void> =>
  userEvent.type(await canvas.findByRole('textbox', { name: /请假事由/ }), '想好再说')

/** What is kept as a draft closes the page, and asks before it does. */
export const SavedDraft: Story = {
  args: { onSaved: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await typeReason(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    const question = within(await screen.findByRole('alertdialog', { name: '保存至草稿箱并关闭？' }))
    await expect(args.onSent).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '保存草稿' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存并关闭' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(args.onSent).toHaveBeenCalledWith(
      expect.objectContaining({ processDefId: 'Leave', taskId: '', variables: expect.stringContaining('想好再说') }),
    )
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false))
  },
}

/** Whoever leaves with something typed is offered to keep it; without it nothing is asked. */
export const Left: Story = {
  args: { onSaved: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }))
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
    await typeReason(canvas)
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    const question = within(await screen.findByRole('alertdialog', { name: '保存至草稿箱并关闭？' }))
    await userEvent.click(question.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledTimes(2))
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存并关闭' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}

/** A process whose form shows nothing cannot be started by it, and says so. */
export const WithoutForm: Story = {
  args: { core: { ...(leave as Core), form: [] } },
  play: async ({ canvasElement, args }) => {
    await submit(within(canvasElement))
    await waitFor(() => expect(screen.getByText('找不到需要提交的表单')).toBeVisible())
    await expect(args.onSent).not.toHaveBeenCalled()
  },
}

export const Unknown: Story = {
  args: { processDefinitionId: 'Nothing' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('未获取到表单信息或流程已不存在')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '返回' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('form')).toBeNull()
  },
}

/** What may be started cannot be read: that is said, and asked for again. */
export const Failed: Story = {
  args: { replies: { '/process/processList': () => ({ status: 500, msg: '系统错误，请稍后再试' }) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('系统错误，请稍后再试')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}

export const Vietnamese: Story = { tags: ['visual'], globals: { locale: 'vi' } }
