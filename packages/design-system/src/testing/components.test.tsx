import type { ReactElement } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { Alert } from '../Alert/Alert.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { FileField } from '../FileField/FileField.tsx'
import { FilterButton } from '../FilterBar/FilterButton.tsx'
import * as designSystem from '../index.ts'
import { List } from '../List/List.tsx'
import { Result } from '../Result/Result.tsx'
import { SplitButton } from '../SplitButton/SplitButton.tsx'
import { Statistic } from '../Statistic/Statistic.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { conformingExports, mount } from './conformance.tsx'
// One case for each exported component.
import './cases/actions.tsx'
import './cases/data.tsx'
import './cases/display.tsx'
import './cases/inputs.tsx'

/** Exports that are no part of a page by themselves. */
const without: Readonly<Record<string, string>> = {
  ColumnsButton: 'It stands in DataList.',
  ContextMenuLayer: 'ContextMenu opens it.',
  DataListFilters: 'It stands in DataList.',
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
  SchemaSections: 'It stands in SchemaForm.',
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

const narrowWindow = async (): Promise<void> => {
  const { innerWidth, innerHeight } = window
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
}

it('no label is wider than a narrow window', async () => {
  await narrowWindow()
  const { container, unmount } = mount(
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 240 }}>
      <Button>Gửi yêu cầu mua vật tư cho bộ phận kế hoạch phê duyệt</Button>
      <FilterButton label="Nhà cung cấp" value="Công ty TNHH Cơ khí chính xác Bắc Ninh" isSet />
    </div>,
  )
  onTestFinished(unmount)
  for (const button of container.querySelectorAll('button')) expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(240)
})

const address = `https://erp.example.com/orders?token=${'abcdef0123456789'.repeat(4)}`
const long = 'Yêu cầu mua vật tư cho dự án dây chuyền Tô Châu giai đoạn hai'

const narrowParts: readonly (readonly [name: string, element: ReactElement])[] = [
  ['Alert', <Alert key="" title={address} action={<Button size="small">{long}</Button>} onClose={() => undefined} />],
  ['Breadcrumb', <Breadcrumb key="" items={[{ label: long, href: '#a' }, { label: address }]} />],
  ['Card', <Card key="">{address}</Card>],
  ['Descriptions', <Descriptions key="" items={[{ key: 'a', label: address, content: long }]} />],
  ['Empty', <Empty key="" title={long} description={address} />],
  ['Result', <Result key="" status={404} title={long} description={address} />],
  [
    'SplitButton',
    <SplitButton key="" items={[]} onAction={() => undefined} onPress={() => undefined}>
      {long}
    </SplitButton>,
  ],
  ['Statistic', <Statistic key="" label={address} value="4,863,200.00" note={address} />],
  ['Steps', <Steps key="" active={0} items={[{ key: 'a', label: long, description: address }]} />],
]

it.each(narrowParts)('nothing of a %s leaves a narrow place', async (_, element) => {
  await narrowWindow()
  const { container, unmount } = mount(<div style={{ width: 280 }}>{element}</div>)
  onTestFinished(unmount)
  const place = container.querySelector('div')
  expect(place?.scrollWidth).toBe(280)
})

it('in a narrow place the words of a row keep theirs, and what stands beside them goes below', async () => {
  await narrowWindow()
  const title = 'Phiếu mua PO-2026-01187 chờ bạn duyệt'
  const { container, unmount } = mount(
    <div style={{ width: 280 }}>
      <List label="Việc" items={[{ key: 'a', title, extra: '10 phút trước', actions: <Button>Duyệt và chuyển tiếp</Button> }]} />
      <FileField
        label="Tệp"
        files={[{ id: 'a', name: 'Biên bản nghiệm thu.pdf', size: 52428800, status: 'failed', error: long }]}
        onAdd={() => undefined}
      />
    </div>,
  )
  onTestFinished(unmount)
  const widthOf = (text: string) =>
    [...container.querySelectorAll('span')].find(({ textContent }) => textContent === text)?.getBoundingClientRect().width
  expect(widthOf(title)).toBeGreaterThan(110)
  expect(widthOf('Biên bản nghiệm thu.pdf')).toBeGreaterThan(90)
})
