import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, isMockFunction, screen, userEvent, waitFor, within } from 'storybook/test'
import { departments } from '../Tree/fixtures.tsx'
import { compose } from '../testing/compose.ts'
import { Stack } from '../testing/story.tsx'
import { manyMaterials, orderFields, people } from './fixtures.ts'
import { transferGuide } from './Transfer.guide.ts'
import { Transfer } from './Transfer.tsx'

const meta = {
  title: 'Inputs/Transfer',
  component: Transfer,
  parameters: { guide: transferGuide },
  args: {
    label: '列表显示的列',
    items: orderFields,
    defaultValue: ['no', 'supplier', 'amount'],
    sourceTitle: '全部列',
    targetTitle: '显示的列',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Transfer>

export default meta
type Story = StoryObj<typeof meta>

const side = (canvasElement: HTMLElement, name: string) => within(within(canvasElement).getByRole('group', { name }))
const labelsOf = (list: HTMLElement): (string | null)[] =>
  within(list)
    .queryAllByRole('option')
    .map((option) => option.textContent)

/** Presses select, a button moves; what is chosen comes last. */
export const Moving: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const left = side(canvasElement, '全部列')
    await userEvent.click(left.getByRole('option', { name: '项目' }))
    await userEvent.click(left.getByRole('option', { name: '交期' }))
    await expect(left.getByText('2 / 8 项')).toBeVisible()
    await expect(left.getByRole('checkbox', { name: '全选全部列' })).toBePartiallyChecked()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '添加所选' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['no', 'supplier', 'amount', 'due', 'project'], {
      moved: ['due', 'project'],
      to: 'target',
    })
    await expect(left.queryByRole('option', { name: '项目' })).toBeNull()
    await userEvent.dblClick(side(canvasElement, '显示的列').getByRole('option', { name: '供应商' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['no', 'amount', 'due', 'project'], {
      moved: ['supplier'],
      to: 'source',
    })
  },
}

/** Arrows, Shift for a range, Space, Ctrl A, and Enter to move. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = side(canvasElement, '全部列').getByRole('listbox')
    list.focus()
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(3)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['no', 'supplier', 'amount', 'date', 'due', 'arrived'],
      expect.objectContaining({ to: 'target' }),
    )
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.arrayContaining(['status']), { moved: ['status'], to: 'target' })
    await userEvent.keyboard('{Control>}a{/Control}{Enter}')
    await expect(side(canvasElement, '全部列').getByText('没有可选项了')).toBeVisible()
  },
}

/** The search narrows one side, and "all" then means all that it leaves. */
export const Searching: Story = {
  play: async ({ canvasElement, args }) => {
    const left = side(canvasElement, '全部列')
    const field = left.getByRole<HTMLInputElement>('searchbox', { name: '搜索全部列' })
    await userEvent.type(field, 'dieu khoan')
    await waitFor(() => expect(left.getAllByRole('option')).toHaveLength(1))
    await expect(left.getByText('Điều')).toBeVisible()
    await userEvent.clear(field)
    compose(field, ['c', 'cai', 'cai gou'], '采购')
    await waitFor(() => expect(left.getAllByRole('option')).toHaveLength(2))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '添加全部搜索结果' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['no', 'supplier', 'amount', 'date', 'buyer'], expect.anything())
    await expect(left.getByText('没有与“采购”匹配的项')).toBeVisible()
  },
}

/** The order changes with Alt and the arrows; the new place is said aloud. */
export const Sorting: Story = {
  args: { isSortable: true },
  play: async ({ canvasElement, args }) => {
    const list = side(canvasElement, '显示的列').getByRole('listbox')
    list.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['supplier', 'no', 'amount'], { moved: [], to: 'order' })
    await screen.findByText('“单号”移到第 2 位，共 3 项', { exact: false })
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect(labelsOf(list)).toEqual(['供应商', '含税金额', '单号'])
  },
}

const at = (element: HTMLElement, part: number) => {
  const { left, top, height } = element.getBoundingClientRect()
  return { clientX: left + 60, clientY: top + height * part, pointerId: 5, button: 0, pointerType: 'mouse' }
}

/** The order changes by dragging; Escape leaves it as it was, and a drag selects nothing. */
export const Dragging: Story = {
  args: { isSortable: true },
  play: async ({ canvasElement, args }) => {
    const list = side(canvasElement, '显示的列').getByRole('listbox')
    const option = (name: string): HTMLElement => within(list).getByRole('option', { name })
    fireEvent.pointerDown(option('含税金额'), at(option('含税金额'), 0.5))
    fireEvent.pointerMove(window, at(option('单号'), 0.2))
    await waitFor(() => expect(list.querySelector('[data-drop]')).toBeVisible())
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent.pointerUp(window, at(option('单号'), 0.2))
    await expect(args.onChange).not.toHaveBeenCalled()
    fireEvent.pointerDown(option('含税金额'), at(option('含税金额'), 0.5))
    fireEvent.pointerMove(window, at(option('单号'), 0.2))
    await waitFor(() => expect(list.querySelector('[data-drop]')).toBeVisible())
    fireEvent.pointerUp(window, at(option('单号'), 0.2))
    fireEvent.click(option('单号'))
    await waitFor(() => expect(labelsOf(list)).toEqual(['含税金额', '单号', '供应商']))
    await expect(within(list).queryByRole('option', { selected: true })).toBeNull()
  },
}

