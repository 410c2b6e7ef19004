import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { paginationGuide } from './Pagination.guide.ts'
import { Pagination, type PaginationProps } from './Pagination.tsx'

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

const Shrinking = ({ onChange, ...args }: PaginationProps) => {
  const [page, setPage] = useState({ current: 151, size: 20 })
  const [total, setTotal] = useState(3012)
  const change: typeof onChange = (next) => {
    onChange(next)
    setPage(next)
  }
  return (
    <>
      <Button onPress={() => setTotal(2990)}>删除 22 条</Button>
      <Pagination {...args} {...page} total={total} onChange={change} />
    </>
  )
}

/** The rows of the last page are removed: the page before it is the last one now, and is shown. */
export const PageGone: Story = {
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('第 3,001–3,012 条，共 3,012 条')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '删除 22 条' }))
    await expect(canvas.getByText('第 2,981–2,990 条，共 2,990 条')).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(args.onChange).toHaveBeenLastCalledWith({ current: 150, size: 20 })
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
