import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, isMockFunction, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { compose } from '../testing/compose.ts'
import { Row } from '../testing/story.tsx'
import { billOfMaterials, departments, loadRegions, regions } from './fixtures.tsx'
import { moveTreeNode } from './moveNode.ts'
import { treeGuide } from './Tree.guide.ts'
import { Tree } from './Tree.tsx'
import type { TreeMove } from './types.ts'

const meta = {
  title: 'Data/Tree',
  component: Tree,
  parameters: { guide: treeGuide },
  args: {
    nodes: departments,
    label: '部门',
    onSelectionChange: fn(),
    onCheckedChange: fn(),
    onExpandedChange: fn(),
    onAction: fn(),
    onMove: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

/** The keys that a handler was last called with. */
const keysOf = (handler: unknown): string[] => {
  const [keys] = isMockFunction(handler) ? (handler.mock.lastCall ?? []) : []
  return keys instanceof Set ? [...keys].map(String) : []
}
const standsOn = async (tree: HTMLElement, name: string): Promise<void> => {
  const active = document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
  await expect(active).toHaveTextContent(name)
}

/** Searchable, with boxes: what most pages need. */
export const Typical: Story = {
  tags: ['visual'],
  args: {
    isSearchable: true,
    isCheckable: true,
    defaultExpandedKeys: ['D2', 'D21'],
    defaultCheckedKeys: ['D211'],
    onAction: undefined,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const parent = canvas.getByRole('treeitem', { name: '机加工车间' })
    await expect(parent).toHaveAttribute('aria-checked', 'mixed')
    await userEvent.click(parent)
    await expect(parent).toHaveAttribute('aria-checked', 'true')
    await expect(keysOf(args.onCheckedChange)).toEqual(['D21', 'D211', 'D212', 'D213'])
    await expect(canvas.getByRole('treeitem', { name: '制造中心' })).toHaveAttribute('aria-checked', 'mixed')
  },
}

export const OpeningAndClosing: Story = {
  args: { onAction: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const centre = canvas.getByRole('treeitem', { name: '制造中心' })
    await expect(centre).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(centre)
    await expect(canvas.getByRole('treeitem', { name: '机加工车间' })).toHaveAttribute('aria-level', '2')
    await expect(keysOf(args.onExpandedChange)).toEqual(['D2'])
    await userEvent.click(centre)
    await expect(canvas.queryByRole('treeitem', { name: '机加工车间' })).toBeNull()
  },
}

/** Arrows, Home, End, letters and the star, as the ARIA practices have them. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const tree = canvas.getByRole('tree', { name: '部门' })
    await userEvent.tab()
    await expect(tree).toHaveFocus()
    await standsOn(tree, '总经办')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(canvas.getByRole('treeitem', { name: '制造中心' })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await standsOn(tree, '机加工车间')
    await userEvent.keyboard('{ArrowLeft}')
    await standsOn(tree, '制造中心')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: '机加工车间' })).toBeNull()
    await userEvent.keyboard('{End}')
    await standsOn(tree, '人力资源部')
    await userEvent.keyboard('gong')
    await standsOn(tree, '供应链中心')
    await userEvent.keyboard('*')
    await expect(canvas.getAllByRole('treeitem', { expanded: true })).toHaveLength(3)
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ key: 'D3' }))
  },
}

export const SingleSelection: Story = {
  args: { selectionMode: 'single', defaultExpandedKeys: ['D3'], defaultSelectedKeys: ['D31'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const stores = canvas.getByRole('treeitem', { name: '仓储部' })
    await userEvent.click(stores)
    await expect(keysOf(args.onSelectionChange)).toEqual(['D32'])
    await expect(canvas.getAllByRole('treeitem', { selected: true })).toEqual([stores])
    await userEvent.dblClick(stores)
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ key: 'D32' }))
  },
}

/** Ctrl adds, Shift selects the range; a disabled node stays out. */
export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', defaultExpandedKeys: ['D2'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const user = userEvent.setup()
    await user.click(canvas.getByRole('treeitem', { name: '制造中心' }))
    await user.keyboard('{Shift>}')
    await user.click(canvas.getByRole('treeitem', { name: '供应链中心' }))
    await user.keyboard('{/Shift}')
    await expect(keysOf(args.onSelectionChange)).toEqual(['D2', 'D21', 'D22', 'D3'])
    await user.keyboard('{Control>}')
    await user.click(canvas.getByRole('treeitem', { name: '机加工车间' }))
    await user.keyboard('{/Control}')
    await expect(keysOf(args.onSelectionChange)).toEqual(['D2', 'D22', 'D3'])
    await user.click(canvas.getByRole('treeitem', { name: '总经办' }))
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(keysOf(args.onSelectionChange)).toEqual(['D1', 'D2'])
  },
}

