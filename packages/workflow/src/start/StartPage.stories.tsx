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
  onSent: (body: Record<string, unknown>) => void
  onStarted: () => void
  onCancel: () => void
  onLoaded: (title: string) => void
  onDirtyChange: (isDirty: boolean) => void
}

const definitions = [{ id: 'Leave:1', key: 'Leave', name: '请假', formKey: 'wf_ex_Leave', icon: 'calendar-off' }]

const StartStory = ({ replies, onSent, ...page }: StoryProps) => {
  const [answers] = useState<Replies>(() => ({
    '/process/processList': () => ({ data: definitions }),
    '/process/startProcessByKey': (body) => {
      onSent(body)
      return { data: 'process-9' }
    },
    ...replies,
  }))
  return (
    <Stage replies={answers}>
      <StartPage core={leave as Core} {...page} />
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

/** Wrong input is named in one line and at its fields; right input starts the process. */
export const Leave: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: '发起请假' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^提交/ }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(/开始日期.+ \| .+结束日期|不能为空 \| /)
    await expect(args.onSent).not.toHaveBeenCalled()

    await userEvent.type(canvas.getByRole('textbox', { name: /请假事由/ }), '探亲')
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(true))
  },
}

/** What the gateway refuses stands at its field. */
export const Refused: Story = {
  args: {
    replies: {
      '/process/startProcessByKey': () => ({
        status: 400,
        msg: '请检查标出的内容：天数',
        key: 'invalidFields',
        data: { fields: { days: '与日期不符' } },
      }),
    },
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

export const Vietnamese: Story = { tags: ['visual'], globals: { locale: 'vi' } }
