import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ImagePreview } from '../ImagePreview/ImagePreview.tsx'
import { allowedAttributes, allowedTags } from './allowList.ts'
import { notice, photo } from './notice.fixture.ts'
import { payloads } from './payloads.fixture.ts'
import { richTextViewGuide } from './RichTextView.guide.ts'
import { type RichTextImage, RichTextView, type RichTextViewProps } from './RichTextView.tsx'

const meta = {
  title: 'Display/RichTextView',
  component: RichTextView,
  args: { html: notice(), onImageOpen: fn() },
  parameters: { guide: richTextViewGuide },
  // Fetched before the story, so that no test waits for the network.
  loaders: [() => import('./RichTextBody.tsx')],
} satisfies Meta<typeof RichTextView>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const body = canvasElement.querySelector<HTMLElement>('[data-size] > div')
    if (!body?.hasChildNodes()) throw new Error('The text has not come yet.')
    return body
  })

export const Notice: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('关于三号产线停机检修的通知')
    await expect(canvas.getByRole('table', { name: '检修安排' })).toBeVisible()
    // The author's red is gone, the alignment stays.
    const aligned = canvas.getByText('校准报告次日归档')
    await expect(aligned).toHaveStyle({ textAlign: 'right' })
    await expect(aligned).not.toHaveAttribute('style')
  },
}

/** Links leave the application in a page of their own, which gets no hold of it. */
export const Links: Story = {
  args: {
    html: '<p><a href="https://bip.example/a" target="_self" rel="opener">规程</a> <a href="#第二节">第二节</a></p><h3 id="第二节">第二节</h3>',
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    const away = within(canvasElement).getByRole('link', { name: '规程' })
    await expect(away).toHaveAttribute('target', '_blank')
    await expect(away).toHaveAttribute('rel', 'noopener noreferrer')
    const here = within(canvasElement).getByRole('link', { name: '第二节' })
    await expect(here).not.toHaveAttribute('target')
    await expect(canvasElement.ownerDocument.querySelector(here.getAttribute('href') ?? '')).toHaveTextContent('第二节')
  },
}

const WithPreview = ({ onImageOpen, ...props }: RichTextViewProps) => {
  const [open, setOpen] = useState<{ images: readonly RichTextImage[]; index: number } | null>(null)
  return (
    <>
      <RichTextView
        {...props}
        onImageOpen={(images, index) => {
          setOpen({ images, index })
          onImageOpen?.(images, index)
        }}
      />
      <ImagePreview
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        items={(open?.images ?? []).map((image, index) => ({ ...image, key: String(index) }))}
        defaultActiveIndex={open?.index}
      />
    </>
  )
}

