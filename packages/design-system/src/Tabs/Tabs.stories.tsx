import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { tabsGuide } from './Tabs.guide.ts'
import { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    label: '采购申请',
    onSelect: fn(),
    onClose: fn(),
    items: [
      { key: 'info', label: '申请信息', content: '采购组织：苏州智造 (100006)' },
      { key: 'flow', label: '流转信息', badge: 4, content: '4 条流转记录' },
      { key: 'track', label: '流程跟踪', content: '当前节点：计划审核' },
      { key: 'changes', label: '变更记录', isDirty: true, isClosable: true, content: '2 处变更' },
    ],
  },
  parameters: { guide: tabsGuide },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: '申请信息' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel', { name: /流转信息/ })).toHaveTextContent('4 条流转记录')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('2 处变更')
    await userEvent.keyboard('{Delete}')
    await expect(args.onClose).toHaveBeenCalledWith('changes')
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('info')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const Controlled: Story = {
  args: { selectedKey: 'track' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '申请信息' }))
    await expect(args.onSelect).toHaveBeenCalledWith('info')
    await expect(canvas.getByRole('tab', { name: '流程跟踪' })).toHaveAttribute('aria-selected', 'true')
  },
}

const many = Array.from({ length: 12 }, (_, index) => ({
  key: String(index),
  label: `Thông tin yêu cầu ${index + 1}`,
  content: `Nội dung ${index + 1}`,
}))

const isInSight = (tab: HTMLElement): boolean => {
  const list = tab.closest('[role="tablist"]')?.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  return list !== undefined && left >= list.left - 1 && right <= list.right + 1
}

/** More tabs than room: arrows and the wheel scroll, a list names them all, the chosen one is always in sight. */
export const Narrow: Story = {
  args: { items: many, defaultSelectedKey: '6' },
  render: (args) => (
    <div data-testid="frame" style={{ width: 420 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const tab = (number: number) => canvas.getByRole('tab', { name: `Thông tin yêu cầu ${number}` })
    await waitFor(() => expect(isInSight(tab(7))).toBe(true))
    await expect(isInSight(tab(1))).toBe(false)

    const list = canvas.getByRole('tablist')
    const forward = canvas.getByTitle('向后滚动')
    const before = list.scrollLeft
    await userEvent.click(forward)
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(before + 100))
    await expect(fireEvent.wheel(list, { deltaY: -9999 })).toBe(false)
    await waitFor(() => expect(canvas.getByTitle('向前滚动')).toBeDisabled())
    await waitFor(() => expect(isInSight(tab(1))).toBe(true))
    // At its end the list gives the wheel back to the page.
    await waitFor(() => expect(fireEvent.wheel(list, { deltaY: -50 })).toBe(true))

    await userEvent.click(canvas.getByRole('button', { name: '全部标签页' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Thông tin yêu cầu 12' }))
    await waitFor(() => expect(isInSight(tab(12))).toBe(true))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nội dung 12')

    canvas.getByTestId('frame').style.width = '2400px'
    await waitFor(() => expect(canvas.queryByRole('button', { name: '全部标签页' })).toBeNull())
    await expect(canvas.queryByTitle('向后滚动')).toBeNull()
  },
}

const Editable = (props: TabsProps) => {
  const [items, setItems] = useState(props.items)
  const [selectedKey, setSelected] = useState(items[0]?.key)
  return (
    <Tabs
      {...props}
      items={items}
      selectedKey={selectedKey}
      onSelect={setSelected}
      onClose={(key) => {
        props.onClose?.(key)
        setItems(items.filter((item) => item.key !== key))
        if (key === selectedKey) setSelected(items.find((item) => item.key !== key)?.key)
      }}
      onAdd={() => {
        const key = `view-${items.length}`
        setItems([...items, { key, label: `视图 ${items.length + 1}`, isClosable: true, content: '新的视图' }])
        setSelected(key)
      }}
      onReorder={
        props.onReorder &&
        ((keys) => {
          props.onReorder?.(keys)
          setItems(keys.flatMap((key) => items.find((item) => item.key === key) ?? []))
        })
      }
    />
  )
}

const views: readonly TabItem[] = [
  { key: 'all', label: '全部订单', isFixed: true, content: '3,012 张' },
  { key: 'late', label: '已逾期', badge: 18, isClosable: true, content: '18 张' },
  { key: 'mine', label: '我经手的', isClosable: true, content: '26 张' },
  { key: 'bacninh', label: 'Nhà máy Bắc Ninh', isClosable: true, isDirty: true, content: '41 张' },
]

/** Views are added and closed; the focus goes to the tab that takes the closed one's place. */
export const AddAndClose: Story = {
  args: { items: views, addLabel: '新增视图', label: '视图' },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '新增视图' }))
    await expect(canvas.getByRole('tab', { name: '视图 5' })).toHaveAttribute('aria-selected', 'true')
    const late = canvas.getByRole('tab', { name: /已逾期/ })
    await userEvent.click(late)
    await userEvent.keyboard('{Delete}')
    await expect(args.onClose).toHaveBeenCalledWith('late')
    await waitFor(() => expect(canvas.getByRole('tab', { name: '我经手的' })).toHaveFocus())
    await userEvent.click(canvas.getByTitle('关闭Nhà máy Bắc Ninh'))
    await expect(canvas.queryByRole('tab', { name: /Bắc Ninh/ })).toBeNull()
    // The first tab is no closable one.
    canvas.getByRole('tab', { name: '全部订单' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('tab', { name: '全部订单' })).toBeInTheDocument()
  },
}

const Closing = ({ items, onClose, ...rest }: TabsProps) => {
  const [left, setLeft] = useState(items)
  const close = (key: string) => {
    setLeft(left.filter((item) => item.key !== key))
    onClose?.(key)
  }
  return <Tabs {...rest} items={left} onClose={close} />
}

/** The neighbour of the chosen tab takes its place and says so; there is never a list without a page. */
export const ClosingTheChosen: Story = {
  args: {
    items: ['一车间', '二车间', '三车间'].map((label) => ({ key: label, label, content: `${label}的排程`, isClosable: true })),
  },
  render: (args) => <Closing {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '二车间' }))
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('tabpanel', { name: '三车间' })).toHaveTextContent('三车间的排程')
    await expect(args.onSelect).toHaveBeenLastCalledWith('三车间')
    await waitFor(() => expect(canvas.getByRole('tab', { name: '三车间' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('tabpanel', { name: '一车间' })).toHaveTextContent('一车间的排程')
  },
}

const namesOf = (canvasElement: HTMLElement): (string | null)[] =>
  within(canvasElement)
    .getAllByRole('tab')
    .map((tab) => tab.getAttribute('data-key'))

/** Ctrl+Shift and the arrows move a tab, which keeps the focus and tells its place; nothing goes before a fixed one. */
export const SortByKeyboard: Story = {
  args: { items: views, onReorder: fn(), label: '视图' },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: /已逾期/ }))
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}')
    await expect(namesOf(canvasElement)).toEqual(['all', 'mine', 'late', 'bacninh'])
    await waitFor(() => expect(canvas.getByRole('tab', { name: /已逾期/ })).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已移到第 3 位，共 4 位'))
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}')
    await expect(namesOf(canvasElement)).toEqual(['all', 'late', 'mine', 'bacninh'])
    await expect(args.onReorder).toHaveBeenCalledTimes(2)
    // Arrows alone still only move the focus.
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: '我经手的' })).toHaveFocus()
  },
}

