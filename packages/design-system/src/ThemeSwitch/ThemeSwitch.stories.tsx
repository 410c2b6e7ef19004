import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = { title: 'Shell/ThemeSwitch', component: ThemeSwitch, args: { value: 'light', onChange: fn() } } satisfies Meta<
  typeof ThemeSwitch
>

export default meta
type Story = StoryObj<typeof meta>

export const Choose: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '外观' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '深色' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    await expect(screen.queryByRole('menuitemradio', { name: '大屏' })).toBeNull()
  },
}
