import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Pencil, Printer } from 'lucide-react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Matrix } from '../testing/story.tsx'
import { iconButtonGuide } from './IconButton.guide.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: <Bell size={16} aria-hidden />, label: '消息', onPress: fn() },
  parameters: { guide: iconButtonGuide },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

/** The tooltip repeats the name, so it is not announced a second time. */
export const NamedByItsLabel: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: '消息' })
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('消息')
    await expect(button).not.toHaveAttribute('aria-describedby')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}

export const AllVariants: Story = {
  tags: ['visual'],
  render: () => (
    <Matrix
      rows={['quiet', 'default', 'primary', 'danger'] as const}
      columns={['medium', 'small', 'loading', 'disabled'] as const}
      cell={(variant, state) => (
        <IconButton
          variant={variant}
          size={state === 'small' ? 'small' : 'medium'}
          isLoading={state === 'loading'}
          isDisabled={state === 'disabled'}
          icon={variant === 'default' ? <Printer size={16} aria-hidden /> : <Pencil size={16} aria-hidden />}
          label={`${variant} ${state}`}
        />
      )}
    />
  ),
}
