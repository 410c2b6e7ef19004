import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    label: '采购申请',
    onSelect: fn(),
    onClose: fn(),
    items: [
      { key: 'info', label: '申请信息', content: '采购组织：苏州智造 (100006)' },
      { key: 'flow', label: '流转信息', badge: 4, content: '4 条流转记录' },
      { key: 'track', label: '流程跟踪', content: '当前节点：计划审核' },
      { key: 'changes', label: '变更记录', isDirty: true, isClosable: true, content: '2 处变更' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: '申请信息' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: /流转信息/ })).toHaveTextContent('4 条流转记录')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('2 处变更')
    await userEvent.keyboard('{Delete}')
    await expect(args.onClose).toHaveBeenCalledWith('changes')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('info')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const Controlled: Story = {
  args: { selectedKey: 'track' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '申请信息' }))
    await expect(args.onSelect).toHaveBeenCalledWith('info')
    await expect(canvas.getByRole('tab', { name: '流程跟踪' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** More tabs than room: the list scrolls, the chosen one comes into sight with the arrows. */
export const Narrow: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      label: `Thông tin yêu cầu ${index + 1}`,
      content: `Nội dung ${index + 1}`,
    })),
  },
  render: (args) => (
    <div style={{ width: 360 }}>
      <Tabs {...args} />
    </div>
  ),
}
