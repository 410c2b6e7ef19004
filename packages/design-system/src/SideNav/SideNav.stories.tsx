import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { navGroups } from '../testing/shell.tsx'
import { sideNavGuide } from './SideNav.guide.ts'
import { SideNav, type SideNavProps } from './SideNav.tsx'

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  args: { groups: navGroups, selectedKey: 'order', onSelect: fn(), style: { height: 420 } },
  parameters: { guide: sideNavGuide },
} satisfies Meta<typeof SideNav>

export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: '导航' }))
    await expect(nav.getByRole('link', { name: /采购订单/ })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(nav.getByRole('link', { name: /采购申请/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('request')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const fold = nav.getByRole('button', { name: '展开基础设置' })
    await expect(fold).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(nav.getByRole('link', { name: '审核节点' })).toBeInTheDocument()
  },
}

/** The fold that holds the chosen page begins open. */
export const ChosenWithin: Story = {
  args: { selectedKey: 'constant' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '公共常量' })).toHaveAttribute('aria-current', 'page')
  },
}

const ChoosingElsewhere = (args: SideNavProps) => {
  const [chosen, setChosen] = useState(args.selectedKey)
  return (
    <>
      <Button onPress={() => setChosen('constant')}>打开公共常量</Button>
      <SideNav {...args} selectedKey={chosen} />
    </>
  )
}

/** A fold opens when a page in it is chosen elsewhere, and closes when its reader wants it to. */
export const ChosenElsewhere: Story = {
  render: (args) => <ChoosingElsewhere {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('link', { name: '公共常量' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '打开公共常量' }))
    await expect(canvas.getByRole('link', { name: '公共常量' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: '收起基础设置' }))
    await expect(canvas.queryByRole('link', { name: '公共常量' })).not.toBeInTheDocument()
  },
}

export const Collapsed: Story = { tags: ['visual'], args: { isCollapsed: true } }

export const LongVietnamese: Story = {
  args: {
    groups: [
      { label: 'Mua hàng', items: [{ key: 'order', label: 'Đơn đặt hàng vật tư và thiết bị cho dự án', count: 12, href: '#a' }] },
    ],
  },
}
