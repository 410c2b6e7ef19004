import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Row } from '../testing/story.tsx'
import { clipboardGuide } from './Clipboard.guide.ts'
import { CopyButton } from './CopyButton.tsx'
import { CopyText } from './CopyText.tsx'
import { useCopy } from './useCopy.ts'

const copied = fn()

const facts = [
  ['采购单号', 'PO-2026-01187'],
  ['物料编码', '1.03.07.00412'],
  ['税号', '91320505MA1XK8P42T'],
  ['Mã số thuế', '0108764532-001'],
] as const

const Facts = () => (
  <table style={{ borderSpacing: '0 8px' }}>
    <tbody>
      {facts.map(([name, value]) => (
        <tr key={name}>
          <th scope="row" style={{ paddingInlineEnd: 24, color: 'var(--text-muted)', fontWeight: 400, textAlign: 'start' }}>
            {name}
          </th>
          <td>
            <CopyText text={value} onCopied={copied} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** What the page would put on the clipboard, heard by the stories: a test page has none of its own. */
const heard = fn()

/** Replaces the browser's clipboard; `writeText` undefined is the page on plain http. */
const withClipboard = (writeText: ((text: string) => Promise<void>) | undefined) => () => {
  heard.mockClear()
  copied.mockClear()
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } })
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own)
    else Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const meta = {
  title: 'Actions/Clipboard',
  component: CopyText,
  subcomponents: { CopyButton },
  args: { text: 'PO-2026-01187' },
  parameters: { guide: clipboardGuide },
  beforeEach: withClipboard(async (text) => heard(text)),
} satisfies Meta<typeof CopyText>

export default meta
type Story = StoryObj<typeof meta>

/** One press copies exactly what stands there, and the outcome is seen and heard. */
export const Copies: Story = {
  tags: ['visual'],
  render: () => <Facts />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制“1.03.07.00412”' }))
    await expect(heard).toHaveBeenCalledWith('1.03.07.00412')
    const button = await within(canvasElement).findByRole('button', { name: '已复制' })
    await expect(button).toHaveFocus()
    await expect(copied).toHaveBeenCalledWith(true)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已复制'))
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: '已复制' })).toBeNull(), { timeout: 4000 })
  },
}

/** Without the clipboard of secure pages the old command does it. */
export const OnPlainHttp: Story = {
  beforeEach: withClipboard(undefined),
  play: async ({ canvasElement }) => {
    const listen = (event: ClipboardEvent) => heard(event.clipboardData?.getData('text/plain'))
    // Chromium runs the command only right after a real press, which a test page cannot make; the question to the page is the same.
    const command = document.execCommand
    document.execCommand = (name) => {
      const data = new DataTransfer()
      const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true })
      document.dispatchEvent(event)
      listen(event)
      return name === 'copy' && event.defaultPrevented
    }
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '复制“PO-2026-01187”' }))
      await within(canvasElement).findByRole('button', { name: '已复制' })
      await expect(heard).toHaveBeenCalledWith('PO-2026-01187')
    } finally {
      document.execCommand = command
    }
  },
}

/** Where the browser refuses, the reader is told what to do instead. */
export const Refused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvasElement }) => {
    const command = document.execCommand
    document.execCommand = () => false
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: /^复制/ }))
      await within(canvasElement).findByRole('button', { name: '复制失败，请手动选择' })
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('复制失败'))
    } finally {
      document.execCommand = command
    }
  },
}

export const ButtonAlone: Story = {
  render: () => (
    <Row>
      <code>http://bip.local/scm/purchase-order/detail/1187</code>
      <CopyButton text={() => 'http://bip.local/scm/purchase-order/detail/1187'} label="复制链接" />
      <CopyButton text="PO-2026-01187" size="medium" variant="default" />
      <CopyButton text="PO-2026-01187" isDisabled />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制链接' }))
    await expect(heard).toHaveBeenCalledWith('http://bip.local/scm/purchase-order/detail/1187')
  },
}

const OwnButton = () => {
  const { copy, state } = useCopy()
  return (
    <Button onPress={() => void copy('PO-2026-01187\tPO-2026-01188')}>
      {state === 'copied' ? '2 个单号已复制' : '复制所选单号'}
    </Button>
  )
}

/** The hook, behind a button of one's own. */
export const Hook: Story = {
  render: () => <OwnButton />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '复制所选单号' }))
    await within(canvasElement).findByRole('button', { name: '2 个单号已复制' })
    await expect(heard).toHaveBeenCalledWith('PO-2026-01187\tPO-2026-01188')
  },
}
