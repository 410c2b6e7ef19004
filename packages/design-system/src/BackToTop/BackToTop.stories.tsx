import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { makeOrders } from '../testing/orders.tsx'
import { backToTopGuide } from './BackToTop.guide.ts'
import { BackToTop, type BackToTopProps } from './BackToTop.tsx'

const orders = makeOrders(60)

const Feed = (props: BackToTopProps) => {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <>
      <section
        ref={scroller}
        aria-label="采购动态"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        style={{ blockSize: 360, inlineSize: 480, overflow: 'auto', border: '1px solid var(--line)', borderRadius: 8 }}
      >
        {orders.map(({ id, supplier }) => (
          <p key={id} style={{ padding: '8px 16px' }}>
            {id} · {supplier}
          </p>
        ))}
        <Button variant="quiet">加载更多</Button>
      </section>
      <BackToTop {...props} target={scroller} />
    </>
  )
}

const meta = {
  title: 'Navigation/BackToTop',
  component: BackToTop,
  render: (args) => <Feed {...args} />,
  parameters: { guide: backToTopGuide },
} satisfies Meta<typeof BackToTop>

export default meta
type Story = StoryObj<typeof meta>

/** It appears once enough has been scrolled, leads back, and the keyboard goes on from the beginning. */
export const LeadsBack: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const feed = canvas.getByRole('region', { name: '采购动态' })
    await expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull()
    feed.scrollTop = 300
    feed.dispatchEvent(new Event('scroll'))
    await expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull()
    feed.scrollTop = 900
    const button = await canvas.findByRole('button', { name: '回到顶部' })
    await userEvent.click(button)
    await waitFor(() => expect(feed.scrollTop).toBe(0))
    await expect(feed).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull())
  },
}

/** On the way down, as it looks. */
export const InSight: Story = {
  args: { threshold: 80, label: 'Về đầu danh sách' },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('region').scrollTop = 500
    await within(canvasElement).findByRole('button', { name: 'Về đầu danh sách' })
  },
}
