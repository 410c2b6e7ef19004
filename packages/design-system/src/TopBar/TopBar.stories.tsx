import type { Meta, StoryObj } from '@storybook/react-vite'
import { Settings } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TopTools, topMenus } from '../testing/shell.tsx'
import { topBarGuide } from './TopBar.guide.ts'
import { TopBar } from './TopBar.tsx'

const meta = {
  title: 'Shell/TopBar',
  component: TopBar,
  args: { brand: 'BIP2.0', menus: topMenus, selectedKey: 'supply', onSelect: fn(), children: <TopTools /> },
  parameters: { guide: topBarGuide, isBare: true },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: '供应链' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: '质量' }))
    await expect(args.onSelect).toHaveBeenCalledWith('quality')
  },
}

/** Menus that do not fit go behind "more". */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 720 }}>
      <TopBar {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const more = await within(canvasElement).findByRole('button', { name: /更多|供应链/ })
    await waitFor(() => expect(within(canvasElement).queryByRole('link', { name: '系统管理' })).toBeNull())
    await userEvent.click(more)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '系统管理' }))
    await expect(args.onSelect).toHaveBeenCalledWith('admin')
  },
}

/** "More" bears the name of the menu that is chosen in it, and has the room that a long one needs. */
export const LongName: Story = {
  args: {
    menus: topMenus.map((menu) => (menu.key === 'admin' ? { ...menu, label: 'Kế hoạch lắp đặt tại hiện trường' } : menu)),
    selectedKey: 'admin',
  },
  render: (args) => (
    <div style={{ width: 900 }}>
      <TopBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = await canvas.findByRole('button', { name: 'Kế hoạch lắp đặt tại hiện trường' })
    const bar = canvas.getByRole('navigation')
    await waitFor(() => expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right))
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(0)
  },
}

/** However wide the window is, only so many menus stand in the bar. */
export const Most: Story = {
  args: {
    max: 3,
    menus: topMenus.map((menu, index) => ({ ...menu, icon: index === 4 ? <Settings size={16} aria-hidden /> : undefined })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: /更多|供应链/ }))
    await expect(await screen.findByRole('menuitemradio', { name: '系统管理' })).toBeInTheDocument()
  },
}
