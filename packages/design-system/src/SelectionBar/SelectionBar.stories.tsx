import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { selectionBarGuide } from './SelectionBar.guide.ts'
import { SelectionBar } from './SelectionBar.tsx'

const meta = {
  title: 'Data/SelectionBar',
  component: SelectionBar,
  args: {
    count: 2,
    summary: '合计 ¥ 486,320.00',
    total: 3012,
    onClear: fn(),
    onSelectAll: fn(),
    actions: (
      <>
        <Button size="small">提交审核</Button>
        <Button size="small">打印</Button>
        <Button size="small" variant="danger">
          作废
        </Button>
      </>
    ),
  },
  parameters: { guide: selectionBarGuide },
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Selected: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole('toolbar'))
    await userEvent.click(bar.getByRole('button', { name: '选择全部 3,012 条' }))
    await expect(args.onSelectAll).toHaveBeenCalledTimes(1)
    await userEvent.click(bar.getByRole('button', { name: '取消选择' }))
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

export const NothingSelected: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull()
  },
}
