import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { departments } from './fixtures.tsx'
import { keysOf } from './handlers.fixture.ts'
import { treeGuide } from './Tree.guide.ts'
import { Tree, type TreeProps } from './Tree.tsx'
import type { TreeNode } from './types.ts'

const meta = {
  title: 'Data/Tree choosing',
  component: Tree,
  parameters: { guide: treeGuide },
  args: {
    nodes: departments,
    label: '部门',
    onSelectionChange: fn(),
    onCheckedChange: fn(),
    onAction: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

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

const warehouses: readonly TreeNode[] = Array.from({ length: 40 }, (_, hall) => ({
  key: `W${hall + 1}`,
  label: `${hall + 1} 号库`,
  children: Array.from({ length: 30 }, (_, bay) => ({ key: `W${hall + 1}-${bay + 1}`, label: `${hall + 1} 号库 ${bay + 1} 架` })),
}))

const ChoosingElsewhere = (args: TreeProps) => {
  const [chosen, setChosen] = useState('W35-20')
  return (
    <>
      <Button onPress={() => setChosen('W2-3')}>转到 2 号库 3 架</Button>
      <Tree {...args} selectedKeys={new Set([chosen])} />
    </>
  )
}

/** The chosen node is in sight when the tree comes, and when it is chosen elsewhere. */
export const ChosenElsewhere: Story = {
  args: { nodes: warehouses, label: '库位', selectionMode: 'single', defaultExpandedKeys: ['W2', 'W35'], maxHeight: 320 },
  render: (args) => <ChoosingElsewhere {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const isInSight = async (name: string): Promise<void> => {
      const row = await canvas.findByRole('treeitem', { name, selected: true })
      const [frame, place] = [canvas.getByRole('tree').getBoundingClientRect(), row.getBoundingClientRect()]
      await expect(place.top).toBeGreaterThanOrEqual(frame.top - 1)
      await expect(place.bottom).toBeLessThanOrEqual(frame.bottom + 1)
    }
    await waitFor(() => isInSight('35 号库 20 架'))
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => isInSight('2 号库 3 架'))
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
