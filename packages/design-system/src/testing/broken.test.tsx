import type { ReactElement } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Collapse } from '../Collapse/Collapse.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { EventCalendar } from '../EventCalendar/EventCalendar.tsx'
import { Fieldset } from '../Fieldset/Fieldset.tsx'
import { Form } from '../Form/Form.tsx'
import { FormArray } from '../Form/FormArray.tsx'
import { FormField } from '../Form/FormField.tsx'
import { FormSection } from '../Form/FormSection.tsx'
import { List } from '../List/List.tsx'
import { closeNotice, notify } from '../Notification/notify.ts'
import { Popover } from '../Popover/Popover.tsx'
import { Splitter } from '../Splitter/Splitter.tsx'
import { Table } from '../Table/Table.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Timeline } from '../Timeline/Timeline.tsx'
import { toast } from '../Toast/toast.ts'
import { Tree } from '../Tree/Tree.tsx'
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
  [
    'Popover',
    <Popover key="" trigger={<Button>筛选</Button>} label="筛选" defaultOpen>
      {broken}
    </Popover>,
  ],
  ['Splitter', <Splitter key="" panes={[{ key: 'a', label: '左', content: broken }]} />],
  [
    'Table',
    <Table key="" caption="订单" columns={[{ key: 'id', header: '单号', render: () => broken }]} rows={rows} rowKey={String} />,
  ],
  ['Tabs', <Tabs key="" label="资料" items={[{ key: 'a', label: '一', content: broken }]} />],
  ['Timeline', <Timeline key="" items={[{ key: 'a', title: '提交', content: broken }]} />],
  ['Tree', <Tree key="" label="部门" nodes={[{ key: 'a', label: '总经办' }]} renderLabel={() => broken} />],
]

const quiet = (): void => {
  const spy = vi.spyOn(console, 'error').mockImplementation(nothing)
  onTestFinished(() => spy.mockRestore())
}

const shown = (): string => document.body.textContent ?? ''

it.each(holders)('%s holds what breaks in it, says so, and offers another attempt', async (_, element) => {
  quiet()
  const { unmount } = mount(
    <>
      <p>页面的其余部分</p>
      {element}
    </>,
  )
  onTestFinished(unmount)
  await expect.poll(shown).toContain('出错了')
  expect(shown()).toContain('页面的其余部分')
  expect([...document.querySelectorAll('button')].some(({ textContent }) => textContent === '重试')).toBe(true)
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
