import type { ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Alert } from '../Alert/Alert.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { AvatarGroup } from '../AvatarGroup/AvatarGroup.tsx'
import { Barcode } from '../Barcode/Barcode.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Cascader } from '../Cascader/Cascader.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx'
import { Collapse } from '../Collapse/Collapse.tsx'
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../DateTimePicker/DateTimePicker.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { DesignProvider } from '../DesignProvider/DesignProvider.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DiffView } from '../DiffView/DiffView.tsx'
import { RecordDiff } from '../DiffView/RecordDiff.tsx'
import { DragScroll } from '../DragScroll/DragScroll.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { EventCalendar } from '../EventCalendar/EventCalendar.tsx'
import { FileField } from '../FileField/FileField.tsx'
import { Form } from '../Form/Form.tsx'
import { Image } from '../Image/Image.tsx'
import { ImagePreview } from '../ImagePreview/ImagePreview.tsx'
import { List } from '../List/List.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { QRCode } from '../QRCode/QRCode.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Result } from '../Result/Result.tsx'
import { RichTextView } from '../RichTextView/RichTextView.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { RangeSlider } from '../Slider/RangeSlider.tsx'
import { Splitter } from '../Splitter/Splitter.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Table } from '../Table/Table.tsx'
import { TabStrip } from '../TabStrip/TabStrip.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { Tour } from '../Tour/Tour.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { TreeSelect } from '../TreeSelect/TreeSelect.tsx'
import { Watermark } from '../Watermark/Watermark.tsx'
import { mount } from './conformance.tsx'

const nothing = () => undefined
const twice = [
  { value: 'cif', label: '到岸价' },
  { value: 'cif', label: '离岸价' },
]
const twins = [
  { key: 'a', label: '采购', title: '采购', content: '', href: '#a' },
  { key: 'a', label: '仓储', title: '仓储', content: '', href: '#b' },
]
const columns = [{ key: 'id', header: '单号', render: (id: string) => id }]
const text = { key: 'id', header: '单号', render: (id: string) => id }

/** What a caller without types, or an answer of another shape, hands over. */
const absent = JSON.parse('null')
const unknown = JSON.parse('"huge"')

