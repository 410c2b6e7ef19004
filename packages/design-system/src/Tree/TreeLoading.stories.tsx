import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, isMockFunction, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { departments, loadRegions, regions } from './fixtures.tsx'
import { keysOf } from './handlers.fixture.ts'
import { treeGuide } from './Tree.guide.ts'
import { Tree } from './Tree.tsx'

const meta = {
  title: 'Data/Tree loading',
  component: Tree,
  parameters: { guide: treeGuide },
  args: {
    nodes: departments,
    label: '部门',
    onCheckedChange: fn(),
    onAction: fn(),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Tree>

export default meta
type Story = StoryObj<typeof meta>

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

/** A row says that loading failed, or that the answer was none, and tries again, also by Enter. */
export const LoadingFails: Story = {
  args: { nodes: regions, label: '地区', onAction: undefined },
  render: (args) => {
    const [attempts] = useState({ count: 0 })
    return (
      <Tree
        {...args}
        loadChildren={(node) => {
          attempts.count += 1
          if (attempts.count === 1) return Promise.reject(new Error('503'))
          return attempts.count === 2 ? Promise.resolve(JSON.parse('null')) : loadRegions(node)
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

/** What is open at first holds for nodes that come later too, until the reader opens or closes one. */
export const NodesComeLater: Story = {
  args: { onAction: undefined, defaultExpandedKeys: 'all' },
  render: ({ nodes, ...args }) => {
    const [known, setKnown] = useState<typeof nodes>([])
    return (
      <>
        <Button onPress={() => setKnown(nodes)}>取部门</Button>
        <Tree {...args} nodes={known} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('treeitem')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '取部门' }))
    const parents = (await canvas.findAllByRole('treeitem')).filter((item) => item.hasAttribute('aria-expanded'))
    await expect(parents.length).toBeGreaterThan(1)
    for (const parent of parents) await expect(parent).toHaveAttribute('aria-expanded', 'true')
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: '制造中心' })).toHaveAttribute('aria-expanded', 'false')
  },
}
