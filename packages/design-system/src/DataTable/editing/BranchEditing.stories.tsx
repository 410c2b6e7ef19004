import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef, useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { dataTableGuide } from '../DataTable.guide.ts'
import { DataTable } from '../DataTable.tsx'
import { emptyPart, makeBill, type Part, partColumns, withPartEdits, withParts } from '../fixtures/bill.ts'
import { edited, inFrame, PurchaseLines } from '../fixtures/PurchaseLines.tsx'
import type { DataTableHandle, DataTableProps } from '../props/DataTableProps.ts'

const PartTable = DataTable<Part>

const units = ['件', 'kg'].map((label) => ({ value: label, label }))

const editableParts: typeof partColumns = partColumns.map((column) =>
  column.key === 'code' ? column : { ...column, edit: column.key === 'unit' ? { options: units } : {} },
)

/** A bill of materials whose parts are added, taken out and typed into. */
const EditedBill = (props: Partial<DataTableProps<Part>>) => {
  const [bill, setBill] = useState<readonly Part[]>(() => makeBill(400))
  const next = useRef(0)
  return (
    <PartTable
      label="物料清单"
      columns={editableParts}
      rows={bill}
      rowKey={({ code }) => code}
      tree={{ childrenOf: ({ parts }) => parts }}
      defaultExpansion={{ mode: 'some', keys: new Set(['01']) }}
      newRow={(_, parent) => {
        next.current += 1
        return emptyPart(`${parent ? `${parent.code}.` : ''}新${next.current}`)
      }}
      onRowsChange={(change) => setBill((before) => withParts(before, change))}
      onEdit={(edits) => {
        edited(edits)
        setBill((before) => withPartEdits(before, edits))
      }}
      {...props}
    />
  )
}

/** Lines of an order by unit of measure. */
const GroupedLines = () => <PurchaseLines count={12} hasTotals={false} groupBy={byUnit} />

const byUnit = ['unit']

const meta = {
  title: 'Data/DataTable/Editing in branches',
  component: EditedBill,
  parameters: { guide: dataTableGuide },
  beforeEach: () => {
    edited.mockClear()
  },
  decorators: [inFrame],
} satisfies Meta<typeof EditedBill>

export default meta
type Story = StoryObj<typeof meta>

const tools = (canvasElement: HTMLElement) => {
  const grid = within(canvasElement).getByRole('treegrid')
  const rows = (): HTMLElement[] =>
    [...grid.querySelectorAll<HTMLElement>('.body > [role="row"]:not([hidden])')].sort(
      (a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex),
    )
  const cell = (row: HTMLElement | undefined, column: number) => row?.querySelector<HTMLElement>(`[data-column="${column}"]`)
  const textOf = (row: HTMLElement | undefined, column: number): string => cell(row, column)?.firstChild?.textContent ?? ''
  return {
    grid,
    /** What stands in a column from the top. */
    texts: (column: number): string[] => rows().map((row) => textOf(row, column)),
    rowOf: (text: string, column: number) => rows().find((row) => textOf(row, column) === text),
    at: async (text: string, column: number): Promise<void> => {
      const found = cell(
        rows().find((row) => textOf(row, column) === text),
        column,
      )
      if (!found) throw new Error(`${text} is not in the page.`)
      await userEvent.click(found)
    },
    /** The row that has the focus. */
    focused: () => document.activeElement?.closest<HTMLElement>('[role="row"]'),
  }
}

