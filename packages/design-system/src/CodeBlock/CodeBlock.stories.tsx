import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Stack } from '../testing/story.tsx'
import { codeBlockGuide } from './CodeBlock.guide.ts'
import { CodeBlock } from './CodeBlock.tsx'
import { json, longJson, sql, ts, xml } from './codes.fixture.ts'

const meta = {
  title: 'Display/CodeBlock',
  component: CodeBlock,
  args: { code: json, language: 'json', title: 'ERP 返回 · 2026-11-20 09:41', highlightLines: [3, [7, 8]] },
  parameters: { guide: codeBlockGuide },
  // Fetched before the story, so that no test waits for the network.
  loaders: [() => import('./highlighter.ts')],
} satisfies Meta<typeof CodeBlock>

export default meta
type Story = StoryObj<typeof meta>

const lineWith = (canvasElement: HTMLElement, number: number): Element | null =>
  canvasElement.querySelector(`[data-line="${number}"]`)

export const Payload: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'ERP 返回 · 2026-11-20 09:41' })
    await waitFor(() => expect(within(region).getByText('"PO-2026-01187"')).toHaveAttribute('data-kind', 'string'))
    await expect(within(region).getByText('"单号"')).toHaveAttribute('data-kind', 'name')
    await expect(region).toHaveTextContent(json.replace(/\s+/g, ' '))
    const marked = [...region.querySelectorAll<HTMLElement>('[data-marked]')].map(({ dataset }) => dataset.line)
    await expect(marked).toEqual(['3', '7', '8'])
  },
}

/** The four languages, each in the same colours for the same things. */
export const Languages: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <CodeBlock code={sql} language="sql" />
      <CodeBlock code={xml} language="xml" />
      <CodeBlock code={ts} language="ts" />
      <CodeBlock code={'2026-11-20 09:41:07 WMS 连接超时，30 秒后重试\n2026-11-20 09:41:37 已恢复'} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const kindOf = (text: string): string | null | undefined =>
      [...canvasElement.querySelectorAll('[data-kind]')].find((piece) => piece.textContent === text)?.getAttribute('data-kind')
    await waitFor(() => {
      for (const word of ['select', 'deliveryNote', 'export']) expect(kindOf(word)).toBe('keyword')
    })
    await expect(kindOf('-- 近 30 天逾期未到货的采购行')).toBe('comment')
    await expect(kindOf("'running'")).toBe('string')
    await expect(kindOf('100006')).toBe('number')
    await expect(kindOf('"SUP-0120"')).toBe('string')
    await expect(kindOf('// 同一天的到货合并显示')).toBe('comment')
    await expect(within(canvasElement).getByRole('region', { name: '代码' }).querySelector('[data-kind]')).toBeNull()
  },
}

export const Wrapping: Story = {
  args: { code: `"${'焊接机器人 '.repeat(60)}"`, highlightLines: [], onWrappedChange: fn() },
  render: (args) => (
    <div style={{ width: 420 }}>
      <CodeBlock {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const region = canvas.getByRole('region')
    const toggle = canvas.getByRole('button', { name: '自动换行' })
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth)
    await expect(region).toHaveAttribute('tabindex', '0')
    await userEvent.click(toggle)
    await expect(args.onWrappedChange).toHaveBeenCalledWith(true)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await expect(region.scrollWidth).toBe(region.clientWidth)
  },
}

/** Copies the text itself, without the numbers of its lines. */
export const Copying: Story = {
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    heard.mockClear()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => heard(text) },
    })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制代码' }))
    await waitFor(() => expect(heard).toHaveBeenCalledWith(json))
    await expect(lineWith(canvasElement, 1)?.textContent).toBe('{\n')
  },
}
const heard = fn()

/** An excerpt counts from where it was cut out. */
export const Excerpt: Story = {
  args: { code: sql, language: 'sql', title: 'overdue.sql', firstLine: 118, highlightLines: [122] },
  play: async ({ canvasElement }) => {
    await expect(lineWith(canvasElement, 122)).toHaveAttribute('data-marked')
    await expect(lineWith(canvasElement, 122)).toHaveTextContent("where l.due < current_date and o.status = 'running'")
  },
}

/** Of ten thousand lines only those in sight are in the page; the end is reached all the same. */
export const TenThousandLines: Story = {
  args: { code: longJson(10_000), title: 'telemetry.json', highlightLines: [9999] },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region')
    await waitFor(() => expect(lineWith(canvasElement, 1)).not.toBeNull())
    await expect(canvasElement.querySelectorAll('[data-line]').length).toBeLessThan(120)
    await expect(lineWith(canvasElement, 9999)).toBeNull()
    await fireEvent.scroll(region, { target: { scrollTop: region.scrollHeight } })
    await waitFor(() => expect(lineWith(canvasElement, 9999)).toHaveAttribute('data-marked'))
    await expect(lineWith(canvasElement, 9999)).toHaveTextContent('"at":9997')
  },
}

export const WithoutNumbers: Story = { args: { hasLineNumbers: false, highlightLines: [], title: undefined } }

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: {
    title: 'Cấu hình đồng bộ đơn mua hàng giữa hệ thống quản lý kho và cổng thông tin nhà cung cấp tại nhà máy Bắc Ninh',
  },
  render: (args) => (
    <div style={{ width: 380 }}>
      <CodeBlock {...args} />
    </div>
  ),
}