const wrong: readonly (readonly [says: string, element: ReactElement])[] = [
  ['Select: the prop "options" has the value "cif" twice', <Select key="" label="条款" options={twice} />],
  ['CheckboxGroup: the prop "options" has the key "cif"', <CheckboxGroup key="" label="条款" options={twice} />],
  [
    'RadioGroup: the prop "value" is "exw", which is none',
    <RadioGroup key="" label="条款" options={twice.slice(1)} value={'exw'} />,
  ],
  ['SegmentedControl: the prop "value" is "exw"', <SegmentedControl key="" label="条款" items={twice.slice(1)} value={'exw'} />],
  ['Table: the prop "rows" has the key "1"', <Table key="" columns={columns} rows={['1', '1']} rowKey={String} caption="订单" />],
  [
    'Table: the prop "columns" has the key "id"',
    <Table key="" columns={[text, text]} rows={[]} rowKey={String} caption="订单" />,
  ],
  [
    'Table: the prop "sort" names the column "due"',
    <Table key="" columns={columns} rows={[]} rowKey={String} caption="订单" sort={[{ key: 'due', direction: 'asc' }]} />,
  ],
  ['Steps: the prop "active" is 3, outside 0 to 2', <Steps key="" items={twins} active={3} />],
  ['Timeline: the prop "items" has the key "a"', <Timeline key="" items={twins} />],
  ['Descriptions: the prop "items" has the key "a"', <Descriptions key="" items={twins} />],
  ['Pagination: the prop "current" is 0', <Pagination key="" current={0} size={20} total={99} onChange={nothing} />],
  ['NumberField: the prop "value" is "1,200"', <NumberField key="" label="数量" value="1,200" />],
  ['NumberField: the prop "min" is 9, above max 1', <NumberField key="" label="数量" min="9" max="1" />],
  ['TextArea: the prop "minRows" is 5, above maxRows 2', <TextArea key="" label="意见" minRows={5} maxRows={2} />],
  ['FileField: the prop "maxCount" is 0', <FileField key="" label="附件" files={[]} onAdd={nothing} maxCount={0} />],
  ['SideNav: the prop "groups" has the key "a"', <SideNav key="" groups={[{ items: twins }]} />],
  ['TopBar: the prop "menus" has the key "a"', <TopBar key="" brand="BIP" menus={twins} />],
  ['Tabs: the prop "selectedKey" is "z", which is none', <Tabs key="" items={twins.slice(1)} selectedKey="z" />],
  ['DatePicker: the prop "value" is "20/11/2026", not a day', <DatePicker key="" label="交期" value="20/11/2026" />],
  ['DatePicker: the prop "min" is 2026-11-20, after max', <DatePicker key="" label="交期" min="2026-11-20" max="2026-11-01" />],
  [
    'DateRangePicker: the prop "value" is "soon", not a day',
    <DateRangePicker key="" label="交期" value={{ start: 'soon', end: '2026-11-20' }} />,
  ],
  [
    'DateTimePicker: the prop "max" is "soon", not an instant',
    <DateTimePicker key="" label="到货" timeZone="Asia/Shanghai" max="soon" />,
  ],
  [
    'DateTimePicker: the prop "timeZone" is "Mars/Base", not an IANA zone',
    <DateTimePicker key="" label="到货" timeZone="Mars/Base" />,
  ],
  [
    'Button: the prop "variant" is "huge", which is none of primary, default',
    <Button key="" variant={unknown}>
      保存
    </Button>,
  ],
  ['Alert: the prop "tone" is "huge", which is none of neutral, info', <Alert key="" tone={unknown} />],
  [
    'Dialog: the prop "size" is "huge", which is none of small',
    <Dialog key="" isOpen onClose={nothing} title="编辑" size={unknown}>
      三张
    </Dialog>,
  ],
  ['Field "数量": the prop "size" is "huge", which is none of small', <NumberField key="" label="数量" size={unknown} />],
  [
    'RangeSlider: the prop "orientation" is "huge", which is none of horizontal',
    <RangeSlider key="" label="压力" orientation={unknown} />,
  ],
  ['Tree: the prop "selectionMode" is "huge"', <Tree key="" label="部门" nodes={[]} selectionMode={unknown} />],
  ['EventCalendar: the prop "view" is "huge"', <EventCalendar key="" label="排程" events={[]} view={unknown} />],
  ['Descriptions: the prop "columns" is "huge"', <Descriptions key="" items={[]} columns={unknown} />],
  [
    'DragScroll: the prop "direction" is "huge"',
    <DragScroll key="" label="看板" direction={unknown}>
      三张
    </DragScroll>,
  ],
  ['Image: the prop "fit" is "huge"', <Image key="" src="" alt="铭牌" fit={unknown} />],
  [
    'Form: the prop "columns" is "huge"',
    <Form key="" onSubmit={nothing} columns={unknown}>
      {null}
    </Form>,
  ],
  [
    'DesignProvider: the prop "theme" is "huge", which is none of light',
    <DesignProvider key="" theme={unknown}>
      三张
    </DesignProvider>,
  ],
  ['Progress: the prop "variant" is "huge"', <Progress key="" label="备料" value={4} variant={unknown} />],
  ['Result: the prop "status" is "huge", which is none of 403', <Result key="" status={unknown} title="找不到" />],
  ['Barcode: the prop "format" is "huge", which is none of code128', <Barcode key="" value="PO-1" format={unknown} />],
  [
    'Menu: the prop "placement" is "huge", which is no side',
    <Menu key="" trigger={<Button>更多</Button>} items={[]} onAction={nothing} placement={unknown} />,
  ],
  [
    'Popover: the prop "trigger" is null, not an element',
    <Popover key="" trigger={absent} label="筛选">
      三张
    </Popover>,
  ],
  ['Menu: the prop "trigger" is null, not an element', <Menu key="" trigger={absent} items={[]} onAction={nothing} />],
  [
    'Tooltip: the prop "children" is string, not an element',
    <Tooltip key="" content="三张">
      {unknown}
    </Tooltip>,
  ],
  ['List: the prop "items" has null at 1, where', <List key="" label="待办" items={[{ key: 'a', title: '一' }, absent]} />],
  [
    'Table: the prop "rows" has null at 0, where',
    <Table key="" columns={columns} rows={[absent]} rowKey={String} caption="订单" />,
  ],
  ['Tree: the prop "nodes" has null at 0, where', <Tree key="" label="部门" nodes={[absent]} />],
]

