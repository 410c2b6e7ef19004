import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarcodeFormat, QRCodeWriter } from '@zxing/library'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { ScanPage } from './ScanPage.tsx'

const sent = fn()
const place = (name: string) => ({ id: name, name, warehouseId: 'w1', warehouseName: '一号仓' })

const Shown = () => (
  <RecordsProvider host={useRecordsHost()}>
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: 560 }}>
      <ScanPage />
    </div>
  </RecordsProvider>
)

const Stage = () => (
  <AdminStage at="/?task=move">
    <Shown />
  </AdminStage>
)

const meta = {
  title: 'Portal/Scanner',
  component: Stage,
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => {
    sent.mockReset()
    return serving(['stockBalance_view', 'stockTransfer_add'], () => ({
      'GET /blade-bip/plus/scan': ({ query }) => {
        const code = query.get('code') ?? ''
        const material = { id: 'm1', code: 'BZ.1', name: '螺栓', unit: 'pcs', tracking: 'none' }
        const drive = { ...material, id: 'm9', code: 'QD.9', name: '伺服驱动器', tracking: 'serial' }
        const found = [material, drive].find((one) => one.code === code)
        return { location: /^A\d/.test(code) ? place(code) : null, material: found ?? null }
      },
      'POST /blade-bip/plus/stock-transfer/submit': ({ body }) => {
        sent(body)
        return { id: 't1', no: 'DB-1' }
      },
      'POST /blade-bip/plus/stock-transfer/submit-audit': () => ({}),
    }))()
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** A move by scanner alone: each code ends with Enter, and the one field keeps the focus. */
export const AScanner: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('textbox', { name: '扫描来源库位' }, { timeout: 5000 })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('X9{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('没有库位 X9，请核对条码')
    for (const [code, next] of [
      ['A1', '扫描物料'],
      ['BZ.1', '输入数量'],
      ['6', '扫描目标库位'],
    ] as const) {
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
      await userEvent.clear(document.activeElement as HTMLElement)
      await userEvent.keyboard(`${code}{Enter}`)
      await waitFor(() => expect(canvas.getByRole('textbox', { name: next })).toHaveFocus())
    }
    await userEvent.keyboard('A2{Enter}')
    await expect(await canvas.findByText('A1 → A2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '提交 1 行' }))
    await expect(await canvas.findByText(/已提交 DB-1/)).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ locationId: 'A1', toLocationId: 'A2', quantity: '6' })] }),
    )
  },
}

/** What is kept by serial number moves piece by piece: no quantity is asked for, and no piece is taken twice. */
export const PieceByPiece: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const enter = async (code: string, next: string): Promise<void> => {
      await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
      await userEvent.clear(document.activeElement as HTMLElement)
      await userEvent.keyboard(`${code}{Enter}`)
      await waitFor(() => expect(canvas.getByRole('textbox', { name: next })).toHaveFocus())
    }
    await canvas.findByRole('textbox', { name: '扫描来源库位' }, { timeout: 5000 })
    await enter('A1', '扫描物料')
    await enter('QD.9', '扫描序列号')
    await enter('SN-1', '扫描目标库位')
    await enter('A2', '扫描来源库位')
    await enter('A1', '扫描物料')
    await enter('QD.9', '扫描序列号')
    await enter('sn-1', '扫描序列号')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('序列号 sn-1 已扫描过')
    await enter('SN-2', '扫描目标库位')
    await enter('A2', '扫描来源库位')
    await userEvent.click(canvas.getByRole('button', { name: '提交 2 行' }))
    await expect(await canvas.findByText(/已提交 DB-1/)).toBeVisible()
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        lines: ['SN-1', 'SN-2'].map((serialNo) => expect.objectContaining({ materialId: 'm9', serialNo, quantity: '1' })),
      }),
    )
  },
}

/** What a phone's camera would see: a code before it, in ten pictures a second. */
function streamOf(code: string): MediaStream {
  const size = 240
  const matrix = new QRCodeWriter().encode(code, BarcodeFormat.QR_CODE, size, size, new Map())
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 })
  const context = canvas.getContext('2d')
  const draw = (): void => {
    if (!context) return
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.fillStyle = 'black'
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) if (matrix.get(x, y)) context.fillRect(120 + x, 60 + y, 1, 1)
  }
  draw()
  const drawing = setInterval(draw, 100)
  const stream = canvas.captureStream(10)
  const [track] = stream.getTracks()
  const stop = track?.stop.bind(track)
  if (track)
    track.stop = () => {
      clearInterval(drawing)
      stop?.()
    }
  return stream
}

/** By the camera of a phone: the code before it is taken as if it was typed, and the camera is let go when it is turned off. */
export const ByCamera: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const asked = fn((_: MediaStreamConstraints) => Promise.resolve(streamOf('A1')))
    const camera = navigator.mediaDevices.getUserMedia
    navigator.mediaDevices.getUserMedia = asked as typeof camera
    try {
      await userEvent.click(await canvas.findByRole('button', { name: '用相机扫码' }, { timeout: 5000 }))
      await expect(await canvas.findByRole('textbox', { name: '扫描物料' }, { timeout: 20_000 })).toBeVisible()
      const stream = await asked.mock.results[0]?.value
      await userEvent.click(canvas.getByRole('button', { name: '关闭相机' }))
      await waitFor(() => expect(stream.getTracks()[0].readyState).toBe('ended'))
      asked.mockImplementation(() => Promise.reject(new DOMException('', 'NotAllowedError')))
      await userEvent.click(canvas.getByRole('button', { name: '用相机扫码' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('浏览器未获准使用相机')
    } finally {
      navigator.mediaDevices.getUserMedia = camera
    }
  },
}