/** Insert adds a part under the same one, Alt with Insert a part below it; a part goes with all that lies below it and comes back with it. */
export const BillOfMaterials: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, step }) => {
    const { texts, rowOf, at, focused } = tools(canvasElement)
    const code = 1
    await step('beside the part, below the same one', async () => {
      await at('01.02', code)
      await userEvent.keyboard('{Insert}')
      await waitFor(() => expect(focused()).toBe(rowOf('01.新1', code)))
      await expect(texts(code).slice(2, 5)).toEqual(['01.02', '01.新1', '01.03'])
      await expect(focused()).toHaveAttribute('aria-level', '2')
      await userEvent.keyboard('调试工装{Enter}')
      await waitFor(() =>
        expect(edited).toHaveBeenLastCalledWith([expect.objectContaining({ key: '01.新1', value: '调试工装' })]),
      )
    })
    await step('below a part that is closed, which opens', async () => {
      await at('01.03', code)
      await userEvent.keyboard('{Alt>}{Insert}{/Alt}')
      await waitFor(() => expect(focused()).toBe(rowOf('01.03.新2', code)))
      await expect(focused()).toHaveAttribute('aria-level', '3')
      await expect(texts(code).indexOf('01.03.新2')).toBe(texts(code).indexOf('01.03.04') + 1)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(texts(code)).not.toContain('01.03.新2'))
    })
    await step('with what lies below', async () => {
      await at('01.03', code)
      await userEvent.keyboard('{Control>}{Delete}{/Control}')
      await waitFor(() => expect(screen.getByText(/已删除 1 行及其下级 20 行/)).toBeVisible())
      await expect(texts(code)).not.toContain('01.03')
      await userEvent.keyboard('{Control>}z{/Control}')
      await waitFor(() => expect(texts(code)).toContain('01.03.04'))
      await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
      await waitFor(() => expect(texts(code)).not.toContain('01.新1'))
      await userEvent.keyboard('{Control>}y{/Control}')
      await waitFor(() => expect(texts(code).slice(2, 4)).toEqual(['01.02', '01.新1']))
    })
  },
}

const handle = createRef<DataTableHandle<Part>>()

/** The page around adds a part below another one, wherever the focus is: its branch opens, and the new part is ready to be typed into. */
export const AddedFromOutside: Story = {
  args: { handle },
  play: async ({ canvasElement }) => {
    const { texts, rowOf, focused } = tools(canvasElement)
    handle.current?.addChild('01.03')
    await waitFor(() => expect(focused()).toBe(rowOf('01.03.新1', 1)))
    await expect(focused()).toHaveAttribute('aria-level', '3')
    await expect(texts(1).indexOf('01.03.新1')).toBe(texts(1).indexOf('01.03.04') + 1)
    await userEvent.keyboard('夹具{Enter}')
    await waitFor(() => expect(edited).toHaveBeenCalledWith([expect.objectContaining({ key: '01.03.新1', value: '夹具' })]))
    handle.current?.addChild('gone')
    await expect(texts(1).filter((code) => code.includes('新'))).toEqual(['01.03.新1'])
  },
}

/** Until all is stored at once, what was typed below a part that goes comes back with it. */
export const DraftsBelow: Story = {
  args: { editMode: 'batch', onDraftsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const { texts, rowOf, at } = tools(canvasElement)
    await at('01.02', 1)
    await userEvent.keyboard('{ArrowRight}7{Enter}')
    await expect(args.onDraftsChange).toHaveBeenLastCalledWith(1)
    await at('01', 1)
    await userEvent.keyboard('{Control>}{Delete}{/Control}')
    await waitFor(() => expect(texts(1)).not.toContain('01.02'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(rowOf('01.02', 1)?.querySelector('[data-column="2"]')).toHaveAttribute('data-mark', 'dirty'))
    await expect(edited).not.toHaveBeenCalled()
  },
}

/** A line that is added in a group takes its values; on the group's own line, at the end of it. */
export const InGroups: Story = {
  render: () => <GroupedLines />,
  play: async ({ canvasElement }) => {
    const { texts, at, focused } = tools(canvasElement)
    const [name, unit] = [1, 2]
    await at('LOT-0002', name)
    await userEvent.keyboard('{Insert}')
    await waitFor(() => expect(focused()?.querySelector(`[data-column="${unit}"]`)).toHaveTextContent('套'))
    await userEvent.keyboard('{ArrowRight}LOT-9001{Enter}')
    await waitFor(() => expect(texts(name).indexOf('LOT-9001')).toBe(texts(name).indexOf('LOT-0002') + 1))
    await at('单位：kg (4)', 0)
    await userEvent.keyboard('{Insert}')
    await waitFor(() => expect(focused()?.querySelector(`[data-column="${unit}"]`)).toHaveTextContent('kg'))
    await userEvent.keyboard('{ArrowRight}LOT-9002{Enter}')
    await waitFor(() => expect(texts(name).indexOf('LOT-9002')).toBe(texts(name).indexOf('LOT-0012') + 1))
    await expect(texts(0)).toContain('单位：kg (5)')
  },
}
