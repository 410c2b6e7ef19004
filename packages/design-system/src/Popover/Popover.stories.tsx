import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { Stack } from '../testing/story.tsx'
import { popoverGuide } from './Popover.guide.ts'
import { Popover, type PopoverProps } from './Popover.tsx'

const meta: Meta<PopoverProps> = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: '供应商',
    trigger: <FilterButton label="供应商" value="苏州精工 等 2 家" isSet />,
    children: (close: () => void) => (
      <Stack gap={10}>
        <span>已选：苏州精工机械有限公司、宁波海岭传动科技</span>
        <Button variant="primary" onPress={close}>
          应用
        </Button>
      </Stack>
    ),
  },
  parameters: { guide: popoverGuide },
}

export default meta
type Story = StoryObj<PopoverProps>

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true } }

export const FocusGoesInAndComesBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    const panel = await screen.findByRole('dialog', { name: '供应商' })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(within(panel).getByRole('button', { name: '应用' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Escape closes what was opened last, and only that. */
export const EscapeClosesOneAtATime: Story = {
  args: {
    children: <Menu trigger={<Button>排序方式</Button>} items={[{ key: 'date', label: '按日期' }]} onAction={() => undefined} />,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: '排序方式' }))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
