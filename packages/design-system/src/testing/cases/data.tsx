import { Breadcrumb } from '../../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../../Button/Button.tsx'
import { DataList } from '../../DataList/DataList.tsx'
import { ColumnPanel } from '../../DataTable/columnPanel/ColumnPanel.tsx'
import { DataTable } from '../../DataTable/DataTable.tsx'
import { EventCalendar } from '../../EventCalendar/EventCalendar.tsx'
import { FilterBar } from '../../FilterBar/FilterBar.tsx'
import { FilterButton } from '../../FilterBar/FilterButton.tsx'
import { InfiniteList } from '../../InfiniteList/InfiniteList.tsx'
import { List } from '../../List/List.tsx'
import { ListEditor } from '../../ListEditor/ListEditor.tsx'
import { PageHeader } from '../../PageHeader/PageHeader.tsx'
import { Pagination } from '../../Pagination/Pagination.tsx'
import { SelectionBar } from '../../SelectionBar/SelectionBar.tsx'
import { SideNav } from '../../SideNav/SideNav.tsx'
import { Steps } from '../../Steps/Steps.tsx'
import { Table } from '../../Table/Table.tsx'
import { TabStrip } from '../../TabStrip/TabStrip.tsx'
import { Tabs } from '../../Tabs/Tabs.tsx'
import { TopBar } from '../../TopBar/TopBar.tsx'
import { Tree } from '../../Tree/Tree.tsx'
import { conforms } from '../conformance.tsx'
import { makeOrders, orderColumns } from '../orders.tsx'
import { navGroups, openTabs, topMenus } from '../shell.tsx'
import { dateWords, nothing } from './shared.ts'

const orders = makeOrders(2)
const columns = orderColumns.slice(0, 3)
const branch = [{ key: 'D3', label: '供应链中心', children: [{ key: 'D31', label: '采购部' }] }]

conforms({
  name: 'Steps',
  render: (props) => <Steps items={['选择文件', '检查', '完成'].map((label) => ({ key: label, label }))} active={1} {...props} />,
})
conforms({
  name: 'Tabs',
  render: (props) => <Tabs label="订单资料" items={[{ key: 'info', label: '申请信息', content: '苏州智造' }]} {...props} />,
})
conforms({ name: 'Breadcrumb', render: (props) => <Breadcrumb items={[{ label: '采购' }]} {...props} /> })
conforms({
  name: 'DataList',
  render: (props) => (
    <DataList
      label="采购订单列表"
      table={{ columns: [{ key: 'id', header: '单号' }], rows: orders, rowKey: ({ id }) => id }}
      style={{ height: 240 }}
      {...props}
    />
  ),
})
conforms({
  name: 'ColumnPanel',
  render: (props) => (
    <ColumnPanel
      columns={[
        { key: 'id', header: '单号', pin: 'start' },
        { key: 'amount', header: '金额', group: ['合计'] },
      ]}
      presets={[{ name: '默认', layout: {} }]}
      {...props}
    />
  ),
})
conforms({
  name: 'DataTable',
  render: (props) => (
    <DataTable
      label="采购订单"
      columns={[{ key: 'id', header: '单号' }]}
      rows={orders}
      rowKey={({ id }) => id}
      style={{ height: 240 }}
      {...props}
    />
  ),
})
conforms({
  name: 'ListEditor',
  render: (props) => (
    <ListEditor
      label="采购订单"
      columns={[{ key: 'id', header: '单号', edit: {} }]}
      rows={orders}
      rowKey={({ id }) => id}
      onStore={async () => []}
      style={{ height: 240 }}
      {...props}
    />
  ),
})
conforms({
  name: 'Table',
  render: (props) => (
    <Table
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      caption="采购订单"
      selection={{ mode: 'multiple', keys: new Set(), onChange: nothing }}
      sort={[{ key: 'id', direction: 'asc' }]}
      onSortChange={nothing}
      onRowPress={nothing}
      rowActions={({ id }) => <Button size="small">{id}</Button>}
      {...props}
    />
  ),
})
conforms({
  name: 'Table without rows',
  render: (props) => <Table columns={[]} rows={[]} rowKey={String} caption="订单" {...props} />,
})
conforms({ name: 'Pagination', render: (props) => <Pagination current={1} size={20} total={99} onChange={nothing} {...props} /> })
conforms({ name: 'TopBar', render: (props) => <TopBar brand="BIP2.0" menus={topMenus} selectedKey="supply" {...props} /> })
conforms({ name: 'SideNav', render: (props) => <SideNav groups={navGroups} selectedKey="order" {...props} /> })
conforms({
  name: 'TabStrip',
  render: (props) => <TabStrip tabs={openTabs} selectedKey="order" onSelect={nothing} onClose={nothing} {...props} />,
})
conforms({ name: 'PageHeader', render: (props) => <PageHeader {...props} title="采购订单" count={3012} back={nothing} /> })
conforms({ name: 'FilterBar', render: (props) => <FilterBar onClear={nothing} {...props} /> })
conforms({ name: 'FilterButton', render: (props) => <FilterButton label="状态" value="全部" {...props} /> })
conforms({
  name: 'SelectionBar',
  render: (props) => <SelectionBar count={2} total={99} onSelectAll={nothing} onClear={nothing} {...props} />,
})
conforms({
  name: 'EventCalendar',
  render: (props) => <EventCalendar events={[]} label="交付日历" {...props} />,
  data: { view: 'month' },
  alsoSays: dateWords,
})
conforms({
  name: 'Tree',
  render: (props) => <Tree nodes={branch} label="部门" defaultExpandedKeys="all" isCheckable isSearchable hasGuides {...props} />,
  data: { size: 'medium' },
})
conforms({
  name: 'List',
  render: (props) => <List label="附件" items={[{ key: 'a', title: '总装图' }]} selectionMode="multiple" {...props} />,
  data: { size: 'medium' },
})
conforms({
  name: 'InfiniteList',
  render: (props) => (
    <InfiniteList
      label="变更记录"
      load={() => new Promise<never>(() => undefined)}
      itemKey={String}
      renderItem={String}
      semantics="feed"
      {...props}
    />
  ),
  data: { status: 'loading' },
})
