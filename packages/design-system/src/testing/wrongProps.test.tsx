import type { ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { FileField } from '../FileField/FileField.tsx'
import { NumberField } from '../NumberField/NumberField.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Select } from '../Select/Select.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Table } from '../Table/Table.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
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
  [
    'Pagination: the prop "current" is 9, outside 1 to 5',
    <Pagination key="" current={9} size={20} total={99} onChange={nothing} />,
  ],
  ['NumberField: the prop "value" is "1,200"', <NumberField key="" label="数量" value="1,200" />],
  ['NumberField: the prop "min" is 9, above max 1', <NumberField key="" label="数量" min="9" max="1" />],
  ['TextArea: the prop "minRows" is 5, above maxRows 2', <TextArea key="" label="意见" minRows={5} maxRows={2} />],
  ['FileField: the prop "maxCount" is 0', <FileField key="" label="附件" files={[]} onAdd={nothing} maxCount={0} />],
  ['SideNav: the prop "groups" has the key "a"', <SideNav key="" groups={[{ items: twins }]} />],
  ['TopBar: the prop "menus" has the key "a"', <TopBar key="" brand="BIP" menus={twins} />],
]

const toldBy = (element: ReactElement): string[] => {
  const told: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((message) => told.push(String(message)))
  const { unmount } = mount(element)
  onTestFinished(() => {
    unmount()
    spy.mockRestore()
  })
  return told
}

it.each(wrong)('tells in development: %s', (says, element) => {
  expect(toldBy(element).filter((message) => message.startsWith(says))).toHaveLength(1)
})

it('says nothing of what is right', () => {
  expect(toldBy(<Breadcrumb items={[{ label: '采购' }]} />)).toEqual([])
})