/** Two lines an item; who is disabled stays where they are. */
export const People: Story = {
  tags: ['visual'],
  args: { label: '抄送人员', items: people, defaultValue: ['u2'], sourceTitle: undefined, targetTitle: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全部添加' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['u2', 'u1', 'u3', 'u4', 'u6'], expect.anything())
    await expect(side(canvasElement, '可选').getByRole('option')).toHaveTextContent('李工（已离职）')
  },
}

/** What is left as a tree; a box of a parent selects what is below it. */
export const WithTree: Story = {
  tags: ['visual'],
  args: {
    label: '可见部门',
    items: undefined,
    tree: departments,
    defaultValue: ['D31'],
    sourceTitle: '全部部门',
    targetTitle: '可见部门',
  },
  play: async ({ canvasElement, args }) => {
    const left = side(canvasElement, '全部部门')
    await userEvent.click(left.getByRole('treeitem', { name: '供应链中心' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '添加所选' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['D31', 'D32', 'D33'], { moved: ['D32', 'D33'], to: 'target' })
    await expect(left.queryByRole('treeitem', { name: '供应链中心' })).toBeNull()
    left.getByRole('tree').focus()
    await userEvent.keyboard('{Home}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['D31', 'D32', 'D33', 'D1'], { moved: ['D1'], to: 'target' })
  },
}

/** Words of a part and of what is above it find the part, and all that is found moves; what may not move stays. */
export const SearchingATree: Story = {
  args: {
    label: '可见部门',
    items: undefined,
    defaultValue: [],
    tree: [
      {
        key: 'A',
        label: '制造中心',
        children: [
          { key: 'A1', label: '装配一班' },
          { key: 'A2', label: '装配二班', isDisabled: true },
          { key: 'A3', label: '质检室' },
        ],
      },
      { key: 'B', label: '装配工艺部' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const left = side(canvasElement, '全部列')
    await userEvent.type(left.getByRole('searchbox'), '制造 装配')
    await waitFor(() => expect(left.getAllByRole('treeitem')).toHaveLength(3))
    await userEvent.click(left.getByRole('treeitem', { name: '制造中心' }))
    await userEvent.click(within(canvasElement).getByRole('button', { name: '添加全部搜索结果' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['A1'], { moved: ['A1'], to: 'target' })
    await waitFor(() => expect(left.getAllByRole('treeitem')).toHaveLength(2))
    await expect(left.getByRole('treeitem', { name: '装配二班' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const stock = manyMaterials(10_000)

/** Ten thousand items: all are selected and moved at once, and only the rows near the viewport exist. */
export const TenThousand: Story = {
  args: { label: '盘点物料', items: [], defaultValue: [], sourceTitle: '全部物料', targetTitle: '盘点物料' },
  render: (args) => <Transfer {...args} items={stock} />,
  play: async ({ canvasElement, args }) => {
    const left = side(canvasElement, '全部物料')
    await expect(left.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.click(left.getByRole('checkbox'))
    await expect(left.getByText('10,000 / 10,000 项')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '添加所选' }))
    const chosen: unknown = isMockFunction(args.onChange) ? args.onChange.mock.lastCall?.[0] : undefined
    await expect(chosen).toHaveLength(10_000)
    await expect(left.getByText('没有可选项了')).toBeVisible()
  },
}

/** A stored key that is no longer among the items is shown as it is, not dropped. */
export const UnknownKey: Story = {
  args: { defaultValue: ['no', 'oldColumn'] },
  play: async ({ canvasElement }) => {
    await expect(side(canvasElement, '显示的列').getByRole('option', { name: 'oldColumn' })).toBeVisible()
  },
}

export const ReadOnly: Story = {
  args: { isReadOnly: true, isSortable: true },
  play: async ({ canvasElement, args }) => {
    const left = side(canvasElement, '全部列')
    await userEvent.click(left.getByRole('option', { name: '项目' }))
    await userEvent.dblClick(left.getByRole('option', { name: '项目' }))
    left.getByRole('listbox').focus()
    await userEvent.keyboard(' {Enter}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(left.queryByRole('option', { selected: true })).toBeNull()
    await expect(left.getByRole('searchbox')).toBeEnabled()
  },
}

export const States: Story = {
  tags: ['visual'],
  decorators: [],
  render: (args) => (
    <Stack gap={24}>
      <div style={{ maxWidth: 640 }}>
        <Transfer {...args} label="有误" height={200} error="至少显示四列" />
      </div>
      <div style={{ maxWidth: 640 }}>
        <Transfer {...args} label="不可用" height={200} isDisabled />
      </div>
      <div style={{ maxWidth: 360 }}>
        <Transfer {...args} label="窄" height={200} isSortable />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const disabled = within(canvasElement).getByRole('group', { name: '不可用' })
    for (const search of within(disabled).getAllByRole('searchbox')) await expect(search).toBeDisabled()
  },
}
