import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Ellipsis, Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import { useMedia } from '../foundations/useMedia.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Table } from '../Table/Table.tsx'
import type { TableSort } from '../Table/types.ts'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { makeOrders, orderColumns, totalAmount } from '../testing/orders.tsx'
import { navGroups, openTabs, TopTools, topMenus } from '../testing/shell.tsx'

const orders = makeOrders(50)

/** A whole list page made of the components, to see them together. */
const ListPage = () => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(orders.slice(1, 3).map(({ id }) => id)))
  const [sort, setSort] = useState<readonly TableSort[]>([{ key: 'date', direction: 'desc' }])
  const [page, setPage] = useState({ current: 1, size: 20 })
  const shown = orders.slice((page.current - 1) * page.size, page.current * page.size)
  const chosen = orders.filter(({ id }) => keys.has(id))
  return (
    <div style={{ display: 'grid', gridTemplate: '48px minmax(0, 1fr) / auto minmax(0, 1fr)', height: '100vh' }}>
      <TopBar brand="BIP2.0" menus={topMenus} selectedKey="supply" onSelect={() => undefined} style={{ gridColumn: '1 / 3' }}>
        <TopTools />
      </TopBar>
      <SideNav groups={navGroups} selectedKey="order" onSelect={() => undefined} isCollapsed={useMedia('(max-width: 768px)')} />
      <main style={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
        <TabStrip
          tabs={openTabs}
          selectedKey="order"
          onSelect={() => undefined}
          onClose={() => undefined}
          onCloseAll={() => undefined}
        />
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, padding: '16px 20px 0' }}>
          <PageHeader
            title="采购订单"
            count={3012}
            actions={
              <>
                <Button variant="quiet" icon={<Download size={16} aria-hidden />}>
                  导出
                </Button>
                <Button variant="primary" icon={<Plus size={16} aria-hidden />}>
                  新建订单
                </Button>
              </>
            }
          />
          <FilterBar onClear={() => undefined}>
            <SearchField
              label="单号、供应商、物料"
              labelHidden
              placeholder="单号、供应商、物料"
              onSearch={() => undefined}
              style={{ width: 240 }}
            />
            <FilterButton label="供应商" value="苏州精工 等 2 家" isSet />
            <FilterButton label="状态" value="全部" />
            <FilterButton label="采购日期" value="近30天" />
          </FilterBar>
          <div
            style={{
              display: 'flex',
              flexDirection: 'column',
              flex: 1,
              minHeight: 0,
              overflow: 'hidden',
              border: '1px solid var(--line)',
              borderBottom: 0,
              borderRadius: '8px 8px 0 0',
              background: 'var(--surface)',
            }}
          >
            <SelectionBar
              count={keys.size}
              summary={`合计 ¥ ${totalAmount(chosen)}`}
              total={3012}
              onSelectAll={() => undefined}
              onClear={() => setKeys(new Set())}
              actions={
                <>
                  <Button size="small">提交审核</Button>
                  <Button size="small">打印</Button>
                </>
              }
            />
            <Table
              columns={orderColumns}
              rows={shown}
              rowKey={({ id }) => id}
              caption="采购订单"
              stickyFirst
              selection={{ mode: 'multiple', keys, onChange: setKeys }}
              sort={sort}
              onSortChange={setSort}
              onRowPress={() => undefined}
              rowActions={({ id }) => (
                <>
                  <IconButton size="small" icon={<Pencil size={15} aria-hidden />} label={`编辑 ${id}`} />
                  <Menu
                    placement="bottom-end"
                    trigger={<IconButton size="small" icon={<Ellipsis size={15} aria-hidden />} label={`更多 ${id}`} />}
                    items={[{ key: 'copy', label: '复制' }]}
                    onAction={() => undefined}
                  />
                </>
              )}
            />
            <Pagination {...page} total={3012} onChange={setPage} style={{ borderTop: '1px solid var(--line)' }} />
          </div>
        </div>
      </main>
    </div>
  )
}

const meta = {
  title: 'Pages/List page',
  component: ListPage,
  parameters: { isBare: true, docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta<typeof ListPage>

export default meta

export const Everything: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('已选 2 条')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '取消选择' }))
    await expect(canvas.queryByRole('toolbar')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }))
    await expect(canvas.getByText('第 21–40 条，共 3,012 条')).toBeInTheDocument()
  },
}