/** Pictures load when they come into sight, and open large by mouse and by key, all of the text's to leaf through. */
export const Pictures: Story = {
  args: {
    html: `<p>更换前：</p><p><img src="${photo('ST-031', 205)}" alt="更换前的主轴"></p><p>更换后：</p><p><img src="${photo('ST-034', 150)}" alt="更换后的主轴"></p>`,
  },
  render: (args) => <WithPreview {...args} />,
  play: async ({ canvasElement, args }) => {
    await shown(canvasElement)
    const second = within(canvasElement).getByRole('button', { name: '查看大图：更换后的主轴' })
    await expect(second.querySelector('img')).toHaveAttribute('loading', 'lazy')
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onImageOpen).toHaveBeenCalledWith(
      [expect.objectContaining({ alt: '更换前的主轴' }), expect.objectContaining({ alt: '更换后的主轴' })],
      1,
    )
    await expect(await screen.findByRole('dialog', { name: '更换后的主轴' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
  },
}

/** A wide table scrolls by itself, also by key; the page does not. */
export const WideTable: Story = {
  render: (args) => (
    <div style={{ width: 360 }}>
      <RichTextView {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const body = await shown(canvasElement)
    const room = within(canvasElement).getByRole('region', { name: '检修安排' })
    await waitFor(() => expect(room).toHaveAttribute('tabindex', '0'))
    await expect(room.scrollWidth).toBeGreaterThan(room.clientWidth)
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  },
}

declare global {
  interface Window {
    /** Set by a hostile text that ran. */
    __ran?: number
  }
}

const isListed = (element: Element): boolean =>
  allowedTags.includes(element.localName) || element.matches('div[data-table], button[data-opener]')

const ours = [
  'data-table',
  'data-opener',
  'data-align',
  'role',
  'aria-label',
  'type',
  'tabindex',
  'target',
  'rel',
  'loading',
  'decoding',
  'referrerpolicy',
]
const isListedAttribute = (name: string): boolean => allowedAttributes.includes(name) || ours.includes(name)

/** Forty attacks of every kind known, and none of them does anything: nothing runs, nothing loads, nothing leaves its place. */
export const Hostile: Story = {
  args: { html: '' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {payloads.map((html) => (
        <RichTextView key={html} html={html} onImageOpen={() => undefined} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(payloads.length).toBeGreaterThanOrEqual(30)
    const bodies = [...canvasElement.querySelectorAll<HTMLElement>('[data-size] > div')]
    await waitFor(() => expect(within(canvasElement).getByText('外部链接')).toBeVisible())
    await expect(bodies).toHaveLength(payloads.length)
    const elements = bodies.flatMap((body) => [...body.querySelectorAll('*')])
    await expect(elements.filter((element) => !isListed(element)).map(({ outerHTML }) => outerHTML)).toEqual([])
    const attributes = elements.flatMap((element) => [...element.attributes])
    await expect(attributes.filter(({ name }) => !isListedAttribute(name)).map(({ name, value }) => `${name}=${value}`)).toEqual(
      [],
    )
    const addresses = attributes.filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value)
    await expect(addresses.filter((address) => !/^(https:|x$)/.test(address))).toEqual([])
    await expect(within(canvasElement).getAllByText('出库单')[0]).toHaveStyle({ textDecorationLine: 'none' })
    // Whoever presses and touches everything sets nothing off either.
    for (const element of elements) {
      if (element.localName === 'a') continue
      element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      element.dispatchEvent(new PointerEvent('pointerenter', { bubbles: true }))
    }
    await waitFor(() => expect([...canvasElement.querySelectorAll('img')].every(({ complete }) => complete)).toBe(true))
    await expect(window.__ran).toBeUndefined()
    await expect(window.top?.__ran).toBeUndefined()
    // Nothing of the page was taken over.
    await expect(typeof document.getElementById).toBe('function')
    await expect(document.body.nodeName).toBe('BODY')
    await expect(getComputedStyle(document.body).display).not.toBe('none')
  },
}

/** What a text may hold is set in our own type. */
export const Typography: Story = {
  tags: ['visual'],
  args: {
    html: `<h1>焊接作业指导书</h1><p>适用于 <mark>S235</mark> 与 <em>Q345</em>；板厚 <del>6</del> <ins>8</ins> mm，CO<sub>2</sub> 流量 15 L·min<sup>-1</sup>。</p>
<h2>准备</h2><ul><li>检查焊丝<ul><li>直径 1.2 mm</li><li>无锈</li></ul></li><li>按 <kbd>F2</kbd> 调出程序 <code>WPS-0412</code></li></ul>
<h3>参数</h3><pre><code>电流 180 A
电压 22 V</code></pre><blockquote>首件必须由质检确认。</blockquote><hr>
<dl><dt>责任人</dt><dd>赵海燕</dd></dl><details><summary>变更记录</summary><p>2026-11-02 电流由 170 A 调至 180 A。</p></details>`,
  },
  play: async ({ canvasElement }) => {
    await shown(canvasElement)
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: '20px' })
    await expect(within(canvasElement).getByText('S235').localName).toBe('mark')
  },
}

export const Empty: Story = {
  args: { html: '  ' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('暂无内容')).toBeVisible()
  },
}

export const CompactVietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    size: 'compact',
    html: '<p>Nhà cung cấp xác nhận <strong>giao bù 24 vòng bi</strong> trước ngày 08/12/2026; chứng từ kèm theo gồm:</p><ul><li>phiếu kiểm tra chất lượng,</li><li>biên bản giao nhận có chữ ký của kho Bắc Ninh.</li></ul>',
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <RichTextView {...args} />
    </div>
  ),
}
