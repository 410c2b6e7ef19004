import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { allowMotion } from '../testing/motion.ts'
import { scene } from '../testing/pictures.ts'
import { carouselGuide } from './Carousel.guide.ts'
import { Carousel, type CarouselItem } from './Carousel.tsx'

const picture = (key: string, label: string, hue: number): CarouselItem => ({
  key,
  label,
  content: (
    <img
      src={scene({ name: label, hue })}
      alt={label}
      style={{ display: 'block', inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
    />
  ),
})

const items = [
  picture('press', '1600 吨伺服压力机', 205),
  picture('robot', '焊接机器人工作站', 150),
  picture('line', 'Dây chuyền dập số 2', 25),
  picture('store', '立体仓库巷道堆垛机', 280),
]

const meta = {
  title: 'Display/Carousel',
  component: Carousel,
  args: { items, label: '车间设备', onChange: fn() },
  parameters: { guide: carouselGuide },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement) => within(canvasElement).getByRole('tabpanel')

export const Pictures: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('region', { name: '车间设备' })).toHaveAttribute('aria-roledescription', '轮播')
    await userEvent.click(canvas.getByRole('button', { name: '下一张' }))
    await expect(shown(canvasElement)).toHaveAccessibleName('第 2 张，共 4 张：焊接机器人工作站')
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }))
    await userEvent.click(canvas.getByRole('button', { name: '上一张' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('store')
    await userEvent.click(canvas.getByRole('tab', { name: /Dây chuyền/ }))
    await expect(await within(shown(canvasElement)).findByRole('img', { name: 'Dây chuyền dập số 2' })).toBeVisible()
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown(canvasElement)).toHaveAccessibleName(/^第 2 张/)
    await userEvent.keyboard('{End}')
    await expect(shown(canvasElement)).toHaveAccessibleName(/^第 4 张/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(shown(canvasElement)).toHaveAccessibleName(/^第 1 张/)
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
  },
}

const swipe = (element: HTMLElement, by: number): void => {
  const { left, top, width } = element.getBoundingClientRect()
  const at = { pointerId: 7, isPrimary: true, button: 0, clientY: top + 40 }
  const from = left + width / 2
  fireEvent.pointerDown(element, { ...at, clientX: from })
  for (const part of [0.3, 0.7, 1]) fireEvent.pointerMove(window, { ...at, clientX: from + by * part })
  fireEvent.pointerUp(window, { ...at, clientX: from + by })
}

/** A short pull springs back, a long one turns. */
export const Swipe: Story = {
  play: async ({ canvasElement, args }) => {
    swipe(shown(canvasElement), -30)
    await expect(args.onChange).not.toHaveBeenCalled()
    swipe(shown(canvasElement), -200)
    await expect(args.onChange).toHaveBeenLastCalledWith('robot')
    swipe(shown(canvasElement), 200)
    await expect(args.onChange).toHaveBeenLastCalledWith('press')
  },
}

/** Turns by itself, waits while the pointer or the focus is on it, and stops for good by its button. */
export const TurnsByItself: Story = {
  args: { interval: 60 },
  beforeEach: allowMotion,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const carousel = canvas.getByRole('region')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('robot'))
    await userEvent.hover(carousel)
    await expect(carousel).not.toHaveAttribute('data-turning')
    await userEvent.unhover(carousel)
    await expect(carousel).toHaveAttribute('data-turning')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '停止自动播放' })).toHaveFocus()
    await expect(carousel).not.toHaveAttribute('data-turning')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: '开始自动播放' })).toHaveFocus()
    canvas.getByRole('button', { name: '开始自动播放' }).blur()
    await expect(carousel).not.toHaveAttribute('data-turning')
  },
}

/** Where the system asks for less motion nothing turns until somebody starts it. */
export const CalmUntilStarted: Story = {
  args: { interval: 60 },
  beforeEach: () => {
    const real = window.matchMedia
    window.matchMedia = (query) => real.call(window, query.includes('prefers-reduced-motion') ? 'all' : query)
    return () => {
      window.matchMedia = real
    }
  },
  play: async ({ canvasElement, args }) => {
    const start = within(canvasElement).getByRole('button', { name: '开始自动播放' })
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(start)
    await userEvent.unhover(start)
    start.blur()
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
  },
}

/** One slide needs no controls. */
export const Alone: Story = {
  args: { items: items.slice(0, 1), interval: 5000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
    await expect(within(canvasElement).getByRole('img')).toBeVisible()
  },
}
