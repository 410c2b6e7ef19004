import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarClock, Download, Ellipsis, Factory, Pencil, Plus, ShieldCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { makeOrders, type Order, orderColumns, orderRenderers } from '../DataTable/fixtures/orders.tsx'
import { type DataSelection, nothingSelected, selectedCount } from '../DataTable/model/selection.ts'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import { useMedia } from '../foundations/useMedia.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { TopTools, topMenus } from '../testing/shell.tsx'

const orders = makeOrders(20_000)

const states = [
  { key: 'all', label: '全部' },
  { key: 'planned', label: '计划' },
  { key: 'released', label: '已下达' },
  { key: 'running', label: '生产中' },
  { key: 'blocked', label: '受阻' },
  { key: 'done', label: '已完成' },
] as const

const productionNav = [
  {
    label: '生产执行',
    items: [
      { key: 'orders', label: '生产工单', count: orders.length, href: '#orders', icon: <Factory size={16} aria-hidden /> },
      { key: 'plan', label: '排产计划', href: '#plan', icon: <CalendarClock size={16} aria-hidden /> },
      { key: 'checks', label: '过程检验', count: 6, href: '#checks', icon: <ShieldCheck size={16} aria-hidden /> },
    ],
  },
]

const tabs = [
  { key: 'work', label: '工作台' },
  { key: 'orders', label: '生产工单', isClosable: true },
  { key: 'plan', label: '排产计划 · 11 月', isClosable: true },
]

const OrderTable = DataTable<Order>

const OrderDrawer = ({ order, onClose }: { order: Order | undefined; onClose: () => void }) => (
  <Drawer
    isOpen={order !== undefined}
    onClose={onClose}
    title={order?.number ?? ''}
    footer={<Button variant="primary">报工</Button>}
  >
    {order && (
      <Descriptions
        columns={2}
        items={[
          { key: 'product', label: '产品', content: order.product, span: 2 },
          { key: 'customer', label: '客户', content: order.customer },
          { key: 'owner', label: '负责人', content: order.owner },
          { key: 'due', label: '交期', content: order.due },
          { key: 'line', label: '产线', content: order.line },
          {
            key: 'done',
            label: '完成',
            content: <Progress label={`${order.finished} / ${order.quantity}`} value={(100 * order.finished) / order.quantity} />,
            span: 2,
          },
          { key: 'note', label: '备注', content: order.note, span: 2 },
        ]}
      />
    )}
  </Drawer>
)

/** A list of manufacturing orders as one works in it all day. */
const TablePage = () => {
  const [query, setQuery] = useState('')
  const [state, setState] = useState<string>('all')
  const [selection, setSelection] = useState<DataSelection>(nothingSelected)
  const [cleared, setCleared] = useState(0)
  const [opened, setOpened] = useState<Order>()
  const rows = useMemo(() => (state === 'all' ? orders : orders.filter(({ status }) => status === state)), [state])
  const stateLabel = states.find(({ key }) => key === state)?.label
  const clear = (): void => {
    setQuery('')
    setState('all')
    setCleared(cleared + 1)
  }
  return (
    <div style={{ display: 'grid', gridTemplate: '48px minmax(0, 1fr) / auto minmax(0, 1fr)', height: '100vh' }}>
      <TopBar brand="BIP2.0" menus={topMenus} selectedKey="production" onSelect={() => undefined} style={{ gridColumn: '1 / 3' }}>
        <TopTools />
      </TopBar>
      <SideNav
        groups={productionNav}
        selectedKey="orders"
        onSelect={() => undefined}
        isCollapsed={useMedia('(max-width: 768px)')}
      />
      <main style={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
        <TabStrip tabs={tabs} selectedKey="orders" onSelect={() => undefined} onClose={() => undefined} />
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, padding: '16px 20px' }}>
          <PageHeader
            title="生产工单"
            tag={
              <Tag tone="danger">受阻 {orders.filter(({ status }) => status === 'blocked').length.toLocaleString('zh-CN')}</Tag>
            }
            count={rows.length}
            actions={
              <>
                <Button variant="quiet" icon={<Download size={16} aria-hidden />}>
                  导出
                </Button>
                <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
                  新建工单
                </Button>
              </>
            }
          />
          <FilterBar onClear={query !== '' || state !== 'all' ? clear : undefined}>
            <SearchField
              key={cleared}
              label="工单号、产品、客户"
              labelHidden
              placeholder="工单号、产品、客户"
              onSearch={setQuery}
              style={{ width: 240 }}
            />
            <Menu
              trigger={<FilterButton label="状态" value={stateLabel} isSet={state !== 'all'} />}
              items={states.map((item) => ({ ...item, isSelected: item.key === state }))}
              onAction={setState}
            />
            <FilterButton label="交期" value="近30天" />
          </FilterBar>
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minHeight: 0,
              overflow: 'hidden',
              border: '1px solid var(--line)',
              borderRadius: 8,
              background: 'var(--surface)',
            }}
          >
            <SelectionBar
              count={selectedCount(selection, rows.length)}
              total={rows.length}
              onSelectAll={() => setSelection({ mode: 'all', except: new Set() })}
              onClear={() => setSelection(nothingSelected)}
              actions={
                <>
                  <Button size="small">下达</Button>
                  <Button size="small">打印流转卡</Button>
                </>
              }
            />
            <OrderTable
              label="生产工单"
              columns={orderColumns}
              rows={rows}
              rowKey={({ id }) => id}
              renderers={orderRenderers}
              quickFilter={query}
              selectionMode="multiple"
              selection={selection}
              onSelectionChange={setSelection}
              onRowPress={setOpened}
              rowActions={({ number }) => (
                <>
                  <IconButton size="small" icon={<Pencil size={15} aria-hidden />} label={`编辑 ${number}`} />
                  <IconButton size="small" icon={<Ellipsis size={15} aria-hidden />} label={`更多 ${number}`} />
                </>
              )}
              emptyState={<Empty title="没有符合条件的工单" action={<Button onPress={clear}>查看全部工单</Button>} />}
            />
          </div>
        </div>
        <OrderDrawer order={opened} onClose={() => setOpened(undefined)} />
      </main>
    </div>
  )
}

const meta = {
  title: 'Pages/Table page',
  component: TablePage,
  parameters: { isBare: true, docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof TablePage>

export default meta
type Story = StoryObj<typeof meta>

const countOf = (grid: HTMLElement): number => Number(grid.getAttribute('aria-rowcount')) - 1

/** Narrow down, select everything that is left, open one, come back. */
export const ADayOfWork: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = canvas.getByRole('grid', { name: '生产工单' })
    await expect(countOf(grid)).toBe(20_000)
    await userEvent.type(canvas.getByRole('searchbox'), '北宁{Enter}')
    await waitFor(() => expect(countOf(canvas.getByRole('grid'))).toBeLessThan(5000))
    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? grid)
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('已选 1 条')
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull())
  },
}

/** What nothing matches says so and offers the way back. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), '不存在的产品{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: '查看全部工单' }))
    await waitFor(() => expect(countOf(canvas.getByRole('grid'))).toBe(20_000))
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Compact: Story = { globals: { density: 'compact' } }
