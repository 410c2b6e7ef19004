import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../DataTable/fixtures/orders.tsx'
import { type DataSelection, nothingSelected, selectedCount } from '../DataTable/model/selection.ts'
import type { ColumnLayout, DataSort } from '../DataTable/model/types.ts'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { asNarrow } from '../testing/narrow.ts'
import { dataListGuide } from './DataList.guide.ts'
import { DataList, type DataListProps } from './DataList.tsx'
import { storageViews } from './views/storageViews.ts'

const orders = makeOrders(1240)
const OrderList = DataList<Order>
const table = { columns: orderColumns, renderers: orderRenderers, rowKey: ({ id }: Order) => id }

const meta = {
  title: 'Data/DataList',
  component: OrderList,
  parameters: { guide: dataListGuide },
  args: { label: '生产工单列表', head: <PageHeader title="生产工单" count={1240} />, table },
  render: (args) => <OrderList {...args} table={{ rows: orders, ...args.table }} />,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderList>

export default meta
type Story = StoryObj<typeof meta>

/** A list that has all its rows searches and sorts them itself. */
export const OwnRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('MO-2026-000777')
    const grid = canvas.getByRole('grid')
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'))
    await expect(within(grid).getByText('MO-2026-000777')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1241'))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}

/** What the rows were asked for is marked in them; Ctrl F, wherever the focus is, goes from one place of another text to the next. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const marked = (name: string) => CSS.highlights.get(name)?.size ?? 0
    await userEvent.type(canvas.getByRole('searchbox'), 'MO-2026-00077')
    await waitFor(() => expect(marked('table-searched')).toBe(10))
    await userEvent.keyboard('{Control>}f{/Control}')
    const bar = within(await canvas.findByRole('search', { name: '在表格中查找' }))
    await userEvent.type(await bar.findByRole('textbox'), '000775')
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('1 / 1'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('search', { name: '在表格中查找' })).toBeNull())
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(() => expect(marked('table-searched')).toBe(0))
  },
}

const many = ['负责人', '客户', '车间', '交期', '物料', '优先级'].map((label) => ({
  key: label,
  label,
  isSet: label === '优先级',
  draw: () => <FilterButton label={label} value="全部" />,
}))

/** In little room conditions wait behind “more filters”, but for those that ask something, and a shade says that columns go on. */
export const LittleRoom: Story = {
  args: { conditions: many },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 820 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const condition = (name: string) => canvas.queryByRole('button', { name: new RegExp(`^${name}`) })
    await waitFor(() => expect(condition('物料')).toBeNull())
    await expect(condition('优先级')).toBeVisible()
    const [search, columns] = [canvas.getByRole('searchbox'), canvas.getByRole('button', { name: '列' })]
    const middle = (element: HTMLElement) => element.getBoundingClientRect().top + element.getBoundingClientRect().height / 2
    await expect(Math.abs(middle(search) - middle(columns))).toBeLessThan(8)
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '物料' }))
    await waitFor(() => expect(condition('物料')).toBeVisible())

    const shades = () => [...canvasElement.querySelectorAll('[data-cut]')].map((one) => one.getAttribute('data-cut'))
    await waitFor(() => expect(shades()).toEqual(['end']))
    const grid = canvas.getByRole('grid')
    grid.scrollLeft = grid.scrollWidth
    await waitFor(() => expect(shades()).toEqual(['start']))
  },
}

const statuses = { planned: '计划', running: '生产中', done: '已完成' } as const
type Status = keyof typeof statuses

/** Stands for a server: narrows, sorts and cuts pages. */
const ask = (search: string, status: Status | undefined, sort: readonly DataSort[]): Order[] => {
  const found = orders.filter((order) => order.number.includes(search) && (status === undefined || order.status === status))
  const [first] = sort
  if (first?.key !== 'quantity') return found
  return found.toSorted((one, other) => (one.quantity - other.quantity) * (first.direction === 'asc' ? 1 : -1))
}

type Asked = { search: string; status?: Status; sort: readonly DataSort[]; layout: ColumnLayout }
const nothingAsked: Asked = { search: '', sort: [], layout: {} }

