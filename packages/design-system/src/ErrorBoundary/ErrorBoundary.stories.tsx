import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Form } from '../Form/Form.tsx'
import { FormField } from '../Form/FormField.tsx'
import { FormFoot } from '../Form/FormFoot.tsx'
import { FormSection } from '../Form/FormSection.tsx'
import { List } from '../List/List.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Result } from '../Result/Result.tsx'
import { SideNav } from '../SideNav/SideNav.tsx'
import { Table } from '../Table/Table.tsx'
import type { TableColumn } from '../Table/types.ts'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { Tree } from '../Tree/Tree.tsx'
import { navGroups, topMenus } from '../testing/shell.tsx'
import { Row } from '../testing/story.tsx'
import { errorBoundaryGuide } from './ErrorBoundary.guide.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

let isBroken = true

const Chart = ({ children = '本周发运 64 台' }: { children?: ReactNode }) => {
  if (isBroken) throw new Error('无法读取属性 series：收到的数据为空')
  return <p>{children}</p>
}

const meta = {
  title: 'Feedback/ErrorBoundary',
  component: ErrorBoundary,
  args: { children: <Chart /> },
  parameters: { guide: errorBoundaryGuide },
  beforeEach: () => {
    isBroken = true
  },
  render: (args) => (
    <Card title="本周发运">
      <ErrorBoundary {...args} />
    </Card>
  ),
} satisfies Meta<typeof ErrorBoundary>

export default meta
type Story = StoryObj<typeof meta>

const retry = async (place: HTMLElement): Promise<void> => {
  isBroken = false
  await userEvent.click(within(place).getByRole('button', { name: '重试' }))
}

/** The rest of the page stays; trying again shows the content once its cause is gone. */
export const TryAgain: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('收到的数据为空')
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await expect(canvas.getByRole('alert')).toBeInTheDocument()
    await retry(canvasElement)
    await expect(canvas.getByText('本周发运 64 台')).toBeInTheDocument()
  },
}

const heard: Error[] = []

/** The browser's way to report an error can be the one that hears of it: as a method of the props it would throw in turn. */
export const ToldToTheBrowser: Story = {
  tags: ['!autodocs'],
  args: { onError: reportError },
  beforeEach: () => {
    heard.length = 0
    const listen = (event: ErrorEvent): void => {
      heard.push(event.error)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('error', listen, true)
    return () => window.removeEventListener('error', listen, true)
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('收到的数据为空')
    await expect(heard.map(({ message }) => message)).toContain('无法读取属性 series：收到的数据为空')
  },
}

export const OwnFallback: Story = { args: { fallback: <p>图表暂时无法显示</p> } }

/** One line, where a line of text would stand. */
export const Inline: Story = {
  tags: ['visual'],
  args: { size: 'inline' },
  render: (args) => (
    <Row>
      <span>库存：</span>
      <ErrorBoundary {...args} />
      <ErrorBoundary {...args} title="在途" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('alert')
    await expect(first).toHaveTextContent('出错了·重试')
    await expect(first).toHaveAttribute('title', '无法读取属性 series：收到的数据为空')
    await expect(second).toHaveTextContent('在途：出错了·重试')
  },
}

const saved = fn<(values: unknown) => unknown>()

const FailingForm = () => (
  <Form defaultValues={{ code: '', weight: '', remark: '' }} columns={2} onSubmit={(values) => saved(values)}>
    <FormSection title="设备">
      <FormField name="code" label="设备编号" rules={{ required: true }} render={(field) => <TextField {...field} />} />
      <FormField
        name="weight"
        label="整机重量"
        render={(field) => {
          // As a render function fails itself, not only a component in it.
          if (isBroken) throw new Error('换算表里没有单位“吨”')
          return <TextField {...field} />
        }}
      />
    </FormSection>
    <FormSection title="发运">
      <Chart />
    </FormSection>
    <FormFoot>
      <Button type="submit" variant="primary">
        保存
      </Button>
    </FormFoot>
  </Form>
)

/** A field and a section fail; what was typed elsewhere stays, and the form can still be saved. */
export const InForm: Story = {
  tags: ['visual'],
  render: () => <FailingForm />,
  play: async ({ canvasElement }) => {
    saved.mockReset()
    const canvas = within(canvasElement)
    await expect(canvas.getByText('整机重量：出错了')).toBeVisible()
    await expect(canvas.getByText('发运：出错了')).toBeVisible()
    const code = canvas.getByRole('textbox', { name: /设备编号/ })
    await userEvent.type(code, 'EQ-0417')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ code: 'EQ-0417', weight: '', remark: '' }))
    const mark = canvas.getByText('整机重量：出错了').parentElement
    if (mark) await retry(mark)
    await userEvent.type(canvas.getByRole('textbox', { name: '整机重量' }), '2.4')
    await expect(code).toHaveValue('EQ-0417')
  },
}

type Shipment = { id: string; customer: string; weight: number | null }

const shipments: Shipment[] = [
  { id: 'SH-0601', customer: '越南北宁工厂', weight: 2400 },
  { id: 'SH-0602', customer: '苏州产线二期', weight: null },
  { id: 'SH-0603', customer: '冲压线改造', weight: 860 },
]

const Weight = ({ value }: { value: number }) => <b>{value.toFixed(1)} kg</b>