/** Space ticks; a disabled node keeps its own tick and does not hold its parent back. */
export const TickingWithKeys: Story = {
  args: { isCheckable: true, defaultExpandedKeys: ['D2'], onAction: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(keysOf(args.onCheckedChange)).toEqual(['D2', 'D21', 'D211', 'D212', 'D213', 'D22', 'D221', 'D222'])
    const disabled = canvas.getByRole('treeitem', { name: '外协管理（停用）' })
    await expect(disabled).toHaveAttribute('aria-checked', 'false')
    await userEvent.click(disabled)
    await expect(disabled).toHaveAttribute('aria-checked', 'false')
    await expect(canvas.getByRole('treeitem', { name: '制造中心' })).toHaveAttribute('aria-checked', 'true')
  },
}

/** Parents and children are ticked each by themselves. */
export const CheckStrictly: Story = {
  args: { isCheckable: true, checkStrictly: true, defaultExpandedKeys: ['D3'], onAction: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('treeitem', { name: '供应链中心' }))
    await expect(keysOf(args.onCheckedChange)).toEqual(['D3'])
    await expect(within(canvasElement).getByRole('treeitem', { name: '采购部' })).toHaveAttribute('aria-checked', 'false')
  },
}

/** Keeps the way to what it finds and marks the words; accents need not be typed, and nothing is searched while pinyin is composed. */
export const Searching: Story = {
  args: { isSearchable: true, selectionMode: 'single' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole<HTMLInputElement>('searchbox')
    await userEvent.type(field, 'chat luong')
    const found = await canvas.findByRole('treeitem', { name: 'Phòng Quản lý chất lượng và Đo lường' })
    await expect(Array.from(found.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['chất', 'lượng', 'lường'])
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await standsOn(canvas.getByRole('tree'), 'Phòng Quản lý')
    await userEvent.clear(field)
    await waitFor(() => expect(canvas.getAllByRole('treeitem')).toHaveLength(5))
    compose(field, ['s', 'sk', 'shu k'], '数控')
    await canvas.findByRole('treeitem', { name: '数控一班' })
    await userEvent.clear(field)
    await userEvent.type(field, '激光')
    await expect(await canvas.findByText('没有与“激光”匹配的节点')).toBeVisible()
  },
}

/** Children come when a node opens; a ticked parent ticks what it loads. */
export const Lazy: Story = {
  args: {
    nodes: regions,
    label: '地区',
    loadChildren: loadRegions,
    isCheckable: true,
    defaultCheckedKeys: ['32'],
    onAction: undefined,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const city = await canvas.findByRole('treeitem', { name: '苏州市' })
    await expect(city).toHaveAttribute('aria-checked', 'true')
    await userEvent.click(city)
    await expect(canvas.getByRole('treeitem', { name: '江苏省' })).toHaveAttribute('aria-checked', 'mixed')
    await expect(keysOf(args.onCheckedChange)).toEqual(['3202', '3204'])
  },
}

/** A row says that loading failed and tries again, also by Enter. */
export const LoadingFails: Story = {
  args: { nodes: regions, label: '地区', onAction: undefined },
  render: (args) => {
    const [attempts] = useState({ count: 0 })
    return (
      <Tree
        {...args}
        loadChildren={(node) => {
          attempts.count += 1
          return attempts.count < 3 ? Promise.reject(new Error('503')) : loadRegions(node)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('treeitem', { name: '江苏省' }))
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }))
    await canvas.findByRole('button', { name: '重试' })
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('treeitem', { name: '苏州市' })).toBeVisible()
  },
}

/** While children are on their way; closing gives the request up. */
export const Waiting: Story = {
  args: {
    nodes: regions,
    label: '地区',
    defaultExpandedKeys: ['32'],
    loadChildren: fn(() => new Promise<never>(() => undefined)),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('treeitem', { busy: true })).toHaveTextContent('加载中')
    const signal: unknown = isMockFunction(args.loadChildren) ? args.loadChildren.mock.lastCall?.[1] : undefined
    await userEvent.click(
      canvas.getByRole('treeitem', { name: '江苏省' }).querySelector('[data-part="chevron"]') ?? canvasElement,
    )
    await waitFor(() => expect(signal).toHaveProperty('aborted', true))
  },
}

const Movable = (args: ComponentProps<typeof Tree>) => {
  const [nodes, setNodes] = useState(args.nodes)
  return (
    <Tree
      {...args}
      nodes={nodes}
      onMove={(move) => {
        args.onMove?.(move)
        setNodes(moveTreeNode(nodes, move))
      }}
    />
  )
}

const leavesTop = ({ target, position }: TreeMove): boolean => position === 'inside' || target.key.length > 2

