import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarcodeFormat as Scanned } from '@zxing/library'
import { expect, within } from 'storybook/test'
import { scanDrawing } from '../QRCode/scan.fixture.ts'
import { Row } from '../testing/story.tsx'
import { barcodeGuide } from './Barcode.guide.ts'
import { Barcode } from './Barcode.tsx'
import type { BarcodeFormat } from './barcodeRules.ts'

const meta = {
  title: 'Display/Barcode',
  component: Barcode,
  args: { value: 'WO-2026-01187' },
  parameters: { guide: barcodeGuide },
  // Fetched before the story, so that no test waits for the network.
  loaders: [() => import('./BarcodeBody.tsx')],
} satisfies Meta<typeof Barcode>

export default meta
type Story = StoryObj<typeof meta>

export const WorkOrder: Story = {
  play: async ({ canvasElement }) => {
    const symbol = await within(canvasElement).findByRole('img', { name: '条码：WO-2026-01187' })
    await expect(await scanDrawing(symbol)).toEqual({ text: 'WO-2026-01187', format: Scanned.CODE_128 })
    await expect(symbol).toHaveTextContent('WO-2026-01187')
  },
}

const samples: readonly { format: BarcodeFormat; value: string; read: string; as: Scanned }[] = [
  { format: 'code128', value: 'PO-2026-01187', read: 'PO-2026-01187', as: Scanned.CODE_128 },
  { format: 'ean13', value: '690123456789', read: '6901234567892', as: Scanned.EAN_13 },
  { format: 'code39', value: '1.03.07-412', read: '1.03.07-412', as: Scanned.CODE_39 },
  { format: 'datamatrix', value: 'SN:BZ3-000412;LOT0098112', read: 'SN:BZ3-000412;LOT0098112', as: Scanned.DATA_MATRIX },
]

/** Each format is read back as what it is. */
export const Formats: Story = {
  tags: ['visual'],
  render: () => (
    <Row gap={32}>
      {samples.map(({ format, value }) => (
        <Barcode key={format} format={format} value={value} moduleWidth={format === 'datamatrix' ? 4 : 2} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const symbols = await within(canvasElement).findAllByRole('img')
    const read = await Promise.all(symbols.map(scanDrawing))
    await expect(read).toEqual(samples.map(({ read: text, as: format }) => ({ text, format })))
  },
}

/** Black on white in every theme: on a dark ground the bars would be the gaps. */
export const OnDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const symbol = await within(canvasElement).findByRole('img')
    await expect((await scanDrawing(symbol))?.text).toBe('WO-2026-01187')
    await expect(symbol.parentElement).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' })
    await expect(symbol.querySelector('path')).toHaveAttribute('fill', '#000000')
  },
}

export const SmallWithoutText: Story = {
  args: { height: 28, moduleWidth: 1, hasText: false },
  play: async ({ canvasElement }) => {
    const symbol = await within(canvasElement).findByRole('img')
    await expect(symbol.querySelector('text')).toBeNull()
    await expect((await scanDrawing(symbol))?.text).toBe('WO-2026-01187')
  },
}

export const WithTools: Story = {
  args: { hasTools: true, fileName: 'WO-2026-01187' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '下载 SVG' })).toBeEnabled()
  },
}

const wrong: readonly { format: BarcodeFormat; value: string }[] = [
  { format: 'ean13', value: '6901234567899' },
  { format: 'ean13', value: '69012' },
  { format: 'code128', value: '轴承座 6205' },
  { format: 'code39', value: 'wo-2026' },
  { format: 'datamatrix', value: 'x'.repeat(4000) },
  { format: 'code128', value: '' },
]

/** What no symbol holds is said in words, and nothing is drawn that a scanner would read wrongly. */
export const Invalid: Story = {
  render: () => (
    <Row gap={16}>
      {wrong.map(({ format, value }) => (
        <Barcode key={format + value} format={format} value={value} />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('EAN-13 校验位应为 2，请核对号码')).toBeVisible()
    await expect(canvas.getByText('EAN-13 需要 12 或 13 位数字，现在有 5 个字符')).toBeVisible()
    await expect(canvas.getByText(/不能包含“轴”/)).toBeVisible()
    await expect(canvas.getByText(/不能包含“w”/)).toBeVisible()
    await expect(canvas.getByText('内容过长，无法生成条码')).toBeVisible()
    await expect(canvas.getByText('没有内容，无法生成条码')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const InvalidVietnamese: Story = {
  args: { format: 'code39', value: 'Vòng bi 6205' },
  globals: { locale: 'vi' },
}
