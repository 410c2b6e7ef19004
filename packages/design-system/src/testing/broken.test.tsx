import type { ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Affix } from '../Affix/Affix.tsx'
import { Alert } from '../Alert/Alert.tsx'
import { Barcode } from '../Barcode/Barcode.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Collapse } from '../Collapse/Collapse.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DragScroll } from '../DragScroll/DragScroll.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Empty } from '../Empty/Empty.tsx'
import { EventCalendar } from '../EventCalendar/EventCalendar.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Form } from '../Form/Form.tsx'
import { FormArray } from '../Form/FormArray.tsx'
import { FormField } from '../Form/FormField.tsx'
import { FormFoot } from '../Form/FormFoot.tsx'
import { FormSection } from '../Form/FormSection.tsx'
import { List } from '../List/List.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { closeNotice, notify } from '../Notification/notify.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { QRCode } from '../QRCode/QRCode.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Result } from '../Result/Result.tsx'
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx'
import { Splitter } from '../Splitter/Splitter.tsx'
import { Statistic } from '../Statistic/Statistic.tsx'
import { Steps } from '../Steps/Steps.tsx'
import { Table } from '../Table/Table.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { toast } from '../Toast/toast.ts'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { Tour } from '../Tour/Tour.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { Watermark } from '../Watermark/Watermark.tsx'
import { mount } from './conformance.tsx'

const Broken = (): ReactElement => {
  throw new Error('流转记录的格式无法识别')
}
const broken = <Broken />
const nothing = () => undefined
const rows = ['PO-1', 'PO-2']
const events = [{ key: 'a', title: '试产', start: '2026-11-20', end: '2026-11-20' }]

const holders: readonly (readonly [name: string, element: ReactElement])[] = [
  [
    'Card',
    <Card key="" title="订单">
      {broken}
    </Card>,
  ],
  [
    'Card, beside its title',
    <Card key="" title="订单" extra={broken}>
      三张
    </Card>,
  ],
  ['Affix', <Affix key="">{broken}</Affix>],
  ['Alert', <Alert key="">{broken}</Alert>],
  ['Alert, in its title', <Alert key="" title={broken} />],
  ['Alert, beside its text', <Alert key="" title="到货" action={broken} />],
  ['Breadcrumb', <Breadcrumb key="" items={[{ label: broken }]} />],
  ['Carousel', <Carousel key="" label="现场" items={[{ key: 'a', label: '一线', content: broken }]} />],
  ['Collapse', <Collapse key="" items={[{ key: 'a', title: '附件', content: broken }]} defaultOpenKeys={['a']} />],
  ['Descriptions', <Descriptions key="" items={[{ key: 'a', label: '单号', content: broken }]} />],
  [
    'Dialog',
    <Dialog key="" isOpen onClose={nothing} title="编辑">
      {broken}
    </Dialog>,
  ],
  [
    'Dialog, in its foot',
    <Dialog key="" isOpen onClose={nothing} title="编辑" footer={broken}>
      三张
    </Dialog>,
  ],
  [
    'DragScroll',
    <DragScroll key="" label="看板">
      {broken}
    </DragScroll>,
  ],
  [
    'Drawer',
    <Drawer key="" isOpen onClose={nothing} title="详情">
      {broken}
    </Drawer>,
  ],
  ['EventCalendar', <EventCalendar key="" label="排程" events={events} defaultDate="2026-11-20" renderEvent={() => broken} />],
  [
    'Fieldset',
    <Fieldset key="" legend="联系人">
      {broken}
    </Fieldset>,
  ],
  ['Empty', <Empty key="" title="没有订单" description={broken} />],
  ['Empty, below its text', <Empty key="" title="没有订单" action={broken} />],
  ['Field, in its hint', <TextField key="" label="单号" hint={broken} />],
  ['Field, in its error', <TextField key="" label="单号" error={broken} />],
  [
    'Fieldset, in its hint',
    <Fieldset key="" legend="联系人" hint={broken}>
      三张
    </Fieldset>,
  ],
  [
    'Form',
    <Form key="" onSubmit={nothing}>
      {broken}
    </Form>,
  ],
  [
    'FormArray',
    <Form key="" onSubmit={nothing} defaultValues={{ lines: [{ item: '' }] }}>
      <FormArray
        name="lines"
        label="明细"
        render={() => {
          throw new Error('明细')
        }}
      />
    </Form>,
  ],
  [
    'FormFoot',
    <Form key="" onSubmit={nothing}>
      <FormFoot>{broken}</FormFoot>
    </Form>,
  ],
  [
    'FormField',
    <Form key="" onSubmit={nothing}>
      <FormField name="a" label="单号" render={() => broken} />
    </Form>,
  ],
  [
    'FormSection',
    <Form key="" onSubmit={nothing}>
      <FormSection title="基本信息">{broken}</FormSection>
    </Form>,
  ],
  ['List', <List key="" label="待办" items={[{ key: 'a', title: broken }]} />],
  ['List, above its items', <List key="" label="待办" items={[]} header={broken} />],
  [
    'Menu, above its items',
    <Menu key="" trigger={<Button>更多</Button>} items={[]} onAction={nothing} header={broken} defaultOpen />,
  ],
  ['PageHeader', <PageHeader key="" title="采购订单" actions={broken} />],
  [
    'Popover',
    <Popover key="" trigger={<Button>筛选</Button>} label="筛选" defaultOpen>
      {broken}
    </Popover>,
  ],
  ['Result', <Result key="" status={404} title="找不到" description={broken} />],
  ['SelectionBar', <SelectionBar key="" count={2} onClear={nothing} actions={broken} />],
  ['Splitter', <Splitter key="" panes={[{ key: 'a', label: '左', content: broken }]} />],
  ['Steps', <Steps key="" active={0} items={[{ key: 'a', label: broken }]} />],
  [
    'Table',
    <Table key="" caption="订单" columns={[{ key: 'id', header: '单号', render: () => broken }]} rows={rows} rowKey={String} />,
  ],
  ['Statistic', <Statistic key="" label="在制" value={broken} />],
  ['Tabs', <Tabs key="" label="资料" items={[{ key: 'a', label: '一', content: broken }]} />],
  ['Timeline', <Timeline key="" items={[{ key: 'a', title: '提交', content: broken }]} />],
  ['TopBar', <TopBar key="" brand={broken} />],
  ['Tour', <Tour key="" isOpen onClose={nothing} steps={[{ key: 'a', title: '列', content: broken }]} />],
  ['Tree', <Tree key="" label="部门" nodes={[{ key: 'a', label: '总经办' }]} renderLabel={() => broken} />],
  [
    'Watermark',
    <Watermark key="" text="内部">
      {broken}
    </Watermark>,
  ],
]

