import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Row } from '../testing/story.tsx'
import { Avatar } from './Avatar.tsx'

const meta = { title: 'Display/Avatar', component: Avatar, args: { name: '王敏' } } satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

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

/** A picture that cannot be loaded gives way to the first character. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img', { name: '王敏' })).toHaveTextContent('王'))
  },
}
