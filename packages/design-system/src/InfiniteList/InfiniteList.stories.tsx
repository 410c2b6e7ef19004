import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Button } from '../Button/Button.tsx'
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../testing/story.tsx'
import { infiniteListGuide } from './InfiniteList.guide.ts'
import { InfiniteList } from './InfiniteList.tsx'
import { createInfiniteListMemory } from './memory.ts'
import type { InfinitePage } from './pages.ts'

type Entry = { id: string; who: string; what: string }

const people = ['王敏', '陈立新', 'Nguyễn Văn An', '赵海燕']
const deeds = [
  '提交了采购申请，等待部门负责人审批',
  '把交期从 2026-12-01 改为 2026-12-08，原因：供应商产能不足',
  'đã xác nhận nhận hàng tại Nhà máy Bắc Ninh, thiếu 2 thùng so với phiếu giao hàng',
  '上传了出厂检验报告',
]

/** Two hundred entries of a history in pages of twenty. */
const history = (page: number, _signal?: AbortSignal): Promise<InfinitePage<Entry>> =>
  Promise.resolve({
    total: 200,
    items: Array.from({ length: 20 }, (_, place) => {
      const number = (page - 1) * 20 + place + 1
      return { id: `H-${String(number).padStart(4, '0')}`, who: people[number % 4] ?? '', what: deeds[(number * 7) % 4] ?? '' }
    }),
  })

const Card = ({ id, who, what }: Entry) => (
  <div style={{ display: 'flex', gap: 12, padding: '10px 16px', alignItems: 'flex-start' }}>
    <Avatar name={who} isDecorative />
    <div style={{ minWidth: 0 }}>
      <div style={{ fontWeight: 500 }}>
        {who} <span style={{ color: 'var(--text-muted)', fontWeight: 400, fontSize: 12 }}>{id}</span>
      </div>
      <div style={{ color: 'var(--text-muted)', fontSize: 13 }}>{what}</div>
    </div>
  </div>
)

const meta = {
  title: 'Data/InfiniteList',
  component: InfiniteList<Entry>,
  parameters: { guide: infiniteListGuide },
  args: {
    label: '变更记录',
    load: fn(history),
    itemKey: ({ id }) => id,
    itemLabel: ({ id, who }) => `${id} ${who}`,
    renderItem: (entry) => <Card {...entry} />,
    height: 360,
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof InfiniteList<Entry>>

export default meta
type Story = StoryObj<typeof meta>

const scrollerOf = (canvasElement: HTMLElement): HTMLElement => {
  const scroller = canvasElement.querySelector<HTMLElement>('[data-status]')
  if (!scroller) throw new Error('The list is not there; render it first.')
  return scroller
}
const scrollToEnd = (scroller: HTMLElement): void => scroller.scrollTo({ top: scroller.scrollHeight })

/** Pages come as one scrolls; only what is near the viewport is in the page, and the end is said. */
export const Scrolling: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list', { name: '变更记录' })
    const [first] = await within(list).findAllByRole('listitem')
    await expect(first).toHaveAttribute('aria-setsize', '200')
    await expect(args.load).toHaveBeenCalledTimes(1)
    const scroller = scrollerOf(canvasElement)
    await waitFor(
      () => {
        scrollToEnd(scroller)
        expect(canvas.getByText('H-0200')).toBeVisible()
      },
      { timeout: 8000 },
    )
    await expect(args.load).toHaveBeenCalledTimes(10)
    await expect(canvas.getByText('没有更多了')).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40)
  },
}

