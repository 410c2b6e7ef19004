import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Plus, Upload } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { pageHeaderGuide } from './PageHeader.guide.ts'
import { PageHeader } from './PageHeader.tsx'

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: {
    title: '采购订单',
    count: 3012,
    actions: (
      <>
        <Button variant="quiet" icon={<Download size={16} aria-hidden />}>
          导出
        </Button>
        <Button variant="quiet" icon={<Upload size={16} aria-hidden />}>
          导入
        </Button>
        <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
          新建订单
        </Button>
      </>
    ),
  },
  parameters: { guide: pageHeaderGuide },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = { tags: ['visual'] }

export const Record: Story = {
  args: {
    title: '采购申请 PR-2026-00482',
    count: undefined,
    tag: <Tag tone="info">审批中</Tag>,
    note: '流水号 20261120-0482 · 王敏 · 采购部 · 11-20 09:14',
    back: fn(),
    actions: <Button>打印</Button>,
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '返回' }))
    await expect(args.back).toHaveBeenCalledTimes(1)
  },
}

export const Narrow: Story = {
  args: { title: 'Đơn đặt hàng vật tư cho dây chuyền Tô Châu giai đoạn hai' },
  render: (args) => (
    <div style={{ width: 360 }}>
      <PageHeader {...args} />
    </div>
  ),
}