/** Where no other button can stand, inside one or in a bubble that no pointer reaches. */
const wordsOnly: readonly (readonly [name: string, element: ReactElement])[] = [
  ['Breadcrumb', <Breadcrumb key="" items={[{ label: broken, href: '#a' }, { label: '订单' }]} />],
  ['RadioGroup', <RadioGroup key="" label="条款" options={[{ value: 'cif', label: '到岸价', note: broken }]} />],
  ['Collapse', <Collapse key="" items={[{ key: 'a', title: broken, content: '三张' }]} />],
  ['Menu', <Menu key="" trigger={<Button>更多</Button>} items={[{ key: 'a', label: broken }]} onAction={nothing} defaultOpen />],
  ['Tabs', <Tabs key="" label="资料" items={[{ key: 'a', label: broken, content: '三张' }]} />],
  [
    'Tooltip',
    <Tooltip key="" content={broken}>
      <Button autoFocus>订单</Button>
    </Tooltip>,
  ],
]

const quiet = (): void => {
  const spy = vi.spyOn(console, 'error').mockImplementation(nothing)
  onTestFinished(() => spy.mockRestore())
}

const shown = (): string => document.body.textContent ?? ''

/** What breaks says so where it stands, and what is beside it stays. */
const expectMark = async (element: ReactElement): Promise<void> => {
  const { unmount } = mount(
    <>
      <p>页面的其余部分</p>
      {element}
    </>,
  )
  onTestFinished(unmount)
  await expect.poll(shown).toContain('出错了')
  expect(shown()).toContain('页面的其余部分')
}

it.each(holders)('%s holds what breaks in it, says so, and offers another attempt', async (_, element) => {
  quiet()
  await expectMark(element)
  expect([...document.querySelectorAll('button')].some(({ textContent }) => textContent === '重试')).toBe(true)
})

it.each(wordsOnly)('%s holds what breaks in its words, and says so', async (_, element) => {
  quiet()
  // A bubble opens on a focus that the keyboard brought.
  await userEvent.keyboard('{Shift}')
  await expectMark(element)
})

it.each([
  ['Barcode', <Barcode key="" value={JSON.parse('null')} />, '没有内容'],
  ['QRCode', <QRCode key="" value={JSON.parse('null')} />, '没有内容'],
  ['Barcode', <Barcode key="" value={JSON.parse('20261120')} />, '20261120'],
] as const)('%s says so where its value is none, and takes a number for its figures', async (_, element, says) => {
  quiet()
  const { container, unmount } = mount(element)
  onTestFinished(unmount)
  await expect.poll(() => container.textContent).toContain(says)
})

it('messages hold it too, and can be closed', async () => {
  quiet()
  const { unmount } = mount(<p>页面的其余部分</p>)
  onTestFinished(unmount)
  toast.info(broken)
  notify({ key: 'broken', title: '已发货', content: broken })
  onTestFinished(() => closeNotice('broken'))
  const marked = (role: string): Element | undefined =>
    [...document.querySelectorAll(role)].find(({ textContent }) => textContent?.includes('出错了'))
  await expect.poll(() => marked('[role="status"]:has(button)') && marked('[data-notice]')).toBeDefined()
  expect(shown()).toContain('页面的其余部分')
  const message = marked('[role="status"]:has(button)')
  const close = message?.querySelector('button[aria-label="关闭"]')
  if (!close) throw new Error('The message has no button to close it.')
  await userEvent.click(close)
  await expect.poll(() => message?.isConnected).toBe(false)
})
