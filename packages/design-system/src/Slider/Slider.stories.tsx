import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Matrix, Stack } from '../testing/story.tsx'
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx'
import { sliderGuide } from './Slider.guide.ts'
import { Slider } from './Slider.tsx'

const changed = fn()
const ended = fn()
const percent = (value: number): string => `${value}%`

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  parameters: { guide: sliderGuide },
  args: { label: '任务进度', step: 5, formatValue: percent, onChange: changed, onChangeEnd: ended },
  decorators: [(Story) => <div style={{ maxWidth: 340, minHeight: 80 }}>{Story()}</div>],
  beforeEach: () => {
    changed.mockClear()
    ended.mockClear()
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>
type RangeStory = StoryObj<RangeSliderProps>

const thumbs = (canvasElement: HTMLElement): HTMLElement[] => within(canvasElement).getAllByRole('slider')

/** Presses the track at a share of its length, as a pointer does. */
const press = (thumb: HTMLElement | undefined, share: number): void => {
  const track = thumb?.parentElement?.parentElement
  if (!track) throw new Error('The thumb lies on no track; the story has changed its structure.')
  const { left, top, width, height } = track.getBoundingClientRect()
  const place = { clientX: left + width * share, clientY: top + height / 2, button: 0, pointerId: 1, pointerType: 'mouse' }
  fireEvent.pointerDown(track, place)
  fireEvent.pointerUp(track, place)
}

/** Arrow keys step, Page keys go a tenth, Home and End to the ends; the value is read in words. */
export const Keyboard: Story = {
  args: { defaultValue: 40 },
  play: async ({ canvasElement }) => {
    const [thumb] = thumbs(canvasElement)
    await expect(thumb).toHaveAccessibleName('任务进度')
    await expect(thumb).toHaveAttribute('aria-valuetext', '40%')
    await userEvent.tab()
    await expect(thumb).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(changed).toHaveBeenLastCalledWith(45)
    await userEvent.keyboard('{PageDown}')
    await expect(changed).toHaveBeenLastCalledWith(35)
    await userEvent.keyboard('{End}')
    await expect(changed).toHaveBeenLastCalledWith(100)
    await expect(ended).toHaveBeenLastCalledWith(100)
    await expect(within(canvasElement).getByText('100%')).toBeVisible()
  },
}

/** A press on the track brings the thumb, on a step. */
export const Pressing: Story = {
  args: { defaultValue: 10 },
  play: async ({ canvasElement }) => {
    press(thumbs(canvasElement)[0], 0.71)
    await expect(changed).toHaveBeenLastCalledWith(70)
    await expect(ended).toHaveBeenCalledTimes(1)
  },
}

/** Two thumbs with names of their own; the nearer one moves, and none passes the other. */
export const Range: RangeStory = {
  args: { label: '交期（天）', defaultValue: [20, 60], max: 90, step: 1, formatValue: (days: number) => `${days} 天` },
  render: (args) => <RangeSlider {...args} />,
  play: async ({ canvasElement }) => {
    const [from, to] = thumbs(canvasElement)
    await expect(from).toHaveAccessibleName('交期（天） 下限')
    await expect(to).toHaveAccessibleName('交期（天） 上限')
    await expect(within(canvasElement).getByRole('group', { name: '交期（天）' })).toBeVisible()
    press(from, 0.5)
    await expect(changed).toHaveBeenLastCalledWith([20, 45])
    from?.focus()
    await userEvent.keyboard('{End}')
    await expect(changed).toHaveBeenLastCalledWith([45, 45])
    await expect(within(canvasElement).getByText('45 天 – 45 天')).toBeVisible()
  },
}

/** Fractions stay what they say: 0.3 and not 0.30000000000000004. */
export const Decimals: Story = {
  args: { label: '公差（mm）', min: -0.5, max: 0.5, step: 0.05, defaultValue: 0.25, formatValue: undefined },
  play: async ({ canvasElement }) => {
    thumbs(canvasElement)[0]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(changed).toHaveBeenLastCalledWith(0.3)
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(changed).toHaveBeenLastCalledWith(-0.45)
    await expect(within(canvasElement).getByText('-0.45')).toBeVisible()
  },
}

export const WithMarks: Story = {
  args: {
    label: '设备稼动率预警线',
    defaultValue: 65,
    marks: [
      { value: 0, label: '0' },
      { value: 50 },
      { value: 65, label: '目标 65%' },
      { value: 85, label: '良好' },
      { value: 100, label: '100' },
    ],
  },
}

/** A wide bubble over the thumb that moves. */
export const ValueOnThumb: Story = {
  args: { defaultValue: 30, valueLabel: 'thumb' },
  decorators: [(Story) => <div style={{ paddingTop: 24 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    thumbs(canvasElement)[0]?.focus()
    await waitFor(() => expect(within(canvasElement).getByText('30%')).toBeVisible())
  },
}

export const Vertical: RangeStory = {
  args: {
    label: '料位报警',
    orientation: 'vertical',
    defaultValue: [15, 80],
    marks: [
      { value: 0, label: '空' },
      { value: 50, label: '半仓' },
      { value: 100, label: '满' },
    ],
  },
  render: (args) => <RangeSlider {...args} />,
  decorators: [(Story) => <div style={{ minHeight: 260 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    thumbs(canvasElement)[1]?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(changed).toHaveBeenLastCalledWith([15, 85])
  },
}

const Both = () => {
  const [load, setLoad] = useState<string | null>('70')
  return (
    <Stack>
      <Slider label="产线负荷" value={load === null ? null : Number(load)} onChange={(next) => setLoad(String(next))} />
      <NumberField label="产线负荷（精确）" unit="%" min="0" max="100" value={load} onChange={setLoad} />
    </Stack>
  )
}

/** Beside a number field for those who know the figure; either moves the other. */
export const WithNumberField: Story = {
  render: () => <Both />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('spinbutton')
    await userEvent.clear(field)
    await userEvent.type(field, '35')
    await expect(thumbs(canvasElement)[0]).toHaveValue('35')
  },
}

/** Read-only can be read and reached, and does not move. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 60 },
  play: async ({ canvasElement }) => {
    const [thumb] = thumbs(canvasElement)
    thumb?.focus()
    await userEvent.keyboard('{ArrowRight}')
    press(thumb, 0.1)
    await expect(changed).not.toHaveBeenCalled()
    await expect(thumb).toHaveValue('60')
    await expect(thumb).toHaveAttribute('aria-readonly', 'true')
  },
}

export const Vietnamese: RangeStory = {
  globals: { locale: 'vi' },
  args: {
    label: 'Khoảng tiến độ hoàn thành của các công đoạn lắp ráp cần lọc',
    defaultValue: [20, 80],
    marks: [
      { value: 0, label: 'Chưa bắt đầu' },
      { value: 100, label: 'Hoàn thành' },
    ],
  },
  render: (args) => <RangeSlider {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 280, paddingInline: 24 }}>{Story()}</div>],
}

export const States: Story = {
  tags: ['visual'],
  decorators: [],
  render: () => (
    <Matrix
      rows={['value', 'range', 'error', 'readonly', 'disabled'] as const}
      columns={['medium', 'small'] as const}
      cell={(state, size) => {
        const common = { label: '任务进度', size, formatValue: percent }
        return (
          <div style={{ width: 260 }}>
            {state === 'range' ? (
              <RangeSlider {...common} value={[25, 70]} />
            ) : (
              <Slider
                {...common}
                value={40}
                error={state === 'error' ? '进度不能低于上周的 55%' : undefined}
                isReadOnly={state === 'readonly'}
                isDisabled={state === 'disabled'}
              />
            )}
          </div>
        )
      }}
    />
  ),
}