const drag = (tab: HTMLElement, by: number, { drops = true } = {}) => {
  const { left, top, width, height } = tab.getBoundingClientRect()
  const at = (distance: number) => ({
    pointerType: 'mouse',
    button: 0,
    clientX: left + width / 2 + distance,
    clientY: top + height / 2,
  })
  fireEvent.pointerDown(tab, at(0))
  fireEvent.pointerMove(tab, at(by / 2))
  fireEvent.pointerMove(tab, at(by))
  if (drops) fireEvent.pointerUp(tab, at(by))
}

/** A tab is dragged to its place; Escape gives it up, a short slip is only a press. */
export const SortByDragging: Story = {
  args: { items: views, onReorder: fn(), label: '视图' },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tab = (name: RegExp) => canvas.getByRole('tab', { name })
    drag(tab(/Bắc Ninh/), -500)
    await waitFor(() => expect(namesOf(canvasElement)).toEqual(['all', 'bacninh', 'late', 'mine']))
    await expect(args.onReorder).toHaveBeenCalledWith(['all', 'bacninh', 'late', 'mine'])

    drag(tab(/我经手的/), -160, { drops: false })
    await expect(tab(/已逾期/).parentElement?.style.translate).toMatch(/^[1-9]\d*(\.\d+)?px$/)
    await userEvent.keyboard('{Escape}')
    await expect(namesOf(canvasElement)).toEqual(['all', 'bacninh', 'late', 'mine'])
    drag(tab(/我经手的/), 3)
    drag(tab(/全部订单/), 300)
    await expect(args.onReorder).toHaveBeenCalledTimes(1)
  },
}

const mounted = fn()

const Remark = ({ name }: { name: string }) => {
  useState(() => mounted(name))
  return <TextField label={name} />
}

/** Content is made when its tab is first chosen, and what was typed there is still there later. */
export const KeptPanels: Story = {
  args: {
    keepPanels: true,
    items: ['技术要求', '商务条款', '验收标准'].map((name) => ({ key: name, label: name, content: <Remark name={name} /> })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '技术要求' }), '导轨精度 H 级')
    await userEvent.click(canvas.getByRole('tab', { name: '商务条款' }))
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName('商务条款')
    await userEvent.click(canvas.getByRole('tab', { name: '技术要求' }))
    await expect(canvas.getByRole('textbox', { name: '技术要求' })).toHaveValue('导轨精度 H 级')
    await expect(mounted).not.toHaveBeenCalledWith('验收标准')
  },
}

export const Vertical: Story = {
  args: { orientation: 'vertical', defaultSelectedKey: 'flow' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    canvas.getByRole('tab', { name: /流转信息/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('计划审核')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('计划审核')
  },
}

/** A disabled tab is passed over. */
export const WithDisabled: Story = {
  args: {
    size: 'small',
    items: [
      { key: 'base', label: '基本信息', content: '伺服电机 SGM7G-09A' },
      { key: 'price', label: '价格', isDisabled: true, content: '没有权限' },
      { key: 'stock', label: '库存', content: '现有 128 台' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '价格' }))
    await expect(args.onSelect).not.toHaveBeenCalled()
    canvas.getByRole('tab', { name: '基本信息' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onSelect).toHaveBeenCalledWith('stock')
  },
}

const Broken = (): never => {
  throw new Error('流转记录的格式无法识别')
}

/** Content that fails says so in its panel; the other tabs go on working. */
export const BrokenPanel: Story = {
  args: {
    items: [
      { key: 'flow', label: '流转信息', content: <Broken /> },
      { key: 'info', label: '申请信息', content: '采购组织：苏州智造 (100006)' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('流转记录的格式无法识别')
    await userEvent.click(canvas.getByRole('tab', { name: '申请信息' }))
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('苏州智造')
  },
}
