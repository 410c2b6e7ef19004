import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarRange, List } from 'lucide-react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stack } from '../testing/story.tsx'
import { segmentedControlGuide } from './SegmentedControl.guide.ts'
import { SegmentedControl } from './SegmentedControl.tsx'

const meta = {
  title: 'Inputs/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: '时间刻度',
    items: [
      { value: 'day', label: '日' },
      { value: 'week', label: '周' },
      { value: 'month', label: '月' },
      { value: 'year', label: '年', isDisabled: true },
    ],
    onChange: fn(),
  },
  parameters: { guide: segmentedControlGuide },
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

export const Switching: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('radio', { name: '日' })).toBeChecked()
    await userEvent.click(canvas.getByText('周'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenLastCalledWith('month')
  },
}

export const Looks: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <SegmentedControl
        label="视图"
        items={[
          { value: 'list', label: '列表', icon: <List size={16} aria-hidden="true" /> },
          { value: 'gantt', label: '甘特图', icon: <CalendarRange size={16} aria-hidden="true" /> },
        ]}
      />
      <SegmentedControl
        label="刻度"
        size="small"
        items={[
          { value: 'day', label: '日' },
          { value: 'week', label: '周' },
        ]}
      />
      <SegmentedControl
        label="停用"
        isDisabled
        items={[
          { value: 'day', label: '日' },
          { value: 'week', label: '周' },
        ]}
      />
    </Stack>
  ),
}

export const NarrowVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    label: 'Chế độ xem',
    items: [
      { value: 'a', label: 'Danh sách công việc' },
      { value: 'b', label: 'Biểu đồ tiến độ' },
      { value: 'c', label: 'Bảng phân công' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
}
