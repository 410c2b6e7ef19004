import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { makeOrders } from '../testing/orders.tsx'
import { Row } from '../testing/story.tsx'
import { affixGuide } from './Affix.guide.ts'
import { Affix } from './Affix.tsx'

const orders = makeOrders(40)

const bar = { padding: '8px 16px' } as const

const lines = (from: number, to: number) =>
  orders.slice(from, to).map(({ id, supplier }) => (
    <p key={id} style={{ padding: '8px 16px' }}>
      {id} · {supplier}
    </p>
  ))

const meta = {
  title: 'Navigation/Affix',
  component: Affix,
  args: {
    onChange: fn(),
    style: bar,
    children: (
      <Row>
        <strong>采购订单</strong>
        <Button size="small" variant="primary">
          提交审核
        </Button>
      </Row>
    ),
  },
  render: (args) => (
    <section
      aria-label="采购订单"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      style={{ blockSize: 320, inlineSize: 480, overflow: 'auto', border: '1px solid var(--line)', borderRadius: 8 }}
    >
      {args.side === 'bottom' ? (
        <>
          {lines(0, 30)}
          <Affix {...args} />
        </>
      ) : (
        <>
          {lines(0, 2)}
          <Affix {...args} />
          {lines(2, 40)}
        </>
      )}
    </section>
  ),
  parameters: { guide: affixGuide },
} satisfies Meta<typeof Affix>

export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const scroller = within(canvasElement).getByRole('region')
  const affix = scroller.querySelector<HTMLElement>('[data-side]')
  if (!affix) throw new Error('The story shows no affix.')
  return { scroller, affix, gap: () => affix.getBoundingClientRect().top - scroller.getBoundingClientRect().top }
}

/** It stays at the upper edge, says so once, and goes back to its place. */
export const Top: Story = {
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const { scroller, affix, gap } = parts(canvasElement)
    const own = gap()
    await expect(affix).not.toHaveAttribute('data-stuck')
    scroller.scrollTop = 30
    await waitFor(() => expect(gap()).toBeCloseTo(own - 30, 0))
    await expect(affix).not.toHaveAttribute('data-stuck')
    scroller.scrollTop = 400
    await waitFor(() => expect(affix).toHaveAttribute('data-stuck', 'true'))
    await expect(Math.abs(gap())).toBeLessThan(2)
    scroller.scrollTop = 500
    await waitFor(() => expect(scroller.scrollTop).toBe(500))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    scroller.scrollTop = 0
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(false))
    await expect(affix).not.toHaveAttribute('data-stuck')
    scroller.scrollTop = 400
    await waitFor(() => expect(affix).toHaveAttribute('data-stuck', 'true'))
  },
}

export const WithOffset: Story = {
  args: { offset: 24 },
  play: async ({ canvasElement }) => {
    const { scroller, affix, gap } = parts(canvasElement)
    scroller.scrollTop = 400
    await waitFor(() => expect(affix).toHaveAttribute('data-stuck', 'true'))
    await expect(Math.abs(gap() - 25)).toBeLessThan(2)
  },
}

/** At the lower edge it is stuck from the beginning, and comes to rest at the end. */
export const Bottom: Story = {
  args: { side: 'bottom', children: <Button variant="primary">Gửi yêu cầu phê duyệt</Button> },
  play: async ({ canvasElement, args }) => {
    const { scroller, affix } = parts(canvasElement)
    await waitFor(() => expect(affix).toHaveAttribute('data-stuck', 'true'))
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(affix).not.toHaveAttribute('data-stuck'))
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    scroller.scrollTop = 0
    await waitFor(() => expect(affix).toHaveAttribute('data-stuck', 'true'))
  },
}
