import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { confirmGuide } from './Confirm.guide.ts'
import { type ConfirmOptions, useConfirm } from './confirm.ts'

const Asker = (options: ConfirmOptions) => {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  return (
    <>
      <Button onPress={async () => setAnswer((await confirm(options)) ? '已确认' : '已取消')}>作废订单</Button>
      <p data-testid="answer">{answer}</p>
    </>
  )
}

const meta = {
  title: 'Overlays/Confirm',
  component: Asker,
  args: {
    title: '作废 2 张采购订单？',
    message: '作废后不能恢复，已到货的行会生成退货单。',
    confirmLabel: '作废',
    tone: 'danger',
  },
  parameters: { guide: confirmGuide },
} satisfies Meta<typeof Asker>

export default meta
type Story = StoryObj<typeof meta>

const ask = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '作废订单' }))
  return screen.findByRole('alertdialog')
}

/** Enter gives the safe answer where the act cannot be undone. */
export const Dangerous: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement)
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '取消' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByTestId('answer')).toHaveTextContent('已取消'))
  },
}

export const Confirmed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: '作废' }))
    await waitFor(() => expect(within(canvasElement).getByTestId('answer')).toHaveTextContent('已确认'))
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

const heard = fn()

/** The reason is asked for once the question is confirmed without it. */
export const WithReason: Story = {
  args: { title: '驳回采购申请？', message: undefined, confirmLabel: '驳回', input: { label: '驳回原因', onText: heard } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement)
    await userEvent.click(within(dialog).getByRole('button', { name: '驳回' }))
    await expect(within(dialog).getByText('请填写此项')).toBeInTheDocument()
    await userEvent.type(within(dialog).getByRole('textbox'), '预算不足{Enter}')
    await waitFor(() => expect(within(canvasElement).getByTestId('answer')).toHaveTextContent('已确认'))
    await expect(heard).toHaveBeenCalledWith('预算不足')
  },
}

export const TypedName: Story = {
  args: { title: '删除租户？', confirmLabel: '删除', input: { label: '请输入租户名称“苏州智造”以确认', expected: '苏州智造' } },
  play: async ({ canvasElement }) => {
    const dialog = await ask(canvasElement)
    const remove = within(dialog).getByRole('button', { name: '删除' })
    await expect(remove).toBeDisabled()
    await userEvent.type(within(dialog).getByRole('textbox'), '苏州智造')
    await expect(remove).toBeEnabled()
  },
}

/** Open, for the picture. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await ask(canvasElement)
  },
}
