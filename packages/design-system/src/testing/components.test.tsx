// One case for each exported component: the file is as long as the list of exports.
import { Plus } from 'lucide-react'
import { expect, it } from 'vitest'
import { Affix } from '../Affix/Affix.tsx'
import { Alert } from '../Alert/Alert.tsx'
import { AutoComplete } from '../AutoComplete/AutoComplete.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx'
import { BackToTop } from '../BackToTop/BackToTop.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Barcode } from '../Barcode/Barcode.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx'
import { Calendar } from '../Calendar/Calendar.tsx'
import { Card } from '../Card/Card.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Cascader } from '../Cascader/Cascader.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { CopyButton } from '../Clipboard/CopyButton.tsx'
import { CopyText } from '../Clipboard/CopyText.tsx'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { Collapse } from '../Collapse/Collapse.tsx'
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx'
import { ContextMenu } from '../ContextMenu/ContextMenu.tsx'
import { DataList } from '../DataList/DataList.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { ColumnPanel } from '../DataTable/layout/ColumnPanel.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DiffView } from '../DiffView/DiffView.tsx'
import { RecordDiff } from '../DiffView/RecordDiff.tsx'
import { DragScroll } from '../DragScroll/DragScroll.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { EventCalendar } from '../EventCalendar/EventCalendar.tsx'
import { Field } from '../Field/Field.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { FileField } from '../FileField/FileField.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import { Form } from '../Form/Form.tsx'
import { FormArray } from '../Form/FormArray.tsx'
import { FormErrorSummary } from '../Form/FormErrorSummary.tsx'
import { FormField } from '../Form/FormField.tsx'
import { FormFoot } from '../Form/FormFoot.tsx'
import { FormSection } from '../Form/FormSection.tsx'
import { SchemaForm } from '../Form/schema/SchemaForm.tsx'
import { FullScreenButton } from '../FullScreen/FullScreenButton.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Image } from '../Image/Image.tsx'
import { ImagePreview } from '../ImagePreview/ImagePreview.tsx'
import { InfiniteList } from '../InfiniteList/InfiniteList.tsx'
import * as designSystem from '../index.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { Link } from '../Link/Link.tsx'
import { List } from '../List/List.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MonthPicker } from '../MonthPicker/MonthPicker.tsx'
import { MultiComboBox } from '../MultiComboBox/MultiComboBox.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { PrintArea } from '../PrintArea/PrintArea.tsx'
import { usePrint } from '../PrintArea/usePrint.ts'
import { Progress } from '../Progress/Progress.tsx'
import { QRCode } from '../QRCode/QRCode.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Rating } from '../Rating/Rating.tsx'
import { Result } from '../Result/Result.tsx'
import { RichTextView } from '../RichTextView/RichTextView.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { RangeSlider } from '../Slider/RangeSlider.tsx'
import { Slider } from '../Slider/Slider.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { SplitButton } from '../SplitButton/SplitButton.tsx'
import { Splitter } from '../Splitter/Splitter.tsx'
import { Statistic } from '../Statistic/Statistic.tsx'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { Table } from '../Table/Table.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ThemePopover } from '../ThemePopover/ThemePopover.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { TimePicker } from '../TimePicker/TimePicker.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { Tour } from '../Tour/Tour.tsx'
import { Transfer } from '../Transfer/Transfer.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { TreeSelect } from '../TreeSelect/TreeSelect.tsx'
import { Watermark } from '../Watermark/Watermark.tsx'
import { conformingExports, conforms } from './conformance.tsx'
import { makeOrders, orderColumns } from './orders.tsx'
import { navGroups, openTabs, topMenus } from './shell.tsx'

const nothing = () => undefined

const orders = makeOrders(2)
const columns = orderColumns.slice(0, 3)

/** What the browser writes of dates in Chinese. */
const dateWords = /^(日?星期.|周.|[一二三四五六日]|[年月日]|小时|分钟)$/

