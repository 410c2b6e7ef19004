import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { compose } from '../testing/compose.ts'
import { searchFieldGuide } from './SearchField.guide.ts'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Inputs/SearchField',
  component: SearchField,
  args: { label: '单号、供应商、物料', onSearch: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
  parameters: { guide: searchFieldGuide },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Settling: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: '单号、供应商、物料' })
    await userEvent.type(input, 'PO-2026')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('PO-2026'))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

/** Enter does not wait, and does not search twice. */
export const Entering: Story = {
  args: { delay: null },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('searchbox')
    await userEvent.type(input, '导轨')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('导轨')
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

/** Pinyin on its way to characters is never searched. */
export const Composing: Story = {
  args: { delay: 0 },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('searchbox')
    input.focus()
    compose(input, ['d', 'da', "dao'gui"], '导轨')
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('导轨'))
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

export const Emptying: Story = {
  args: { defaultValue: '轴承' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByRole('searchbox')
    input.focus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(args.onSearch).toHaveBeenCalledTimes(1)
  },
}

export const Small: Story = { args: { size: 'small', defaultValue: '伺服电机' } }
