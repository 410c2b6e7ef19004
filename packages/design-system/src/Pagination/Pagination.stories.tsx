import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { paginationGuide } from './Pagination.guide.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { current: 1, size: 20, total: 3012, onChange: fn() },
  parameters: { guide: paginationGuide },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const ManyPages: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('第 1–20 条，共 3,012 条')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '第 151 页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 151, size: 20 })
    // A number beyond the last page means the last page.
    await userEvent.type(canvas.getByRole('textbox', { name: '跳至' }), '900{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 151, size: 20 })
  },
}

export const AnotherSize: Story = {
  args: { current: 7 },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '20 条/页' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '100 条/页' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 1, size: 100 })
  },
}

export const LastPage: Story = {
  args: { current: 151 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('第 3,001–3,012 条，共 3,012 条')).toBeInTheDocument()
  },
}

export const Estimated: Story = { args: { total: 120_000, isEstimated: true } }

export const OnePage: Story = { args: { total: 8 } }

export const Nothing: Story = { args: { total: 0 } }

export const Narrow: Story = {
  args: { current: 76 },
  render: (args) => (
    <div style={{ width: 360 }}>
      <Pagination {...args} />
    </div>
  ),
}