/** A page that could not be loaded: what is there stays where it is, and another attempt goes on. */
export const LoadingFails: Story = {
  render: (args) => {
    const [attempts] = useState({ count: 0 })
    return (
      <InfiniteList
        {...args}
        load={(page) => {
          attempts.count += 1
          return attempts.count === 2 ? Promise.reject(new Error('503')) : history(page)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('listitem')
    const scroller = scrollerOf(canvasElement)
    await waitFor(() => {
      scrollToEnd(scroller)
      expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
    })
    const retry = canvas.getByRole('button', { name: '重试' })
    await expect(canvas.getByText('H-0020')).toBeVisible()
    const { scrollTop } = scroller
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByRole('button', { name: '重试' })).toBeNull())
    await expect(Math.abs(scroller.scrollTop - scrollTop)).toBeLessThan(60)
    await expect(canvas.getByText('H-0020')).toBeInTheDocument()
  },
}

/** Articles that are read one after the other: Page Down goes from one to the next, also beyond what is loaded. */
export const Feed: Story = {
  args: { semantics: 'feed' },
  decorators: [
    (Story) => (
      <Stack>
        {Story()}
        <Button>之后</Button>
      </Stack>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const first = await canvas.findByRole('article', { name: 'H-0001 陈立新' })
    first.focus()
    for (let press = 1; press <= 24; press += 1) {
      await userEvent.keyboard('{PageDown}')
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-index', String(press)))
    }
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(canvas.getByRole('article', { name: /^H-0024/ })).toHaveFocus())
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(canvas.getByRole('button', { name: '之后' })).toHaveFocus()
  },
}

/** The list goes away and comes back where it was, without loading again. */
export const KeepsThePlace: Story = {
  render: (args) => {
    const [memory] = useState(() => createInfiniteListMemory<Entry>())
    const [isShown, setShown] = useState(true)
    return (
      <Stack>
        <Button onPress={() => setShown(!isShown)}>{isShown ? '打开详情' : '返回列表'}</Button>
        {isShown && <InfiniteList {...args} memory={memory} />}
      </Stack>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('listitem')
    await waitFor(() => {
      scrollToEnd(scrollerOf(canvasElement))
      expect(canvas.getByText('H-0040')).toBeVisible()
    })
    await waitFor(() => expect(scrollerOf(canvasElement)).toHaveAttribute('data-status', 'ready'))
    scrollerOf(canvasElement).scrollTo({ top: 1200 })
    await waitFor(() => expect(canvas.queryByText('H-0040')).toBeNull())
    const { scrollTop } = scrollerOf(canvasElement)
    const loads = args.load.mock.calls.length
    await userEvent.click(canvas.getByRole('button', { name: '打开详情' }))
    await userEvent.click(canvas.getByRole('button', { name: '返回列表' }))
    await waitFor(() => expect(Math.abs(scrollerOf(canvasElement).scrollTop - scrollTop)).toBeLessThan(3))
    await expect(args.load).toHaveBeenCalledTimes(loads)
  },
}

/** Another question starts anew at the top; answers to the one before are dropped. */
export const AnotherQuestion: Story = {
  render: (args) => {
    const [who, setWho] = useState('all')
    return (
      <Stack>
        <SegmentedControl
          label="人员"
          items={[
            { value: 'all', label: '全部' },
            { value: 'none', label: '无记录的人' },
          ]}
          value={who}
          onChange={setWho}
        />
        <InfiniteList
          {...args}
          question={who}
          load={(page, signal) => (who === 'all' ? args.load(page, signal) : Promise.resolve({ items: [] }))}
        />
      </Stack>
    )
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('H-0001')
    await userEvent.click(canvas.getByRole('radio', { name: '无记录的人' }))
    await expect(await canvas.findByText('暂无数据')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '全部' }))
    await expect(await canvas.findByText('H-0001')).toBeVisible()
    await expect(args.load).toHaveBeenLastCalledWith(1, expect.anything())
  },
}

export const Waiting: Story = {
  args: { load: fn((_page: number, _signal?: AbortSignal) => new Promise<InfinitePage<Entry>>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  args: { load: fn((_page: number, _signal?: AbortSignal) => Promise.resolve<InfinitePage<Entry>>({ items: [] })), height: 240 },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('暂无数据')).toBeVisible()
  },
}