/** The caller of a list in pages: it holds what is asked. */
const ServedList = ({ onDone, ...props }: Partial<DataListProps<Order>> & { onDone?: (count: number) => void }) => {
  const [asked, setAsked] = useState(nothingAsked)
  const [page, setPage] = useState({ current: 1, size: 50 })
  const [selection, setSelection] = useState<DataSelection>(nothingSelected)
  const [store] = useState(() => storageViews(new StoryStorage(), 'orders'))
  const found = ask(asked.search, asked.status, asked.sort)
  const rows = found.slice((page.current - 1) * page.size, page.current * page.size)
  const change = (next: Partial<Asked>): void => {
    setAsked({ ...asked, ...next })
    setPage({ ...page, current: 1 })
  }
  const count = selectedCount(selection, found.length)
  return (
    <OrderList
      label="生产工单列表"
      head={<PageHeader title="生产工单" count={found.length} />}
      search={{ value: asked.search, placeholder: '搜索工单号', onSearch: (search) => change({ search }) }}
      conditions={[
        {
          key: 'status',
          label: '状态',
          isSet: asked.status !== undefined,
          draw: () => (
            <FilterButton
              label="状态"
              value={asked.status ? statuses[asked.status] : '全部'}
              isSet={asked.status !== undefined}
              onPress={() => change({ status: asked.status === 'running' ? undefined : 'running' })}
            />
          ),
        },
        {
          key: 'customer',
          label: '客户',
          isSet: false,
          isRare: true,
          draw: () => <FilterButton label="客户" value="全部" />,
        },
      ]}
      onClear={asked.search || asked.status ? () => change({ search: '', status: undefined }) : undefined}
      views={{
        store,
        state: JSON.stringify(asked),
        standard: JSON.stringify(nothingAsked),
        isUntouched: asked === nothingAsked,
        onApply: (state) => change({ status: undefined, ...JSON.parse(state) }),
      }}
      selectionBar={{
        count,
        total: found.length,
        onClear: () => setSelection(nothingSelected),
        onSelectAll: () => setSelection({ mode: 'some', keys: new Set(found.map(({ id }) => id)) }),
        actions: (
          <Button size="small" onPress={() => onDone?.(count)}>
            下达
          </Button>
        ),
      }}
      paging={{ ...page, total: found.length, onChange: setPage }}
      table={{
        ...table,
        rows,
        isServed: true,
        selectionMode: 'multiple',
        selection,
        onSelectionChange: setSelection,
        sort: asked.sort,
        onSortChange: (sort) => change({ sort }),
        layout: asked.layout,
        onLayoutChange: (layout) => setAsked({ ...asked, layout }),
        rowActions: ({ number }) => <IconButton size="small" icon={<Pencil size={15} aria-hidden />} label={`编辑 ${number}`} />,
      }}
      {...props}
    />
  )
}

/** What the list remembers lives as long as the story. */
class StoryStorage {
  readonly #entries = new Map<string, string>()
  getItem = (key: string): string | null => this.#entries.get(key) ?? null
  setItem = (key: string, value: string): void => void this.#entries.set(key, value)
}

/** Rows of a server in pages: rows are numbered among all, the header's box means the page, and choices outlast it. */
export const Pages: Story = {
  tags: ['visual'],
  render: () => <ServedList />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    await expect(grid).toHaveAttribute('aria-rowcount', '1241')
    await userEvent.click(within(grid).getByRole('checkbox', { name: '选择全部' }))
    await expect(canvas.getByText('已选 50 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
    await waitFor(() => expect(within(grid).getByText('MO-2026-000051')).toBeVisible())
    await expect(within(grid).getByText('MO-2026-000051').closest('[role="row"]')).toHaveAttribute('aria-rowindex', '52')
    await expect(canvas.getByText('已选 50 条')).toBeVisible()
    await expect(within(grid).getByRole('checkbox', { name: '选择全部' })).not.toBeChecked()
    // What is found in the table stands on this page; the search above looks through all.
    await userEvent.click(within(grid).getByText('MO-2026-000051'))
    await userEvent.keyboard('{Control>}f{/Control}')
    await userEvent.type(await screen.findByRole('textbox', { name: '在表格中查找' }, { timeout: 10_000 }), 'MO-2026-00007')
    await expect(await screen.findByText('本页：1 / 10')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: '选择全部 1,240 条' }))
    await expect(canvas.getByText('已选 1,240 条')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await userEvent.click(within(grid).getByRole('button', { name: '数量' }))
    await waitFor(() => expect(within(grid).queryByText('MO-2026-000051')).toBeNull())
  },
}

/** What can be done with a row appears where the reader is, by pointer and by keyboard. */
export const RowActions: Story = {
  render: () => <ServedList />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(within(grid).queryByRole('button', { name: /编辑/ })).toBeNull()
    await userEvent.hover(within(grid).getByText('MO-2026-000002'))
    await expect(await within(grid).findByRole('button', { name: '编辑 MO-2026-000002' })).toBeInTheDocument()
    await userEvent.click(within(grid).getByText('MO-2026-000003').closest('[role="gridcell"]') ?? grid)
    await userEvent.keyboard('{End}{Enter}')
    await expect(within(grid).getByRole('button', { name: '编辑 MO-2026-000003' })).toHaveFocus()
    await userEvent.keyboard('{Escape}{Escape}{ArrowDown}{Enter}')
    await expect(within(grid).getByRole('button', { name: '编辑 MO-2026-000004' })).toHaveFocus()
  },
}

