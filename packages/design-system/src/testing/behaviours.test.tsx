import { useState } from 'react'
import { AutoComplete } from '../AutoComplete/AutoComplete.tsx'
import { Button } from '../Button/Button.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { ConfirmDialog } from '../Confirm/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MultiComboBox } from '../MultiComboBox/MultiComboBox.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Select } from '../Select/Select.tsx'
import { SplitButton } from '../SplitButton/SplitButton.tsx'
import { Table } from '../Table/Table.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { TreeSelect } from '../TreeSelect/TreeSelect.tsx'
import { behavesAsDialog } from './behaviours/dialog.tsx'
import { behavesAsGrid } from './behaviours/grid.tsx'
import { behavesAsListbox } from './behaviours/listbox.tsx'
import { behavesAsMenu } from './behaviours/menu.tsx'
import { behavesAsTabs } from './behaviours/tabs.tsx'
import { behavesAsTree } from './behaviours/tree.tsx'
import { makeOrders, orderColumns } from './orders.tsx'

const nothing = () => undefined

const field = {
  label: '贸易条款',
  options: [
    { value: 'cif', label: '到岸价' },
    { value: 'exw', label: '工厂交货', isDisabled: true },
    { value: 'fob', label: '离岸价' },
  ],
}

behavesAsListbox({ name: 'Select', label: field.label, render: (props) => <Select {...field} {...props} /> })
behavesAsListbox({
  name: 'MultiSelect',
  label: field.label,
  isMultiple: true,
  render: (props) => <MultiSelect {...field} {...props} />,
})
behavesAsListbox({
  name: 'ComboBox',
  label: field.label,
  isEditable: true,
  render: (props) => <ComboBox {...field} {...props} />,
})
behavesAsListbox({
  name: 'MultiComboBox',
  label: field.label,
  isEditable: true,
  isMultiple: true,
  render: (props) => <MultiComboBox {...field} {...props} />,
})

behavesAsListbox({
  name: 'AutoComplete',
  label: field.label,
  isEditable: true,
  render: (props) => <AutoComplete {...field} {...props} />,
})

const actions = [
  { key: 'copy', label: '复制为新订单' },
  { separator: true },
  { key: 'void', label: '作废', tone: 'danger' },
] as const

behavesAsMenu({
  name: 'Menu',
  render: () => <Menu trigger={<Button>更多操作</Button>} items={actions} onAction={nothing} />,
})
behavesAsMenu({
  name: 'SplitButton',
  render: () => (
    <SplitButton items={actions} onPress={nothing} onAction={nothing}>
      提交审核
    </SplitButton>
  ),
})
behavesAsMenu({ name: 'LanguageSwitch', render: () => <LanguageSwitch onChange={nothing} /> })
behavesAsMenu({ name: 'Pagination', render: () => <Pagination current={1} size={20} total={99} onChange={nothing} /> })

behavesAsDialog({
  name: 'Dialog',
  render: (close) => (
    <Dialog isOpen onClose={close} title="编辑供应商" footer={<Button>保存</Button>}>
      <TextField label="联系人" />
    </Dialog>
  ),
})
behavesAsDialog({
  name: 'Drawer',
  render: (close) => (
    <Drawer isOpen onClose={close} title="到货记录">
      <TextField label="批号" />
    </Drawer>
  ),
})
behavesAsDialog({
  name: 'Confirm',
  role: 'alertdialog',
  render: (close) => <ConfirmDialog options={{ title: '作废 2 张采购订单？', tone: 'danger' }} onAnswer={close} />,
})

const pages = [
  { key: 'order', label: '采购订单' },
  { key: 'request', label: '采购申请' },
  { key: 'supplier', label: '供应商' },
]

behavesAsTabs({
  name: 'Tabs',
  render: () => <Tabs label="订单资料" items={pages.map((page) => ({ ...page, content: page.label }))} />,
})

const Strip = () => {
  const [selected, select] = useState('order')
  return (
    <>
      <TabStrip tabs={pages} selectedKey={selected} onSelect={select} onClose={nothing} controls="page" />
      <div id="page" role="tabpanel" aria-label={selected} />
    </>
  )
}

behavesAsTabs({ name: 'TabStrip', isManual: true, isPanelOutside: true, render: () => <Strip /> })

const orders = makeOrders(5)

const Orders = ({ onSelect, onPress }: { onSelect: (keys: ReadonlySet<string>) => void; onPress: () => void }) => {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const choose = (next: Set<string>) => {
    setKeys(next)
    onSelect(next)
  }
  return (
    <Table
      columns={orderColumns}
      rows={orders}
      rowKey={({ id }) => id}
      caption="采购订单"
      selection={{ mode: 'multiple', keys, onChange: choose }}
      onRowPress={onPress}
    />
  )
}

behavesAsGrid({ name: 'Table', render: (props) => <Orders {...props} /> })

const departments = [
  {
    key: 'D1',
    label: '制造中心',
    children: [
      { key: 'D11', label: '机加工车间' },
      { key: 'D12', label: '装配车间' },
    ],
  },
  {
    key: 'D2',
    label: '供应链中心',
    children: [
      { key: 'D21', label: '采购部' },
      { key: 'D22', label: '物流部' },
    ],
  },
]

behavesAsTree({ name: 'Tree', render: () => <Tree nodes={departments} label="部门" /> })
behavesAsTree({
  name: 'TreeSelect',
  render: () => <TreeSelect nodes={departments} label="部门" isSearchable={false} />,
  open: '{ArrowDown}',
})
