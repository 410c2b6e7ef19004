import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Table } from '../Table/Table.tsx'
import { makeOrders, orderColumns } from '../testing/orders.tsx'
import { watermarkGuide } from './Watermark.guide.ts'
import { Watermark } from './Watermark.tsx'

const pressed = fn()

const content = (
  <Card title="采购订单" extra={<Button onPress={pressed}>导出</Button>} isFlush>
    <Table columns={orderColumns} rows={makeOrders(8)} rowKey={({ id }) => id} caption="采购订单" />
  </Card>
)

const meta = {
  title: 'Display/Watermark',
  component: Watermark,
  args: { text: '王敏 8013', children: content },
  parameters: { guide: watermarkGuide },
} satisfies Meta<typeof Watermark>

export default meta
type Story = StoryObj<typeof meta>

const markOf = (canvasElement: HTMLElement): HTMLElement => {
  const mark = canvasElement.querySelector<HTMLElement>('[data-watermark]')
  if (!mark) throw new Error('No watermark lies over the content.')
  return mark
}

/** The pointer reaches what lies below, and screen readers hear nothing of the mark. */
export const OverAList: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const mark = markOf(canvasElement)
    await expect(mark).toHaveAttribute('aria-hidden', 'true')
    await expect(mark.style.backgroundSize).toBe('120px 60px')
    const button = within(canvasElement).getByRole('button', { name: '导出' })
    const { left, top, width, height } = button.getBoundingClientRect()
    await expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true)
    await userEvent.click(button)
    await expect(pressed).toHaveBeenCalled()
  },
}

/** Taken out of the page, hidden or made transparent, it is there again. */
export const ComesBack: Story = {
  play: async ({ canvasElement }) => {
    markOf(canvasElement).remove()
    await waitFor(() => expect(markOf(canvasElement)).toBeVisible())
    markOf(canvasElement).style.setProperty('opacity', '0', 'important')
    await waitFor(() => expect(getComputedStyle(markOf(canvasElement)).opacity).toBe('1'))
    markOf(canvasElement).hidden = true
    await waitFor(() => expect(markOf(canvasElement).hidden).toBe(false))
    await expect(canvasElement.querySelectorAll('[data-watermark]')).toHaveLength(1)
  },
}

/** Two lines; the piece grows with the words, so that nothing is cut. */
export const TwoLines: Story = {
  tags: ['visual'],
  args: { text: ['Nguyễn Thị An · 2026-11-20 14:31', 'Chỉ dùng nội bộ, không sao chép ra ngoài'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(Number.parseInt(markOf(canvasElement).style.backgroundSize, 10)).toBeGreaterThan(200))
  },
}

/** Strong and steep, as on a draft that is printed. */
export const Draft: Story = {
  tags: ['visual'],
  args: { text: '草稿', fontSize: 48, rotation: 30, cell: [320, 240], colour: '#c0392b', opacity: 0.25 },
}

export const NoWords: Story = {
  args: { text: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-watermark]')).toBeNull()
  },
}
