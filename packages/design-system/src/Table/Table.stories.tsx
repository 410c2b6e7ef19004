import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { makeOrders, type Order, orderColumns, totalAmount } from '../testing/orders.tsx'
import { tableGuide } from './Table.guide.ts'
import { Table, type TableProps } from './Table.tsx'
import type { TableSort } from './types.ts'

const Orders = (props: Partial<TableProps<Order>>) => (
  <div style={{ display: 'flex', height: 520, border: '1px solid var(--line)', borderRadius: 8, overflow: 'hidden' }}>
    <Table columns={orderColumns} rows={makeOrders(20)} rowKey={({ id }) => id} caption="采购订单" {...props} />
  </div>
)

const meta = {
  title: 'Data/Table',
  component: Orders,
  args: { onRowPress: fn() },
  parameters: { guide: tableGuide },
} satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  tags: ['visual'],
  args: {
    stickyFirst: true,
    rowActions: (row) => (
      <>
        <IconButton size="small" icon={<Pencil size={15} aria-hidden />} label={`编辑 ${row.id}`} />
        <IconButton size="small" icon={<Trash2 size={15} aria-hidden />} label={`作废 ${row.id}`} />
      </>
    ),
    totals: { amount: totalAmount(makeOrders(20)) },
  },
}

const Selectable = (props: Partial<TableProps<Order>>) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <p data-testid="count">{keys.size}</p>
      <Orders
        {...props}
        selection={{ mode: 'multiple', keys, onChange: setKeys, isDisabled: (key) => key === makeOrders(20)[4]?.id }}
      />
    </>
  )
}

/** Space selects the focused row, Shift with an arrow selects on the way, Shift with a click selects a range. */
export const Selection: Story = {
  args: { onRowPress: undefined },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const count = canvas.getByTestId('count')
    const boxes = canvas.getAllByRole('checkbox')
    canvas.getAllByRole('row')[1]?.focus()
    await userEvent.keyboard(' ')
    await expect(count).toHaveTextContent('1')
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(count).toHaveTextContent('3')
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(boxes[7] ?? canvasElement)
    await user.keyboard('{/Shift}')
    // The fifth row cannot be selected and is left out of the range.
    await expect(count).toHaveTextContent('6')
    await expect(boxes[0]).toBePartiallyChecked()
    await userEvent.click(boxes[0] ?? canvasElement)
    await expect(count).toHaveTextContent('19')
  },
}

const Sortable = (props: Partial<TableProps<Order>>) => {
  const [sort, setSort] = useState<readonly TableSort[]>([{ key: 'date', direction: 'desc' }])
  return <Orders {...props} sort={sort} onSortChange={setSort} />
}

export const Sorting: Story = {
  render: (args) => <Sortable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const head = (name: RegExp) => canvas.getByRole('columnheader', { name })
    await expect(head(/采购日期/)).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(canvas.getByRole('button', { name: /含税金额/ }))
    await expect(head(/含税金额/)).toHaveAttribute('aria-sort', 'ascending')
    await expect(head(/采购日期/)).not.toHaveAttribute('aria-sort')
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('button', { name: /交期/ }))
    await user.keyboard('{/Shift}')
    await expect(head(/含税金额/)).toHaveAttribute('aria-sort', 'ascending')
    await expect(head(/交期/)).toHaveAttribute('aria-sort', 'ascending')
  },
}

/** The width of a column follows the arrow keys on its handle, and is told to the caller. */
export const Resizing: Story = {
  args: { onWidthsChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const head = canvas.getByRole('columnheader', { name: /供应商/ })
    const before = head.getBoundingClientRect().width
    within(head).getByRole('separator').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeGreaterThan(before + 20))
    await expect(args.onWidthsChange).toHaveBeenLastCalledWith({ supplier: expect.any(Number) })
  },
}

export const Loading: Story = { tags: ['visual'], args: { rows: [], isLoading: true } }

/** The rows stay while newer ones are on their way. */
export const Refreshing: Story = { args: { isLoading: true } }

export const NoData: Story = {
  args: {
    rows: [],
    emptyState: (
      <Empty
        title="还没有采购订单"
        description="从采购申请生成订单，或直接新建一张。"
        action={
          <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
            新建订单
          </Button>
        }
      />
    ),
  },
}

export const Failed: Story = {
  args: {
    rows: [],
    errorState: (
      <Alert
        tone="danger"
        title="订单列表加载失败"
        action={
          <Button size="small" icon={<RotateCw size={14} aria-hidden />}>
            重试
          </Button>
        }
      >
        网关在 10 秒内没有回应。已填写的筛选条件仍然保留。
      </Alert>
    ),
  },
}

export const NothingPressable: Story = { args: { onRowPress: undefined } }

/** The first column and the actions stay in sight. */
export const Narrow: Story = {
  args: {
    stickyFirst: true,
    rowActions: ({ id }) => <IconButton size="small" icon={<Pencil size={15} aria-hidden />} label={`编辑 ${id}`} />,
  },
  render: (args) => (
    <div style={{ width: 420 }}>
      <Orders {...args} />
    </div>
  ),
}

const many = makeOrders(10_000)

/** Only the rows in sight are in the page; the keyboard reaches all of them. */
export const TenThousandRows: Story = {
  args: { stickyFirst: true },
  render: (args) => <Orders {...args} rows={many} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const rows = () => canvas.getAllByRole('row')
    await expect(rows().length).toBeLessThan(120)
    rows()[1]?.focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(rows().at(-1)).toHaveFocus())
    await expect(rows().at(-1)).toHaveTextContent(many.at(-1)?.id ?? '')
    await expect(rows().length).toBeLessThan(120)
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(rows()[1]).toHaveFocus())
    await expect(rows()[1]).toHaveTextContent(many[0]?.id ?? '')
  },
}
