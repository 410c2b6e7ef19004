import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { languageSwitchGuide } from './LanguageSwitch.guide.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const meta = {
  title: 'Shell/LanguageSwitch',
  component: LanguageSwitch,
  args: { value: 'zh-CN', onChange: fn() },
  parameters: { guide: languageSwitchGuide },
} satisfies Meta<typeof LanguageSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Choose: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '语言' }))
    await expect(await screen.findByRole('menuitemradio', { name: '简体中文' })).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' }))
    await expect(args.onChange).toHaveBeenCalledWith('vi')
  },
}
