import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { portrait } from '../testing/pictures.ts'
import { Stack } from '../testing/story.tsx'
import { avatarGroupGuide } from './AvatarGroup.guide.ts'
import { AvatarGroup, type AvatarGroupPerson } from './AvatarGroup.tsx'

const team: readonly AvatarGroupPerson[] = [
  { key: '1', name: '李建国', src: portrait(0), presence: 'online', note: '项目经理 · 苏州产线二期' },
  { key: '2', name: '王敏', note: '采购主管' },
  { key: '3', name: 'Nguyễn Thị An', src: portrait(2), note: 'Trưởng phòng kế hoạch, nhà máy Bắc Ninh' },
  { key: '4', name: '赵海燕', note: '机械设计' },
  { key: '5', name: '陈立新', src: portrait(3), presence: 'busy', note: '电气设计' },
  { key: '6', name: 'Trần Văn Hùng', note: 'Giám sát lắp đặt' },
  { key: '7', name: '周晓东', note: '质量工程师' },
]

const meta = {
  title: 'Display/AvatarGroup',
  component: AvatarGroup,
  args: { people: team, label: '项目成员' },
  parameters: { guide: avatarGroupGuide },
} satisfies Meta<typeof AvatarGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Team: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: '项目成员' })
    await expect(within(list).getAllByRole('img')).toHaveLength(4)
    await expect(within(list).getByRole('button', { name: '另有 3 人' })).toHaveTextContent('+3')
  },
}

/** The keyboard opens the list by reaching the number; Escape closes it and Enter brings it back. */
export const RestOnFocus: Story = {
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('周晓东')
    await expect(more).toHaveAccessibleDescription(/陈立新.*Trần Văn Hùng.*周晓东/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}

/** The pointer may leave the number for the list, which stays. */
export const RestOnHover: Story = {
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button')
    await userEvent.hover(more)
    const list = await screen.findByRole('tooltip')
    await userEvent.hover(list)
    await expect(list).toBeInTheDocument()
    await userEvent.unhover(list)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** One too many is shown: "+1" would take the same room. */
export const OneMoreThanMax: Story = {
  args: { people: team.slice(0, 5) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(5)
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Sizes: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack>
      {[20, 26, 32, 48].map((size) => (
        <div key={size}>
          <AvatarGroup {...args} size={size} />
        </div>
      ))}
    </Stack>
  ),
}

export const Nobody: Story = { args: { people: [] } }
