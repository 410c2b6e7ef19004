import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, within } from 'storybook/test'
import { DataTable } from '../DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../fixtures/orders.tsx'

type PlaygroundProps = {
  count: number
  selectionMode: 'none' | 'single' | 'multiple'
  groupBy: readonly string[]
  quickFilter: string
  rowHeight: number | undefined
  isZebra: boolean
  isLoading: boolean
  isEditable: boolean
  hasTotals: boolean
  hasColumnMenu: boolean
}

const typed = new Set(['quantity', 'amount', 'due', 'note'])

const Playground = ({ count, isEditable, rowHeight, groupBy, ...props }: PlaygroundProps) => {
  const rows = useMemo(() => makeOrders(count), [count])
  const columns = useMemo(
    () =>
      orderColumns.map((column) => ({
        ...column,
        edit: isEditable && typed.has(column.key) ? {} : undefined,
        summary: column.key === 'quantity' || column.key === 'amount' ? ('sum' as const) : undefined,
      })),
    [isEditable],
  )
  return (
    <div style={{ display: 'flex', height: 600, border: '1px solid var(--line)', borderRadius: 6, overflow: 'hidden' }}>
      <DataTable<Order>
        {...props}
        label="生产工单"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        renderers={orderRenderers}
        groupBy={groupBy}
        rowHeight={rowHeight}
        onEdit={isEditable ? () => undefined : undefined}
      />
    </div>
  )
}

const meta = {
  title: 'Data/DataTable/Playground',
  component: Playground,
  tags: ['!autodocs'],
  args: {
    count: 10_000,
    selectionMode: 'multiple',
    groupBy: [],
    quickFilter: '',
    rowHeight: undefined,
    isZebra: false,
    isLoading: false,
    isEditable: false,
    hasTotals: true,
    hasColumnMenu: true,
  },
  argTypes: {
    count: { control: 'select', options: [0, 20, 1000, 10_000, 100_000] },
    selectionMode: { control: 'inline-radio', options: ['none', 'single', 'multiple'] },
    groupBy: {
      control: 'select',
      options: ['none', 'status', 'status, owner', 'line, status, owner'],
      mapping: {
        none: [],
        status: ['status'],
        'status, owner': ['status', 'owner'],
        'line, status, owner': ['line', 'status', 'owner'],
      },
    },
    rowHeight: { control: { type: 'range', min: 24, max: 80, step: 4 } },
  },
} satisfies Meta<typeof Playground>

export default meta

/** Everything that can be switched, on rows of one's own number; theme, density and language are in the toolbar above. */
export const Switches: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('grid', { name: '生产工单' })).toHaveAttribute('aria-rowcount', '10002')
  },
}