const shapeless: readonly (readonly [component: string, prop: string, element: ReactElement])[] = [
  ['Avatar', 'name', <Avatar key="" name={absent} />],
  ['AvatarGroup', 'people', <AvatarGroup key="" label="成员" people={absent} />],
  ['Barcode', 'value', <Barcode key="" value={absent} />],
  ['Breadcrumb', 'items', <Breadcrumb key="" items={absent} />],
  ['ButtonGroup', 'actions', <ButtonGroup key="" label="操作" actions={JSON.parse('{}')} />],
  ['Carousel', 'items', <Carousel key="" label="现场" items={absent} />],
  ['Cascader', 'options', <Cascader key="" label="部门" options={absent} />],
  ['CheckboxGroup', 'options', <CheckboxGroup key="" label="条款" options={absent} />],
  ['CodeBlock', 'code', <CodeBlock key="" code={absent} />],
  ['Collapse', 'items', <Collapse key="" items={absent} />],
  ['CommandPalette', 'commands', <CommandPalette key="" isOpen onClose={nothing} onRun={nothing} commands={absent} />],
  ['Descriptions', 'items', <Descriptions key="" items={absent} />],
  ['DiffView', 'after', <DiffView key="" before="" after={absent} />],
  ['EventCalendar', 'events', <EventCalendar key="" label="排程" events={absent} />],
  ['FileField', 'files', <FileField key="" label="附件" files={absent} onAdd={nothing} />],
  ['ImagePreview', 'items', <ImagePreview key="" isOpen onClose={nothing} items={absent} />],
  ['List', 'items', <List key="" label="待办" items={absent} />],
  ['Menu', 'items', <Menu key="" trigger={<Button>更多</Button>} items={absent} onAction={nothing} defaultOpen />],
  ['MultiSelect', 'options', <MultiSelect key="" label="条款" options={absent} />],
  ['QRCode', 'value', <QRCode key="" value={absent} />],
  ['RadioGroup', 'options', <RadioGroup key="" label="条款" options={absent} />],
  ['RecordDiff', 'fields', <RecordDiff key="" fields={absent} />],
  ['RichTextView', 'html', <RichTextView key="" html={absent} />],
  ['SegmentedControl', 'items', <SegmentedControl key="" label="条款" items={absent} />],
  ['Select', 'options', <Select key="" label="条款" options={absent} />],
  ['SideNav', 'groups', <SideNav key="" groups={absent} />],
  ['Splitter', 'panes', <Splitter key="" panes={absent} />],
  ['Steps', 'items', <Steps key="" active={0} items={absent} />],
  ['TabStrip', 'tabs', <TabStrip key="" tabs={absent} selectedKey="" onSelect={nothing} onClose={nothing} controls="" />],
  ['Table', 'rows', <Table key="" caption="订单" columns={columns} rows={absent} rowKey={String} />],
  ['Tabs', 'items', <Tabs key="" items={absent} />],
  ['Timeline', 'items', <Timeline key="" items={absent} />],
  ['TopBar', 'menus', <TopBar key="" brand="BIP" menus={absent} />],
  ['Tour', 'steps', <Tour key="" isOpen onClose={nothing} steps={absent} />],
  ['Tree', 'nodes', <Tree key="" label="部门" nodes={absent} />],
  ['TreeSelect', 'nodes', <TreeSelect key="" label="部门" nodes={absent} />],
  ['Watermark', 'text', <Watermark key="" text={absent} />],
]

const toldBy = (element: ReactElement): string[] => {
  const told: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((message) => told.push(String(message)))
  const { unmount } = mount(<ErrorBoundary>{element}</ErrorBoundary>)
  onTestFinished(() => {
    unmount()
    spy.mockRestore()
  })
  return told
}

it.each(wrong)('tells in development: %s', (says, element) => {
  expect(toldBy(element).filter((message) => message.startsWith(says))).toHaveLength(1)
})

it.each(shapeless)('%s tells in development of the prop %s that is no list, or no text', async (component, prop, element) => {
  const told: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((message) => told.push(String(message)))
  // What cannot be drawn breaks after it is told, and takes no more than its place.
  const { unmount } = mount(<ErrorBoundary>{element}</ErrorBoundary>)
  onTestFinished(() => {
    unmount()
    spy.mockRestore()
  })
  await expect.poll(() => told.some((message) => message.startsWith(`${component}: the prop "${prop}" is `))).toBe(true)
})

it('says nothing of what is right', () => {
  expect(toldBy(<Breadcrumb items={[{ label: '采购' }]} />)).toEqual([])
})