/** Ctrl X picks up, arrows choose the place, Enter drops; Escape leaves everything as it was. */
export const CarryingWithKeys: Story = {
  args: { isDraggable: true, canDrop: leavesTop, defaultExpandedKeys: ['D3'], onAction: undefined },
  render: (args) => <Movable {...args} />,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Control>}x{/Control}')
    await screen.findByText('已拿起“人力资源部”', { exact: false })
    await userEvent.keyboard('{ArrowUp}')
    await screen.findByText('放入“Nhà máy Bắc Ninh”', { exact: false })
    await userEvent.keyboard('{Escape}')
    await expect(args.onMove).not.toHaveBeenCalled()
    await userEvent.keyboard('{End}{Control>}x{/Control}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}')
    await screen.findByText('放在“物流部”之前', { exact: false })
    await userEvent.keyboard('{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ position: 'before' }))
    const labels = Array.from(canvasElement.querySelectorAll('[aria-level="2"]'), (item) => item.textContent)
    await expect(labels).toEqual(['采购部', '仓储部', '人力资源部', '物流部'])
  },
}

const middle = (element: HTMLElement, part = 0.5) => {
  const { left, top, height } = element.getBoundingClientRect()
  return { clientX: left + 60, clientY: top + height * part, pointerId: 7, button: 0, pointerType: 'mouse' }
}

/** With the pointer: a line shows the place, Escape gives up, and only allowed places take the node. */
export const Dragging: Story = {
  args: { isDraggable: true, canDrop: leavesTop, defaultExpandedKeys: ['D3'], onAction: undefined },
  render: (args) => <Movable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const row = (name: string): HTMLElement => canvas.getByRole('treeitem', { name })
    fireEvent.pointerDown(row('人力资源部'), middle(row('人力资源部')))
    fireEvent.pointerMove(window, middle(row('仓储部'), 0.1))
    await waitFor(() => expect(canvasElement.querySelector('[data-drop="before"]')).toBeVisible())
    fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeNull())
    fireEvent.pointerUp(window, middle(row('仓储部'), 0.1))
    await expect(args.onMove).not.toHaveBeenCalled()

    fireEvent.pointerDown(row('人力资源部'), middle(row('人力资源部')))
    fireEvent.pointerMove(window, middle(row('总经办'), 0.1))
    // Nothing may stand beside the top nodes, so the node itself takes it.
    await waitFor(() => expect(row('总经办')).toHaveAttribute('data-drop', 'inside'))
    fireEvent.pointerUp(window, middle(row('总经办'), 0.1))
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ position: 'inside' })))
    await expect(row('总经办')).toHaveAttribute('aria-expanded', 'false')
  },
}

/** A label of one's own, and actions on the row that the pointer or the keyboard is on. */
export const LabelsAndActions: Story = {
  args: {
    defaultExpandedKeys: ['D2'],
    hasGuides: true,
    selectionMode: 'single',
    renderLabel: ({ children }, { label }) => (
      <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{label}</span>
        {children && <Tag>{children.length}</Tag>}
      </span>
    ),
    renderActions: () => (
      <>
        <IconButton size="small" icon={<Plus size={14} aria-hidden />} label="新增下级" />
        <IconButton size="small" icon={<Pencil size={14} aria-hidden />} label="编辑" />
        <IconButton size="small" icon={<Trash2 size={14} aria-hidden />} label="删除" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.hover(canvas.getByRole('treeitem', { name: '供应链中心 3' }))
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.unhover(canvas.getByRole('tree'))
    canvas.getByRole('tree').focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: '新增下级' })).toHaveFocus()
  },
}

const bill = billOfMaterials(50_000)

/** Fifty thousand nodes, all open: only the rows near the viewport exist, and End still reaches the last. */
export const FiftyThousand: Story = {
  args: {
    nodes: [],
    label: '物料清单',
    defaultExpandedKeys: 'all',
    maxHeight: 420,
    hasGuides: true,
    onAction: undefined,
  },
  render: (args) => <Tree {...args} nodes={bill} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getAllByRole('treeitem', { name: / 10\.50\.\d+$/ }).at(-1)).toBeVisible())
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '设备 EQ-2602' })).toBeVisible())
  },
}

/** Two nodes with one key are told in the console and both shown. */
export const RepeatedKeys: Story = {
  args: {
    nodes: [
      { key: 'M-01', label: '伺服电机' },
      { key: 'M-01', label: '伺服电机（旧码）' },
      { key: 'M-02', label: '气缸' },
    ],
    onAction: undefined,
  },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await standsOn(tree, '气缸')
  },
}

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('暂无数据')).toBeVisible()
  },
}

export const Loading: Story = { args: { nodes: [], isLoading: true } }

export const Sizes: Story = {
  tags: ['visual'],
  decorators: [],
  render: (args) => (
    <Row gap={32}>
      {(['medium', 'small'] as const).map((size) => (
        <div key={size} style={{ width: 300, alignSelf: 'start' }}>
          <Tree
            {...args}
            size={size}
            hasGuides
            isCheckable
            defaultExpandedKeys={['D2', 'D21', 'D4']}
            defaultCheckedKeys={['D211', 'D4']}
          />
        </div>
      ))}
    </Row>
  ),
}
