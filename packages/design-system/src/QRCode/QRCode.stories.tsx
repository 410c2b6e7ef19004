import type { Meta, StoryObj } from '@storybook/react-vite'
import { Factory } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Row } from '../testing/story.tsx'
import { qrCodeGuide } from './QRCode.guide.ts'
import { QRCode } from './QRCode.tsx'
import { scanDrawing, scanPicture } from './scan.fixture.ts'

const address = 'https://bip.example/scm/purchase-order/detail/1187'

const meta = {
  title: 'Display/QRCode',
  component: QRCode,
  args: { value: address, size: 200, caption: '扫码在手机上打开 PO-2026-01187' },
  parameters: { guide: qrCodeGuide },
  // Fetched before the story, so that no test waits for the network.
  loaders: [() => import('./QRBody.tsx')],
} satisfies Meta<typeof QRCode>

export default meta
type Story = StoryObj<typeof meta>

const symbolIn = (canvasElement: HTMLElement): Promise<HTMLElement> => within(canvasElement).findByRole('img')

export const OpensARecord: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const symbol = await within(canvasElement).findByRole('img', { name: '扫码在手机上打开 PO-2026-01187' })
    await expect((await scanDrawing(symbol))?.text).toBe(address)
  },
}

const texts = [
  '苏州产线二期 · 三号机 · 轴承座',
  'Nhà máy Bắc Ninh · dây chuyền số 2',
  '6901234567892',
  'WIFI:T:WPA;S:车间;P:设备2026;;',
]

/** Each is read back as it was, in every language and with every error correction. */
export const InEveryLanguage: Story = {
  render: () => (
    <Row gap={24}>
      {texts.map((value, index) => (
        <QRCode key={value} value={value} size={160} errorCorrection={(['L', 'M', 'Q', 'H'] as const)[index]} caption={value} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const symbols = await within(canvasElement).findAllByRole('img')
    const read = await Promise.all(symbols.map(scanDrawing))
    await expect(read.map((scan) => scan?.text)).toEqual(texts)
  },
}

/** Black on white with its quiet zone in every theme: this is what a phone sees on a dark screen. */
export const OnDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const symbol = await symbolIn(canvasElement)
    await expect((await scanDrawing(symbol))?.text).toBe(address)
    await expect(symbol.querySelector('rect')).toHaveAttribute('fill', '#ffffff')
    await expect(symbol.parentElement).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
  },
}

/** The logo stands on white, the error correction rises by itself, and the symbol is still read. */
export const WithLogo: Story = {
  args: { logo: <Factory strokeWidth={1.75} />, size: 240 },
  play: async ({ canvasElement }) => {
    const symbol = await symbolIn(canvasElement)
    const logo = symbol.querySelector('svg svg')?.getBoundingClientRect()
    await expect(logo?.width).toBeGreaterThan(symbol.getBoundingClientRect().width / 8)
    await expect((await scanDrawing(symbol))?.text).toBe(address)
  },
}

export const Expired: Story = {
  tags: ['visual'],
  args: { status: 'expired', caption: '打开企业微信扫码登录', onRefresh: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('二维码已失效')
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(await scanDrawing(canvasElement.querySelector('svg[viewBox="0 0 37 37"]'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = {
  render: (args) => (
    <Row gap={24}>
      {(['active', 'loading', 'expired', 'scanned'] as const).map((status) => (
        <QRCode key={status} {...args} size={180} status={status} caption={status} onRefresh={() => undefined} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(1))
    await expect(canvas.getByText('已扫描，请在手机上确认')).toBeVisible()
    await expect(canvas.getByText('正在获取二维码…')).toBeInTheDocument()
  },
}

/** Where no symbol is large enough, the reader is told by how much, and gets no symbol that lacks something. */
export const TooLong: Story = {
  args: { value: '检'.repeat(900), caption: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/内容过长：2,700 字节，二维码最多容纳 2,331 字节/)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Empty: Story = {
  args: { value: '', caption: undefined, hasTools: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('没有内容，无法生成二维码')).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** Hears what the page offers for download. */
type SavedFile = { name: string; file: Blob }

const withDownloads = async (action: (files: readonly SavedFile[]) => Promise<void>): Promise<readonly SavedFile[]> => {
  const files: SavedFile[] = []
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  let last: Blob | undefined
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) last = file
    return createObjectURL.call(URL, file)
  }
  HTMLAnchorElement.prototype.click = function note() {
    if (last) files.push({ name: this.download, file: last })
  }
  try {
    await action(files)
    return files
  } finally {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
}

/** The files hold the same symbol as the page, logo included. */
export const Downloads: Story = {
  args: { hasTools: true, fileName: 'PO-2026-01187', logo: <Factory strokeWidth={1.75} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const png = await canvas.findByRole('button', { name: '下载 PNG' })
    const files = await withDownloads(async (saved) => {
      await userEvent.click(png)
      await userEvent.click(canvas.getByRole('button', { name: '下载 SVG' }))
      // Drawing and packing the picture takes as long as it takes; what is listened for must not end before.
      await waitFor(() => expect(saved).toHaveLength(2))
    })
    await expect(files.map(({ name }) => name).sort()).toEqual(['PO-2026-01187.png', 'PO-2026-01187.svg'])
    await expect(png).toBeEnabled()
    const picture = await createImageBitmap(files.find(({ name }) => name.endsWith('png'))?.file ?? new Blob())
    await expect(picture.width).toBeGreaterThan(1000)
    await expect(scanPicture(picture, picture.width, picture.height)?.text).toBe(address)
    const drawing = await files.find(({ name }) => name.endsWith('svg'))?.file.text()
    await expect(drawing).toContain('lucide-factory')
  },
}

/** On plain http, where browsers copy no pictures, the reader is sent to the download. */
export const CopyRefused: Story = {
  args: { hasTools: true },
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
    return () => {
      if (own) Object.defineProperty(navigator, 'clipboard', own)
      else Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '复制图片' }))
    await expect(await canvas.findByText('浏览器不允许复制图片，请下载')).toBeVisible()
  },
}

/** A logo that cannot be fetched keeps the file from being made, and the reader is told. */
export const LogoOutOfReach: Story = {
  args: { hasTools: true, logo: '/no-such-logo.png' },
  beforeEach: () => {
    const own = window.fetch
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    return () => {
      window.fetch = own
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '下载 PNG' }))
    await expect(await canvas.findByText('图片生成失败，请截图保存')).toBeVisible()
  },
}