const shipmentColumns: TableColumn<Shipment>[] = [
  { key: 'id', header: '发运单', render: ({ id }) => id },
  { key: 'customer', header: '收货方', render: ({ customer }) => customer },
  // The type says that there may be no weight; the cell of a hasty author does not ask.
  { key: 'weight', header: '重量', align: 'right', render: ({ weight }) => <Weight value={weight as number} /> },
  { key: 'gross', header: '毛重', align: 'right', render: ({ weight }) => `${(weight as number).toFixed(0)} kg` }, // as above
]

/** Cells that cannot be drawn say so; the rows around them, and the other cells of the row, stay. */
export const InTable: Story = {
  tags: ['visual'],
  render: () => (
    <Card title="发运" isFlush>
      <Table columns={shipmentColumns} rows={shipments} rowKey={({ id }) => id} caption="发运" />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = within(canvas.getByRole('row', { name: /SH-0602/ }))
    await expect(row.getAllByRole('alert')).toHaveLength(2)
    await expect(row.getByText('苏州产线二期')).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getByText('860.0 kg')).toBeVisible()
  },
}

const failing = ['SH-0602']
const notices = ['SH-0601', 'SH-0602', 'SH-0603']

const Notice = ({ id }: { id: string }) => {
  if (isBroken && failing.includes(id)) throw new Error(`发运单 ${id} 没有收货方`)
  return <span>{id} 已装车</span>
}

/** One entry of a list fails: it says so by its name, the others stay, and it comes back in its own place. */
export const InList: Story = {
  tags: ['visual'],
  render: () => (
    <Row gap={16}>
      <Card title="今日发运" isFlush>
        <List
          label="今日发运"
          items={notices.map((id) => ({ key: id, name: id, title: <Notice id={id} />, extra: '14:30' }))}
          onItemPress={() => undefined}
        />
      </Card>
      <Card title="设备">
        <Tree
          label="设备"
          defaultExpandedKeys="all"
          nodes={[{ key: 'line', label: '苏州产线二期', children: notices.map((id) => ({ key: id, label: id })) }]}
          renderLabel={({ key, label }) => (key === 'line' ? label : <Notice id={key} />)}
        />
      </Card>
      <Card title="装箱单">
        <Descriptions columns={1} items={notices.map((id) => ({ key: id, label: id, content: <Notice id={id} /> }))} />
      </Card>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3))
    await expect(canvas.getByText('SH-0602：出错了')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'SH-0601 已装车' })).toBeVisible()
    await retry(canvas.getByRole('list', { name: '今日发运' }))
    await expect(canvas.getByRole('button', { name: 'SH-0602 已装车' })).toBeVisible()
  },
}

const FailingPage = () => (
  <div style={{ display: 'grid', gridTemplate: '48px 400px / auto minmax(0, 1fr)' }}>
    <TopBar brand="BIP2.0" menus={topMenus} selectedKey="supply" onSelect={() => undefined} style={{ gridColumn: '1 / 3' }} />
    <SideNav groups={navGroups} selectedKey="order" onSelect={() => undefined} />
    <main style={{ minWidth: 0, padding: '16px 20px', overflow: 'auto' }}>
      <ErrorBoundary
        fallback={(error, again) => (
          <Result
            status={500}
            title="页面出错了"
            description={error.message}
            action={
              <Button variant="primary" onPress={again}>
                重试
              </Button>
            }
          />
        )}
      >
        <PageHeader title="采购订单" />
        <Chart />
      </ErrorBoundary>
    </main>
  </div>
)

/** A whole page fails: the menus around it still lead elsewhere, and it can be tried again where it stands. */
export const InPage: Story = {
  tags: ['visual'],
  parameters: { isBare: true },
  render: () => <FailingPage />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: '页面出错了' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '供应链' })).toBeVisible()
    await retry(canvasElement)
    await expect(canvas.getByText('本周发运 64 台')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '采购订单' })).toBeVisible()
  },
}

/** A tab whose content fails leaves the others usable. */
export const InTabs: Story = {
  render: () => (
    <Tabs
      label="项目"
      items={[
        { key: 'plan', label: '计划', content: <p>12 月 18 日发运</p> },
        { key: 'chart', label: '进度', content: <Chart>进度 64 %</Chart> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '进度' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('收到的数据为空')
    await userEvent.click(canvas.getByRole('tab', { name: '计划' }))
    await expect(canvas.getByText('12 月 18 日发运')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: '进度' }))
    await retry(canvasElement)
    await expect(canvas.getByText('进度 64 %')).toBeVisible()
  },
}

/** A card fails alone, without a boundary of the caller's own. */
export const InCard: Story = {
  render: () => (
    <Row gap={16}>
      <Card title="发运">
        <Chart />
      </Card>
      <Card title="库存">
        <p>直线导轨 240 件</p>
      </Card>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(within(canvas.getByRole('region', { name: '发运' })).getByRole('alert')).toBeVisible()
    await expect(canvas.getByText('直线导轨 240 件')).toBeVisible()
  },
}

const FailingDialog = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开进度</Button>
      <Dialog
        isOpen={isOpen}
        title="项目进度"
        onClose={() => setOpen(false)}
        footer={<Button onPress={() => setOpen(false)}>知道了</Button>}
      >
        <Chart />
      </Dialog>
    </>
  )
}

/** A dialog whose body fails can still be left by its buttons. */
export const InDialog: Story = {
  render: () => <FailingDialog />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '打开进度' }))
    const dialog = within(await screen.findByRole('dialog', { name: '项目进度' }))
    await waitFor(() => expect(dialog.getByRole('alert')).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: '知道了' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Vietnamese: Story = { globals: { locale: 'vi' }, args: { size: 'inline', title: 'Khối lượng toàn bộ thiết bị' } }
