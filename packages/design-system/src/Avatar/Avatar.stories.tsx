import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { portrait } from '../testing/pictures.ts'
import { Row, Stack } from '../testing/story.tsx'
import { avatarGuide } from './Avatar.guide.ts'
import { Avatar, type AvatarPresence } from './Avatar.tsx'

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  args: { name: '王敏' },
  parameters: { guide: avatarGuide },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const states: readonly AvatarPresence[] = ['online', 'busy', 'away', 'offline']

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Row>
      {[20, 26, 32, 48].map((size) => (
        <Avatar key={size} name="王敏" size={size} />
      ))}
      <Avatar name="nguyễn an" size={32} />
    </Row>
  ),
}

export const Picture: Story = {
  args: { name: '陈立新', src: portrait(2), size: 48 },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: '陈立新' })
    await waitFor(() => expect(avatar.querySelector('img')).toHaveAttribute('data-loaded'))
    await expect(avatar).not.toHaveTextContent('陈')
  },
}

/** Whether somebody can be reached is told by form, colour and word. */
export const Presence: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      {[26, 32, 48].map((size) => (
        <Row key={size} gap={16}>
          {states.map((presence, index) => (
            <Avatar
              key={presence}
              name="赵海燕"
              size={size}
              presence={presence}
              src={index % 2 === 0 ? portrait(index) : undefined}
            />
          ))}
        </Row>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img', { name: '赵海燕，忙碌' })).toHaveLength(3)
  },
}

/** A picture that cannot be loaded gives way to the first character. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: '王敏' })
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull())
    await expect(avatar).toHaveTextContent('王')
  },
}
