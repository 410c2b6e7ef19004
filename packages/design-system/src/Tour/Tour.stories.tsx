import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Row } from '../testing/story.tsx'
import { tourGuide } from './Tour.guide.ts'
import { Tour, type TourProps } from './Tour.tsx'

const closed = fn()

const Page = ({ isOpen: _, onClose: __, ...props }: TourProps) => {
  const [isOpen, setOpen] = useState(false)
  const [hasExport, setExport] = useState(false)
  return (
    <div style={{ display: 'grid', alignContent: 'start', gap: 24, minHeight: 420 }}>
      <Row>
        <Button variant="primary" data-tour="new">
          新建订单
        </Button>
        <Button data-tour="import">导入</Button>
        {hasExport && <Button data-tour="export">导出</Button>}
        <Button onPress={() => setOpen(true)}>看看有什么新功能</Button>
      </Row>
      <div
        data-tour="table"
        style={{ padding: 16, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--surface)', inlineSize: 420 }}
      >
        采购订单列表 · 3,012 张
      </div>
      <Tour
        {...props}
        isOpen={isOpen}
        onClose={(how) => {
          closed(how)
          setOpen(false)
        }}
        onStepChange={(index) => {
          props.onStepChange?.(index)
          // What the third step speaks of comes a little later, as it does on pages that load.
          if (index === 2) requestAnimationFrame(() => setExport(true))
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Overlays/Tour',
  component: Tour,
  args: {
    isOpen: false,
    onClose: fn(),
    onStepChange: fn(),
    steps: [
      { key: 'new', target: '[data-tour="new"]', title: '新建从这里开始', content: '也可以按 Alt N。填到一半离开，草稿会留着。' },
      { key: 'table', target: '[data-tour="table"]', title: '列表可以按列筛选', content: '把鼠标移到列头，点漏斗图标。' },
      { key: 'import', target: '[data-tour="import"]', title: '从表格导入', content: '先下载模板，按模板填好再导入。' },
    ],
  },
  render: (args) => <Page {...args} />,
  parameters: { guide: tourGuide, docs: { story: { inline: false, height: '480px' } } },
  beforeEach: () => void closed.mockClear(),
} satisfies Meta<typeof Tour>

export default meta
type Story = StoryObj<typeof meta>

const start = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: '看看有什么新功能' })
  await userEvent.click(opener)
  return opener
}
const card = (name: string) => screen.findByRole('dialog', { name })

const isBeside = (one: Element, other: Element): boolean => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.top < b.bottom + 40 && a.bottom > b.top - 40 && a.left < b.right + 40 && a.right > b.left - 40
}

/** The first step, as it looks. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await card('新建从这里开始')
  },
}

/** Each step stands beside its part; the last one ends the tour, and the focus goes back. */
export const Steps: Story = {
  play: async ({ canvasElement }) => {
    const opener = await start(canvasElement)
    const first = await card('新建从这里开始')
    await waitFor(() => expect(within(first).getByRole('button', { name: '下一步' })).toHaveFocus())
    const target = canvasElement.querySelector('[data-tour="new"]')
    if (!target) throw new Error('The page of the story has lost its first button.')
    await waitFor(() => expect(isBeside(first, target)).toBe(true))
    await expect(within(first).queryByRole('button', { name: '上一步' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await card('列表可以按列筛选')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('列表可以按列筛选'))
    await expect(screen.getByRole('img', { name: '第 2 步，共 3 步' })).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    const last = await card('从表格导入')
    await expect(within(last).queryByRole('button', { name: '跳过' })).toBeNull()
    await userEvent.click(within(last).getByRole('button', { name: '完成' }))
    await expect(closed).toHaveBeenCalledWith('done')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Arrows go both ways; Escape skips. The page behind cannot be pressed meanwhile. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = await start(canvasElement)
    await card('新建从这里开始')
    await expect(canvasElement.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(args.onStepChange).toHaveBeenLastCalledWith(0)
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledWith('skipped')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

const withMissing: TourProps['steps'] = [
  { key: 'welcome', title: '欢迎使用新的采购页面', content: '一分钟看完三处变化。' },
  { key: 'gone', target: '[data-tour="budget"]', title: '预算占用', content: '每一行旁边都能看到预算。' },
  { key: 'export', target: '[data-tour="export"]', title: '导出', content: '导出的是全部筛选结果，不只是这一页。' },
]

/** What is not on the page is told in the middle, and said to be missing; what comes later is found when it comes. */
export const MissingTarget: Story = {
  args: { steps: withMissing },
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    const welcome = await card('欢迎使用新的采购页面')
    await expect(within(welcome).queryByText(/不在页面上/)).toBeNull()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await card('预算占用')).toHaveTextContent('这一部分现在不在页面上')
    await userEvent.keyboard('{ArrowRight}')
    const last = await card('导出')
    await waitFor(() => expect(last).not.toHaveTextContent('不在页面上'))
    const target = canvasElement.querySelector('[data-tour="export"]')
    if (!target) throw new Error('The button that the step speaks of has not come.')
    await waitFor(() => expect(isBeside(last, target)).toBe(true))
  },
}

export const MissingIsPassedOver: Story = {
  args: {
    steps: withMissing.slice(0, 2).concat({ key: 'new', target: '[data-tour="new"]', title: '新建从这里开始' }),
    whenMissing: 'skip',
  },
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await card('欢迎使用新的采购页面')
    await userEvent.keyboard('{ArrowRight}')
    await card('新建从这里开始')
    await userEvent.keyboard('{ArrowLeft}')
    await card('欢迎使用新的采购页面')
  },
}

export const LongVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    steps: [
      {
        key: 'new',
        target: '[data-tour="new"]',
        title: 'Bắt đầu tạo đơn đặt hàng mới tại đây',
        content: 'Nếu bạn rời trang khi chưa điền xong, bản nháp sẽ được giữ lại cho lần sau.',
      },
      { key: 'table', target: '[data-tour="table"]', title: 'Lọc theo từng cột' },
    ],
  },
  play: async ({ canvasElement }) => {
    await start(canvasElement)
    await card('Bắt đầu tạo đơn đặt hàng mới tại đây')
  },
}