conforms({
  name: 'Button',
  render: (props) => <Button {...props}>保存</Button>,
  canDisable: true,
  data: { variant: 'default', size: 'medium' },
})
conforms({
  name: 'IconButton',
  render: (props) => <IconButton icon={<Plus />} label="新建" {...props} />,
  canDisable: true,
  data: { variant: 'quiet' },
})
conforms({
  name: 'ButtonGroup',
  render: (props) => <ButtonGroup label="订单" actions={[{ key: 'print', label: '打印' }]} {...props} />,
  data: { variant: 'spaced' },
})
conforms({
  name: 'SplitButton',
  render: (props) => (
    <SplitButton onPress={nothing} onAction={nothing} items={[{ key: 'next', label: '保存并新建' }]} {...props}>
      保存
    </SplitButton>
  ),
  canDisable: true,
  data: { variant: 'default' },
})
conforms({
  name: 'CopyButton',
  render: (props) => <CopyButton text="PO-2026-01187" {...props} />,
  canDisable: true,
  data: { state: 'idle' },
})
conforms({ name: 'CopyText', render: (props) => <CopyText {...props} text="PO-2026-01187" /> })
conforms({ name: 'Affix', render: (props) => <Affix {...props}>合计</Affix>, data: { side: 'top' } })
conforms({ name: 'BackToTop', render: (props) => <BackToTop {...props} /> })
conforms({ name: 'FullScreenButton', render: (props) => <FullScreenButton {...props} />, canDisable: true })
conforms({
  name: 'Link',
  render: (props) => (
    <Link href="/orders" {...props}>
      PO-2026-01187
    </Link>
  ),
})
conforms({
  name: 'Link without address',
  render: (props) => (
    <Link onPress={nothing} {...props}>
      选择全部
    </Link>
  ),
})
conforms({
  name: 'Tag',
  render: (props) => (
    <Tag tone="info" {...props}>
      审核中
    </Tag>
  ),
  data: { tone: 'info' },
})
conforms({
  name: 'StatusDot',
  render: (props) => (
    <StatusDot tone="success" {...props}>
      已完成
    </StatusDot>
  ),
  data: { tone: 'success' },
})
conforms({ name: 'Badge', render: (props) => <Badge count={3} {...props} />, data: { tone: 'danger' } })
conforms({ name: 'Avatar', render: (props) => <Avatar name="王敏" {...props} /> })
conforms({ name: 'Kbd', render: (props) => <Kbd {...props}>Ctrl K</Kbd> })
conforms({
  name: 'Alert',
  render: (props) => (
    <Alert tone="danger" {...props}>
      保存失败
    </Alert>
  ),
  data: { tone: 'danger' },
})
conforms({ name: 'Empty', render: (props) => <Empty {...props} title="暂无数据" /> })
conforms({ name: 'Result', render: (props) => <Result status={404} {...props} title="页面不存在" />, data: { status: '404' } })
conforms({ name: 'Skeleton', render: (props) => <Skeleton {...props} /> })
conforms({ name: 'Spinner', render: (props) => <Spinner {...props} /> })
conforms({ name: 'Progress', render: (props) => <Progress value={40} label="上传" {...props} />, data: { tone: 'accent' } })
conforms({ name: 'Card', render: (props) => <Card {...props} title="基本信息" /> })
conforms({
  name: 'Statistic',
  render: (props) => <Statistic label="逾期" value={3} tone="danger" {...props} />,
  data: { tone: 'danger' },
})
conforms({
  name: 'Descriptions',
  render: (props) => <Descriptions items={[{ key: 'kind', label: '单据类型', content: '' }]} {...props} />,
})
conforms({
  name: 'Timeline',
  render: (props) => <Timeline items={[{ key: '1', title: '计划审核', note: '李工', isCurrent: true }]} {...props} />,
})
conforms({
  name: 'Steps',
  render: (props) => <Steps items={['选择文件', '检查', '完成'].map((label) => ({ key: label, label }))} active={1} {...props} />,
})
conforms({
  name: 'Dialog',
  render: (props) => (
    <Dialog isOpen onClose={nothing} {...props} title="编辑">
      内容
    </Dialog>
  ),
})
conforms({
  name: 'Drawer',
  render: (props) => (
    <Drawer isOpen onClose={nothing} {...props} title="详情">
      内容
    </Drawer>
  ),
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
conforms({ name: 'AvatarGroup', render: (props) => <AvatarGroup people={[]} label="项目成员" {...props} /> })
conforms({ name: 'Carousel', render: (props) => <Carousel items={[]} label="车间设备" {...props} /> })
conforms({
  name: 'Collapse',
  render: (props) => <Collapse items={[]} {...props} />,
  data: { variant: 'bordered', size: 'medium' },
})
conforms({ name: 'DragScroll', render: (props) => <DragScroll label="车间平面" {...props} />, data: { direction: 'both' } })
conforms({
  name: 'EventCalendar',
  render: (props) => <EventCalendar events={[]} label="交付日历" {...props} />,
  data: { view: 'month' },
  alsoSays: dateWords,
})
conforms({ name: 'Image', render: (props) => <Image alt="铭牌照片" {...props} />, data: { state: 'none' } })
conforms({
  name: 'ImagePreview',
  render: (props) => <ImagePreview isOpen onClose={nothing} items={[{ key: '1', src: 'data:,', alt: '铭牌照片' }]} {...props} />,
})

const Printable = (props: Record<string, unknown>) => <PrintArea printing={usePrint()} {...props} />

conforms({ name: 'PrintArea', render: (props) => <Printable {...props} />, data: { state: 'idle' } })
conforms({ name: 'Splitter', render: (props) => <Splitter panes={[]} {...props} />, data: { orientation: 'horizontal' } })
conforms({ name: 'Watermark', render: (props) => <Watermark text="王敏 8013" {...props} /> })
conforms({ name: 'QRCode', render: (props) => <QRCode value="PO-2026-01187" {...props} />, data: { status: 'active' } })
conforms({ name: 'Barcode', render: (props) => <Barcode value="WO-2026-01187" {...props} />, data: { format: 'code128' } })
conforms({
  name: 'CodeBlock',
  render: (props) => <CodeBlock code="select 1" language="sql" {...props} />,
  data: { language: 'sql' },
})
conforms({ name: 'DiffView', render: (props) => <DiffView before="白班" after="夜班" {...props} />, data: { layout: 'unified' } })
conforms({
  name: 'RecordDiff',
  render: (props) => <RecordDiff fields={[{ key: 'due', label: '交期', before: '', after: '2026-12-08' }]} {...props} />,
})
conforms({
  name: 'RichTextView',
  render: (props) => <RichTextView html="<p>停机通知</p>" {...props} />,
  data: { size: 'normal' },
})

const terms = [
  { value: 'cif', label: '到岸价' },
  { value: 'fob', label: '离岸价' },
]
const field = { label: '贸易条款', hint: '以合同为准' }

conforms({
  name: 'TextField',
  render: (props) => <TextField {...field} {...props} />,
  canDisable: true,
  data: { size: 'medium' },
})
conforms({ name: 'TextArea', render: (props) => <TextArea {...field} maxLength={200} {...props} />, canDisable: true })
conforms({ name: 'PasswordField', render: (props) => <PasswordField label="密码" {...props} />, canDisable: true })
conforms({
  name: 'NumberField',
  render: (props) => <NumberField label="数量" unit="台" hasSteppers min="0" defaultValue="12" {...props} />,
  canDisable: true,
})
conforms({ name: 'SearchField', render: (props) => <SearchField {...props} />, canDisable: true })
conforms({ name: 'Checkbox', render: (props) => <Checkbox label="含税" {...props} />, canDisable: true })
conforms({
  name: 'CheckboxGroup',
  render: (props) => <CheckboxGroup {...field} options={terms} {...props} />,
  canDisable: true,
})
conforms({ name: 'RadioGroup', render: (props) => <RadioGroup {...field} options={terms} {...props} />, canDisable: true })
conforms({ name: 'Switch', render: (props) => <Switch label="到货提醒" {...props} />, canDisable: true })
conforms({
  name: 'SegmentedControl',
  render: (props) => <SegmentedControl label="视图" items={terms} {...props} />,
  canDisable: true,
  data: { size: 'medium' },
})
conforms({ name: 'Select', render: (props) => <Select {...field} options={terms} isClearable {...props} />, canDisable: true })
conforms({
  name: 'MultiSelect',
  render: (props) => <MultiSelect {...field} options={terms} defaultValue={['cif']} {...props} />,
  canDisable: true,
})
conforms({ name: 'ComboBox', render: (props) => <ComboBox {...field} options={terms} {...props} />, canDisable: true })
conforms({
  name: 'MultiComboBox',
  render: (props) => <MultiComboBox {...field} options={terms} defaultValue={['cif']} {...props} />,
  canDisable: true,
})
conforms({
  name: 'DatePicker',
  render: (props) => <DatePicker label="需求日期" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'DateRangePicker',
  render: (props) => <DateRangePicker label="采购日期" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'DateTimePicker',
  render: (props) => <DateTimePicker label="计划开工" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'Calendar',
  render: (props) => <Calendar label="排产日历" defaultValue="2026-11-20" timeZone="Asia/Shanghai" {...props} />,
  alsoSays: dateWords,
})
conforms({ name: 'AutoComplete', render: (props) => <AutoComplete {...field} options={terms} {...props} />, canDisable: true })
conforms({
  name: 'ColorPicker',
  render: (props) => <ColorPicker label="产线颜色" defaultValue="#1f6fb4" {...props} />,
  canDisable: true,
  alsoSays: /^[a-f]+$/,
})
conforms({
  name: 'Fieldset',
  render: (props) => (
    <Fieldset legend="联系人" {...props}>
      <TextField label="姓名" />
    </Fieldset>
  ),
  canDisable: true,
})
conforms({
  name: 'MonthPicker',
  render: (props) => <MonthPicker label="结算月份" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
})
conforms({
  name: 'RangeSlider',
  render: (props) => <RangeSlider label="交期" defaultValue={[20, 60]} {...props} />,
  canDisable: true,
})
conforms({ name: 'Rating', render: (props) => <Rating label="交付评价" {...props} />, canDisable: true })
conforms({ name: 'Slider', render: (props) => <Slider label="进度" defaultValue={40} {...props} />, canDisable: true })
conforms({
  name: 'TimePicker',
  render: (props) => <TimePicker label="开工时间" timeZone="Asia/Shanghai" {...props} />,
  canDisable: true,
  alsoSays: dateWords,
})
conforms({
  name: 'FileField',
  render: (props) => (
    <FileField
      label="附件"
      accept=".pdf,.xlsx"
      maxSize={5_000_000}
      maxCount={3}
      files={[{ id: '1', name: '控制柜总装图.pdf', size: 2_400_000, status: 'failed', error: '网络中断' }]}
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
      {...props}
    />
  ),
  alsoSays: /^(PDF|XLSX|MB)$/,
})
conforms({
  name: 'Field',
  render: (props) => (
    <Field {...field} {...props}>
      {(control) => <input {...control} />}
    </Field>
  ),
})
conforms({
  name: 'Form with FormSection, FormField, FormErrorSummary and FormFoot',
  render: (props) => (
    <Form onSubmit={nothing} {...props}>
      <FormErrorSummary />
      <FormSection title="基本信息" isFoldable>
        <FormField name="supplier" label="供应商" rules={{ required: true }} render={(own) => <TextField {...own} />} />
      </FormSection>
      <FormFoot />
    </Form>
  ),
})
conforms({
  name: 'FormArray',
  render: (props) => (
    <Form onSubmit={nothing} defaultValues={{ checks: [{ item: '孔径' }, { item: '平面度' }] }}>
      <FormArray
        name="checks"
        label="检验项目"
        render={({ name }) => <FormField name={`${name}.item`} label="项目" render={(own) => <TextField {...own} />} />}
        {...props}
      />
    </Form>
  ),
})
conforms({
  name: 'SchemaForm',
  render: (props) => (
    <SchemaForm
      onSubmit={nothing}
      defaultValues={{ supplier: null }}
      schema={{ sections: [{ title: '基本信息', items: [{ name: 'supplier', label: '供应商', control: 'text' }] }] }}
      {...props}
    />
  ),
})
conforms({
  name: 'Menu',
  render: () => (
    <Menu
      trigger={<Button>更多操作</Button>}
      items={[{ key: 'copy', label: '复制' }, { separator: true }, { key: 'void', label: '作废', tone: 'danger' }]}
      onAction={nothing}
    />
  ),
  rootless: "Its trigger is the caller's element.",
})
conforms({
  name: 'ContextMenu',
  render: () => (
    <ContextMenu label="订单" items={[{ key: 'copy', label: '复制' }]} onAction={nothing}>
      <Button>PO-2026-01187</Button>
    </ContextMenu>
  ),
  rootless: "Its child is the caller's element.",
})
conforms({
  name: 'CommandPalette',
  render: () => <CommandPalette isOpen onClose={nothing} onRun={nothing} commands={[{ key: 'order', label: '采购订单' }]} />,
  rootless: 'It is fetched when it opens, and lies in a layer of its own.',
})
conforms({
  name: 'Tour',
  render: () => <Tour isOpen onClose={nothing} steps={[{ key: 'new', title: '新建从这里开始' }]} />,
  rootless: 'It is fetched when it opens, and lies in a layer of its own.',
})
conforms({
  name: 'Popover',
  render: () => (
    <Popover trigger={<Button>供应商</Button>} label="供应商">
      苏州精工机械有限公司
    </Popover>
  ),
  rootless: "Its trigger is the caller's element.",
})
conforms({
  name: 'Tooltip',
  render: () => (
    <Tooltip content="提交后不能修改">
      <Button>提交审核</Button>
    </Tooltip>
  ),
  rootless: "Its child is the caller's element.",
})
conforms({
  name: 'LanguageSwitch',
  render: () => <LanguageSwitch onChange={nothing} />,
  rootless: 'It is an IconButton with a Menu.',
  alsoSays: /^(简体中文|Tiếng|Việt|English)$/,
})
conforms({
  name: 'ThemePopover',
  render: () => <ThemePopover theme="light" onThemeChange={nothing} onDensityChange={nothing} />,
  rootless: 'It is an IconButton with a Popover.',
})
conforms({
  name: 'ErrorBoundary',
  render: () => <ErrorBoundary>采购订单</ErrorBoundary>,
  rootless: 'It shows what it is given.',
})

const branch = [{ key: 'D3', label: '供应链中心', children: [{ key: 'D31', label: '采购部' }] }]
conforms({
  name: 'Tree',
  render: (props) => <Tree nodes={branch} label="部门" defaultExpandedKeys="all" isCheckable isSearchable hasGuides {...props} />,
  data: { size: 'medium' },
})
conforms({
  name: 'TreeSelect',
  render: (props) => <TreeSelect {...field} nodes={branch} defaultValue="D31" isClearable {...props} />,
  canDisable: true,
})
conforms({
  name: 'TreeSelect for several',
  render: (props) => <TreeSelect {...field} nodes={branch} isMultiple defaultValue={['D31']} {...props} />,
  canDisable: true,
})
conforms({
  name: 'Cascader',
  render: (props) => <Cascader {...field} options={branch} defaultValue={['D3', 'D31']} {...props} />,
  canDisable: true,
})
conforms({
  name: 'Transfer',
  render: (props) => <Transfer {...field} items={[{ key: 'no', label: '单号' }]} isSortable {...props} />,
  canDisable: true,
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

/** Exports that are no part of a page by themselves. */
const without: Readonly<Record<string, string>> = {
  DesignProvider: 'It is around every component of this suite.',
  DesignStyles: 'It is a style sheet.',
  FloatingLayer: 'It is the place of what floats; Menu, Popover and Select stand in it here.',
  FormError: 'It is an error.',
  FormErrorSummary: 'It stands in the form above.',
  FormField: 'It stands in the form above.',
  FormFoot: 'It stands in the form above.',
  FormSection: 'It stands in the form above.',
  Layer: 'It is the place of what lies over the page; Dialog stands in it here.',
  LocaleProvider: 'It is around every component of this suite.',
  SchemaFields: 'It stands in SchemaForm.',
}

it('covers every exported component', () => {
  const exported = Object.entries(designSystem)
    .filter(
      ([name, part]) => /^[A-Z]/.test(name) && (typeof part === 'function' || (typeof part === 'object' && '$$typeof' in part)),
    )
    .map(([name]) => name)
  const covered = new Set([...conformingExports(), ...Object.keys(without)])
  expect(exported.filter((name) => !covered.has(name))).toEqual([])
  expect(Object.keys(without).filter((name) => !exported.includes(name))).toEqual([])
})
