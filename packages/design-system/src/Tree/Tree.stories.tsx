import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { compose } from '../testing/compose.ts'
import { Row } from '../testing/story.tsx'
import { billOfMaterials, departments } from './fixtures.tsx'
import { keysOf, standsOn } from './handlers.fixture.ts'
import { treeGuide } from './Tree.guide.ts'
import { Tree } from './Tree.tsx'

const meta = {
  title: 'Data/Tree',
  component: Tree,
  parameters: { guide: treeGuide },
  args: {
    nodes: departments,
    label: '部门',
    onCheckedChange: fn(),
    onExpandedChange: fn(),
    onAction: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

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

/** On a wall rows, boxes and type are as large as those of the tables there. */
export const OnTheWall: Story = {
  globals: { theme: 'wall', density: 'roomy' },
  args: { isCheckable: true, defaultExpandedKeys: ['D2', 'D21'], defaultCheckedKeys: ['D211'] },
  play: async ({ canvasElement }) => {
    const row = await within(canvasElement).findByRole('treeitem', { name: '机加工车间' })
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(56))
    await expect(Number.parseFloat(getComputedStyle(row).fontSize)).toBeGreaterThan(20)
    const box = row.querySelector('[data-part="check"]')
    await expect(box?.getBoundingClientRect().height).toBeGreaterThan(24)
  },
}