/** What is asked is saved under a name, opened again, changed, and taken away. */
export const Views: Story = {
  render: () => <ServedList />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const panel = async () => within(await screen.findByRole('dialog', { name: '视图' }))
    const opener = await canvas.findByRole('button', { name: /默认视图/ })
    await step('a view is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^状态\s*全部/ }))
      await expect(await canvas.findByRole('img', { name: '已更改' })).toBeVisible()
      await userEvent.click(opener)
      await userEvent.click((await panel()).getByRole('button', { name: '另存为新视图' }))
      await userEvent.click((await panel()).getByRole('button', { name: '保存' }))
      await expect((await panel()).getByText('请填写名称')).toBeVisible()
      await userEvent.type((await panel()).getByRole('textbox', { name: '视图名称' }), '在制工单')
      await userEvent.click((await panel()).getByRole('button', { name: '保存' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: /^在制工单/ })).toBeVisible())
      await expect(canvas.queryByRole('img', { name: '已更改' })).toBeNull()
    })
    const inView = grid.getAttribute('aria-rowcount')
    await step('the standard view, and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^在制工单/ }))
      await userEvent.click((await panel()).getByRole('button', { name: /默认视图/ }))
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1241'))
      await userEvent.click(canvas.getByRole('button', { name: /^默认视图/ }))
      await userEvent.click((await panel()).getByRole('button', { name: '在制工单' }))
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', inView))
    })
    await step('what changed is put into the view', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '0003')
      await waitFor(() => expect(canvas.getByRole('img', { name: '已更改' })).toBeVisible())
      await userEvent.click(canvas.getByRole('button', { name: /^在制工单/ }))
      await userEvent.click((await panel()).getByRole('button', { name: '更新“在制工单”' }))
      await waitFor(() => expect(canvas.queryByRole('img', { name: '已更改' })).toBeNull())
    })
    await step('and it is removed after a question', async () => {
      await userEvent.click((await panel()).getByRole('button', { name: '管理“在制工单”' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
      await waitFor(() => expect(canvas.getByRole('button', { name: /^默认视图/ })).toBeVisible())
    })
  },
}

/** Where there is little room, a condition waits with the seldom needed ones until it asks something. */
export const Narrow: Story = {
  beforeEach: asNarrow,
  render: () => <ServedList />,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('search'))
    await expect(bar.queryByRole('button', { name: /^状态/ })).toBeNull()
    await userEvent.click(bar.getByRole('button', { name: '更多筛选' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '状态' }))
    await userEvent.click(await bar.findByRole('button', { name: /^状态/ }))
    await expect(await bar.findByRole('button', { name: /^状态\s*生产中/ })).toBeVisible()
    await expect(bar.getByRole('button', { name: '列' })).toHaveTextContent('')
  },
}

/** A list within another page is as tall as its rows. */
export const Embedded: Story = {
  args: { isEmbedded: true, head: undefined, table: { ...table, rows: orders.slice(0, 4) } },
  decorators: [(Story) => <div style={{ inlineSize: '100%' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid')
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull()
    await waitFor(() => expect(grid.getBoundingClientRect().height).toBeLessThan(36 + 5 * 40 + 20))
    await expect(within(grid).getByText('MO-2026-000004')).toBeVisible()
    await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight + 1)
  },
}

/** Chosen rows and what is done with them. */
export const Doing: StoryObj<{ onDone: (count: number) => void }> = {
  args: { onDone: fn() },
  render: ({ onDone }) => <ServedList onDone={onDone} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid')
    const user = userEvent.setup()
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 2 行' }))
    await user.keyboard('{Shift>}')
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 6 行' }))
    await user.keyboard('{/Shift}')
    await user.click(canvas.getByRole('button', { name: '下达' }))
    await expect(args.onDone).toHaveBeenCalledWith(5)
    // The row that Shift would begin at stands on another page now.
    await user.click(canvas.getByRole('button', { name: '第 2 页' }))
    await user.keyboard('{Shift>}')
    await user.click(await within(grid).findByRole('checkbox', { name: '选择第 60 行' }))
    await user.click(within(grid).getByRole('checkbox', { name: '选择第 62 行' }))
    await user.keyboard('{/Shift}')
    await user.click(canvas.getByRole('button', { name: '下达' }))
    await expect(args.onDone).toHaveBeenLastCalledWith(8)
  },
}
