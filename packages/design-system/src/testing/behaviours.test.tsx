import { useState } from 'react'
import { AutoComplete } from '../AutoComplete/AutoComplete.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx'
import { ConfirmDialog } from '../DesignProvider/ConfirmDialog.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MonthPicker } from '../MonthPicker/MonthPicker.tsx'
import { MultiComboBox } from '../MultiComboBox/MultiComboBox.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { RangeSlider } from '../Slider/RangeSlider.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { SplitButton } from '../SplitButton/SplitButton.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Table } from '../Table/Table.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ThemePopover } from '../ThemePopover/ThemePopover.tsx'
import { TimePicker } from '../TimePicker/TimePicker.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { TreeSelect } from '../TreeSelect/TreeSelect.tsx'
import { behavesAsDialog } from './behaviours/dialog.tsx'
import { behavesAsGrid } from './behaviours/grid.tsx'
import { behavesAsListbox } from './behaviours/listbox.tsx'
import { behavesAsMenu } from './behaviours/menu.tsx'
import { behavesAsPopup } from './behaviours/popup.tsx'
import { behavesAsRadios } from './behaviours/radios.tsx'
import { behavesAsSlider } from './behaviours/slider.tsx'
import { behavesAsTabs } from './behaviours/tabs.tsx'
import { behavesAsToggle } from './behaviours/toggle.tsx'
import { behavesAsTree } from './behaviours/tree.tsx'
import { makeOrders, orderColumns } from './orders.tsx'

const nothing = () => undefined

const field = {
  label: '贸易条款',
  options: [
    { value: 'cif', label: '到岸价', keywords: 'daoan' },
    { value: 'exw', label: '工厂交货', keywords: 'gongchang', isDisabled: true },
    { value: 'fob', label: '离岸价', keywords: 'lian' },
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
  isFreeText: true,
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
behavesAsMenu({ name: 'LanguageSwitch', letter: ['e', 2], render: () => <LanguageSwitch onChange={nothing} /> })
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

type PageProps = { isSecondDisabled?: boolean; onClose?: (key: string) => void }

const pagesWith = ({ isSecondDisabled, onClose }: PageProps) =>
  pages.map((page, place) => ({
    ...page,
    isDisabled: place === 1 && isSecondDisabled,
    isClosable: place === 2 && onClose !== undefined,
  }))

behavesAsTabs({
  name: 'Tabs',
  render: (props) => (
    <Tabs label="订单资料" items={pagesWith(props).map((page) => ({ ...page, content: page.label }))} onClose={props.onClose} />
  ),
})

const Strip = (props: PageProps) => {
  const [selected, select] = useState('order')
  return (
    <>
      <TabStrip
        tabs={pagesWith(props)}
        selectedKey={selected}
        onSelect={select}
        onClose={props.onClose ?? nothing}
        controls="page"
      />
      <div id="page" role="tabpanel" aria-label={selected} />
    </>
  )
}

behavesAsTabs({ name: 'TabStrip', isManual: true, isPanelOutside: true, render: (props) => <Strip {...props} /> })

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
    keywords: 'gongyinglian',
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

const scale = { label: '进给倍率', step: 5 }

behavesAsSlider({ name: 'Slider', render: (props) => <Slider {...scale} defaultValue={40} {...props} /> })
behavesAsSlider({
  name: 'RangeSlider',
  thumbs: 2,
  render: (props) => <RangeSlider {...scale} defaultValue={[40, 80]} {...props} />,
})

const shifts = [
  { value: 'day', label: '白班' },
  { value: 'middle', label: '中班', isDisabled: true },
  { value: 'night', label: '夜班' },
  { value: 'rest', label: '休息' },
]

behavesAsRadios({
  name: 'RadioGroup',
  render: (props) => <RadioGroup label="班次" options={shifts} defaultValue="day" {...props} />,
})
behavesAsRadios({
  name: 'SegmentedControl',
  render: (props) => <SegmentedControl label="班次" items={shifts} {...props} />,
})

behavesAsToggle({ name: 'Checkbox', render: (props) => <Checkbox label="免检" {...props} /> })
behavesAsToggle({ name: 'Switch', render: (props) => <Switch label="自动排产" {...props} /> })

behavesAsPopup({
  name: 'Popover',
  render: () => (
    <Popover label="筛选" trigger={<Button>筛选</Button>}>
      <TextField label="供应商" />
    </Popover>
  ),
})
behavesAsPopup({ name: 'ThemePopover', render: () => <ThemePopover theme="light" onThemeChange={nothing} /> })
behavesAsPopup({ name: 'DatePicker', render: () => <DatePicker label="交期" /> })
behavesAsPopup({ name: 'DateRangePicker', render: () => <DateRangePicker label="交期" /> })
behavesAsPopup({ name: 'DateTimePicker', render: () => <DateTimePicker label="到货时间" timeZone="Asia/Shanghai" /> })
behavesAsPopup({ name: 'MonthPicker', render: () => <MonthPicker label="月份" /> })
behavesAsPopup({ name: 'TimePicker', render: () => <TimePicker label="时间" /> })
behavesAsPopup({ name: 'ColorPicker', render: () => <ColorPicker label="颜色" /> })
