import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, waitFor } from 'storybook/test'
import { changed, edited, ofPurchaseLines, type PurchaseLines, tools } from '../fixtures/PurchaseLines.tsx'
import type { PurchaseLine } from '../fixtures/purchase.ts'
import type { DataTableHandle } from '../props/DataTableProps.ts'

const meta = {
  title: 'Data/DataTable/Appending',
  ...ofPurchaseLines,
} satisfies Meta<typeof PurchaseLines>

export default meta
type Story = StoryObj<typeof meta>

const handle = createRef<DataTableHandle<PurchaseLine>>()

/** The page around puts texts into the table: into a row it names and the rows behind it, or behind the last one. One step takes all of them back. */
export const IntoARowAndBehindIt: Story = {
  args: { count: 3, handle },
  play: async ({ canvasElement }) => {
    const { shown } = tools(canvasElement)
    const names = (count: number) => Array.from({ length: count }, (_, at) => shown(at + 1, 'name'))
    handle.current?.append([{ name: 'LOT-9001', quantity: '7' }, { name: 'LOT-9002' }], 'line 3')
    await waitFor(() => expect(names(4)).toEqual(['LOT-0001', 'LOT-0002', 'LOT-9001', 'LOT-9002']))
    await expect(shown(3, 'quantity')).toBe('7')
    handle.current?.undo()
    await waitFor(() => expect(shown(3, 'name')).toBe('LOT-0003'))
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'remove' })))
  },
}

/** A row that is named and was taken out meanwhile takes nothing, nor does one in its place: all of it comes behind the last row. */
export const BehindARowThatIsGone: Story = {
  args: { count: 3, handle },
  play: async ({ canvasElement }) => {
    const { shown } = tools(canvasElement)
    handle.current?.removeRows(['line 2'])
    await waitFor(() => expect(shown(2, 'name')).toBe('LOT-0003'))
    handle.current?.append([{ name: 'LOT-9001' }, { name: 'LOT-9002' }], 'line 2')
    await waitFor(() => expect([3, 4].map((line) => shown(line, 'name'))).toEqual(['LOT-9001', 'LOT-9002']))
    await expect([1, 2].map((line) => shown(line, 'name'))).toEqual(['LOT-0001', 'LOT-0003'])
    await expect(edited).toHaveBeenCalledWith([
      expect.objectContaining({ key: 'new 1', value: 'LOT-9001' }),
      expect.objectContaining({ key: 'new 2', value: 'LOT-9002' }),
    ])
  },
}
