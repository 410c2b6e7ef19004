import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Drawer } from './Drawer.tsx'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: '采购订单 PO-2026-01187',
    extra: <Tag tone="info">审核中</Tag>,
    footer: <Button variant="primary">提交审核</Button>,
    children: (
      <Descriptions
        columns={2}
        items={[
          { key: 'supplier', label: '供应商', content: '苏州精工机械有限公司', span: 2 },
          { key: 'date', label: '采购日期', content: '2026-11-20' },
          { key: 'due', label: '交期', content: '2026-12-08' },
          { key: 'amount', label: '含税金额', content: '¥ 486,320.00' },
          { key: 'note', label: '备注', content: '' },
        ]}
      />
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Right: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '采购订单 PO-2026-01187' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

export const Left: Story = { args: { side: 'left', size: 320 } }

export const Wide: Story = { args: { size: '80%' } }
