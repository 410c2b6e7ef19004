import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { themePopoverGuide } from './ThemePopover.guide.ts'
import { ThemePopover, type ThemePopoverProps } from './ThemePopover.tsx'

const Kept = (props: ThemePopoverProps) => {
  const [theme, setTheme] = useState(props.theme)
  const [density, setDensity] = useState(props.density)
  return (
    <ThemePopover
      {...props}
      theme={theme}
      onThemeChange={(next) => {
        props.onThemeChange(next)
        setTheme(next)
      }}
      density={density}
      onDensityChange={
        props.onDensityChange &&
        ((next) => {
          props.onDensityChange?.(next)
          setDensity(next)
        })
      }
    />
  )
}

const meta = {
  title: 'Shell/ThemePopover',
  component: ThemePopover,
  args: { theme: 'light', onThemeChange: fn(), density: 'normal', onDensityChange: fn() },
  render: (args) => <Kept {...args} />,
  parameters: { guide: themePopoverGuide },
} satisfies Meta<typeof ThemePopover>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: '外观' }))
  return screen.findByRole('dialog', { name: '外观' })
}

/** As it looks. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

/** A choice shows at once, and the pop-up stays for the next one. */
export const Choose: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = await open(canvasElement)
    await waitFor(() => expect(within(panel).getByRole('radio', { name: '浅色' })).toHaveFocus())
    await userEvent.click(within(panel).getByRole('radio', { name: '深色' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await expect(within(panel).getByRole('radio', { name: '深色' })).toBeChecked()
    await userEvent.click(within(panel).getByRole('radio', { name: '紧凑' }))
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact')
    await expect(within(panel).queryByRole('radio', { name: '大屏' })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '外观' })).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: '外观' }).focus()
    await userEvent.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog')
    await waitFor(() => expect(within(panel).getByRole('radio', { name: '浅色' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await userEvent.tab()
    await expect(within(panel).getByRole('radio', { name: '标准' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onDensityChange).toHaveBeenCalledWith('roomy')
  },
}

/** Where no rows are seen, as on the sign-in page. */
export const ThemesOnly: Story = {
  args: { onDensityChange: undefined, theme: 'dark' },
  play: async ({ canvasElement }) => {
    const panel = await open(canvasElement)
    await expect(within(panel).getByRole('radio', { name: '深色' })).toBeChecked()
    await expect(within(panel).queryByRole('radio', { name: '标准' })).toBeNull()
  },
}

export const AllThemes: Story = {
  globals: { locale: 'vi' },
  args: { themes: ['light', 'dark', 'contrast', 'wall'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Giao diện' }))
    await screen.findByRole('radio', { name: 'Màn hình lớn' })
  },
}
