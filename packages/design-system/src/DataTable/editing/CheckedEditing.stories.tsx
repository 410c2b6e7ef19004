import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { edited, ofPurchaseLines, type PurchaseLines, tools } from '../fixtures/PurchaseLines.tsx'
import { type PurchaseLine, purchaseColumns } from '../fixtures/purchase.ts'
import type { DataTableHandle } from '../props/DataTableProps.ts'

/** What is being asked about values, each to be answered when a story says so. */
let questions: { value: unknown; answer: (fault?: string) => void }[] = []

const columns = purchaseColumns.map((column): (typeof purchaseColumns)[number] =>
  column.key === 'name'
    ? {
        ...column,
        edit: {
          validate: (value) =>
            new Promise((resolve) => {
              questions.push({ value, answer: resolve })
            }),
        },
      }
    : column,
)
const handle = createRef<DataTableHandle<PurchaseLine>>()

const meta = {
  title: 'Data/DataTable/Editing, checked by a server',
  ...ofPurchaseLines,
  args: { count: 12, columns, handle, newRow: undefined, onRowsChange: undefined, onDraftsChange: fn() },
  beforeEach: () => {
    questions = []
    edited.mockClear()
  },
} satisfies Meta<typeof PurchaseLines>

export default meta
type Story = StoryObj<typeof meta>

const asked = (value: unknown) => questions.find((question) => question.value === value)
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** What is taken back or given up while a server still thinks about it is not stored, whatever the answer is; put again it is asked about again. */
export const TakenBackMeanwhile: Story = {
  play: async ({ canvasElement, step }) => {
    const { cell, shown, at, press } = tools(canvasElement)
    await step('undone', async () => {
      await at(2, 'name')
      await press('LOT-7000{Enter}')
      await waitFor(() => expect(cell(2, 'name')).toHaveAttribute('data-mark', 'dirty checking'))
      await press('{Control>}z{/Control}')
      await waitFor(() => expect(shown(2, 'name')).toBe('LOT-0002'))
      asked('LOT-7000')?.answer()
      await frame()
      await expect(edited).not.toHaveBeenCalled()
    })
    await step('put again', async () => {
      questions = []
      await press('{Control>}y{/Control}')
      await waitFor(() => expect(shown(2, 'name')).toBe('LOT-7000'))
      await expect(edited).not.toHaveBeenCalled()
      asked('LOT-7000')?.answer('此批次已冻结')
      await waitFor(() => expect(cell(2, 'name')).toHaveAttribute('data-mark', 'dirty invalid'))
      await expect(edited).not.toHaveBeenCalled()
    })
    await step('given up', async () => {
      await at(4, 'name')
      await press('LOT-8000{Enter}')
      await waitFor(() => expect(asked('LOT-8000')).toBeDefined())
      handle.current?.discard()
      asked('LOT-8000')?.answer()
      await frame()
      await expect([shown(4, 'name'), edited.mock.calls.length]).toEqual(['LOT-0004', 0])
    })
  },
}

/** A row that is left is stored once its values are known to be right; what is wrong stays, marked. */
export const RowsWaitForTheAnswer: Story = {
  args: { editMode: 'row' },
  play: async ({ canvasElement }) => {
    const { cell, at, press } = tools(canvasElement)
    await at(2, 'name')
    await press('LOT-7000{Enter}')
    await at(3, 'price')
    await frame()
    await expect(edited).not.toHaveBeenCalled()
    asked('LOT-7000')?.answer('此批次已冻结')
    await waitFor(() => expect(cell(2, 'name')).toHaveAttribute('data-mark', 'dirty invalid'))
    await press('9{Enter}')
    await at(5, 'name')
    await waitFor(() => expect(edited).toHaveBeenCalledWith([expect.objectContaining({ key: 'line 3', value: '9' })]))
    await press('LOT-9000{Enter}')
    await waitFor(() => expect(asked('LOT-9000')).toBeDefined())
    asked('LOT-9000')?.answer()
    await waitFor(() => expect(edited).toHaveBeenCalledWith([expect.objectContaining({ key: 'line 5', value: 'LOT-9000' })]))
  },
}

/** Saving waits for what is still being checked. */
export const SavingWaitsForTheAnswer: Story = {
  args: { editMode: 'batch' },
  play: async ({ canvasElement }) => {
    const { cell, at, press } = tools(canvasElement)
    await at(2, 'name')
    await press('LOT-7000{Tab}{ArrowRight}5{Enter}')
    const saving = handle.current?.save()
    await frame()
    await expect(edited).not.toHaveBeenCalled()
    asked('LOT-7000')?.answer('此批次已冻结')
    await expect(await saving).toBe(false)
    await expect(edited).toHaveBeenCalledTimes(1)
    await expect(edited).toHaveBeenCalledWith([expect.objectContaining({ key: 'line 2', column: 'quantity', value: '5' })])
    await expect(cell(2, 'name')).toHaveAttribute('data-mark', 'dirty invalid')
  },
}
