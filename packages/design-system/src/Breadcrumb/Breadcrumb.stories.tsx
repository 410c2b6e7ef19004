import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { breadcrumbGuide } from './Breadcrumb.guide.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const up = fn()

const meta = {
  title: 'Shell/Breadcrumb',
  component: Breadcrumb,
  args: { items: [{ label: '供应链' }, { label: '采购订单', href: '#orders', onPress: up }, { label: 'PO-2026-01187' }] },
  parameters: { guide: breadcrumbGuide },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Path: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: '当前位置' })
    await expect(within(nav).getByText('PO-2026-01187')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(within(nav).getByRole('link', { name: '采购订单' }))
    await expect(up).toHaveBeenCalledTimes(1)
  },
}
