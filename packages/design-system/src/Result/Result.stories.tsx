import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { resultGuide } from './Result.guide.ts'
import { Result } from './Result.tsx'

const meta = {
  title: 'Feedback/Result',
  component: Result,
  args: {
    status: 404,
    title: '页面不存在',
    description: '链接可能已失效，或单据已被删除。',
    action: <Button variant="primary">返回工作台</Button>,
  },
  parameters: { guide: resultGuide },
} satisfies Meta<typeof Result>

export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = { tags: ['visual'] }

export const Forbidden: Story = {
  args: {
    status: 403,
    title: '没有查看权限',
    description: '需要“采购订单查看”权限，请联系管理员开通。',
    action: <Button>申请权限</Button>,
  },
}

export const Broken: Story = {
  args: {
    status: 500,
    title: '服务暂时不可用',
    description: '已记录这次错误，请稍后重试。',
    action: <Button variant="primary">重试</Button>,
  },
}
