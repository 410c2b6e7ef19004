import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { departments } from './fixtures.tsx'
import { moveTreeNode } from './moveNode.ts'
import { treeGuide } from './Tree.guide.ts'
import { Tree } from './Tree.tsx'
import type { TreeMove } from './types.ts'

const meta = {
  title: 'Data/Tree moving',
  component: Tree,
  parameters: { guide: treeGuide },
  args: {
    nodes: departments,
    label: '部门',
    onAction: fn(),
    onMove: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

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

/** One that stays where it is stands in line with its siblings that may be carried. */
export const OneStays: Story = {
  args: { isDraggable: ({ label }) => label !== '人力资源部', defaultExpandedKeys: ['D3'], onAction: undefined },
  render: (args) => <Movable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const leftOf = (name: string) => canvas.getByText(name).getBoundingClientRect().left
    await expect(leftOf('人力资源部')).toBe(leftOf('总经办'))
  },
}
