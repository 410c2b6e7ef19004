import { Button, Empty, IconButton } from '@bip/design-system'
import { Plus } from '@bip/design-system/icons'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { DealBoard } from './fixtures/DealBoard.tsx'
import { owners } from './fixtures/deals.tsx'

const meta = {
  title: 'Charts/Board',
  component: DealBoard,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 620 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DealBoard>
export default meta

type Story = StoryObj<typeof meta>

const column = (canvas: HTMLElement, name: string): HTMLElement => within(canvas).getByRole('region', { name })

/** Deals by stage: how many, of how many, how much. */
export const Stages: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const solution = column(canvasElement, '方案')
    await expect(within(solution).getByText('8 张，上限 5')).toBeInTheDocument()
    await expect(within(solution).getByText('超限')).toBeVisible()
    await expect(within(solution).getByText('加权')).toBeVisible()
    await expect(within(solution).getByRole('list', { name: '方案' })).toBeInTheDocument()
  },
}

export const Lanes: Story = {
  args: { lanes: owners },
  play: async ({ canvasElement }) => {
    const lane = within(canvasElement).getByRole('region', { name: '苏航' })
    await expect(within(lane).getByRole('list', { name: '苏航 · 报价' })).toBeInTheDocument()
    await userEvent.click(within(lane).getByRole('button', { name: /^苏航/ }))
    await expect(within(lane).queryByRole('list', { name: '苏航 · 报价' })).not.toBeInTheDocument()
  },
}

/** Columns that matter less show their heads only, and still take cards. */
export const Collapsed: Story = {
  args: { defaultCollapsedKeys: new Set(['visit', 'won']) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '展开“初访”' }))
    await expect(await within(canvasElement).findByRole('list', { name: '初访' })).toBeInTheDocument()
  },
}

export const WithActions: Story = {
  args: {
    columnAction: ({ title }) => <IconButton size="small" icon={<Plus size={14} aria-hidden />} label={`在“${title}”新建`} />,
  },
}

/** Who may only look finds no handles. */
export const ReadOnly: Story = {
  args: { onMove: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^移动/ })).not.toBeInTheDocument()
  },
}

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = {
  args: { status: 'failed', onRetry: () => undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Forbidden: Story = { args: { status: 'forbidden' } }

export const Nothing: Story = {
  args: {
    count: 0,
    empty: <Empty title="还没有商机" description="新建第一个商机，或放宽筛选。" action={<Button>新建商机</Button>} />,
  },
}

export const EmptyColumns: Story = { args: { count: 0, empty: false } }

export const OneCard: Story = { args: { count: 1 } }

/** Only what is near the eye is in the page. */
export const TwoThousand: Story = {
  args: { count: 2000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeLessThan(120)
    await expect(within(column(canvasElement, '初访')).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '546')
  },
}

/** One column at a time, with a button to each. */
export const Phone: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 342, height: 620 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const jumps = within(canvasElement).getByRole('navigation', { name: '跳到列' })
    await userEvent.click(within(jumps).getByRole('button', { name: /谈判/ }))
    await expect(within(canvasElement).getByRole('region', { name: '谈判' })).toBeVisible()
  },
}

export const Compact: Story = {
  globals: { density: 'compact' },
  args: { cardHeight: { compact: 110, normal: 116, roomy: 132 } },
}

export const Vietnamese: Story = { globals: { locale: 'vi' } }

export const HighContrast: Story = { globals: { theme: 'contrast' } }

/** Read from five metres, on a display of 1080 lines. */
export const Wall: Story = { globals: { theme: 'wall' }, args: { size: 'wall', onMove: undefined, cardHeight: 190 } }
