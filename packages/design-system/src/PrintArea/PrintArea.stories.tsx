import type { Meta, StoryObj } from '@storybook/react-vite'
import { Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Descriptions } from '../Descriptions/Descriptions.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { scene } from '../testing/pictures.ts'
import { Row, Stack } from '../testing/story.tsx'
import { printAreaGuide } from './PrintArea.guide.ts'
import { PrintArea } from './PrintArea.tsx'
import type { PrintOptions } from './printElement.ts'
import { usePrint } from './usePrint.ts'

/** Draws past React, as a chart does. */
const Signature = () => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.strokeStyle = '#0b5f75'
    pen.lineWidth = 2
    pen.beginPath()
    pen.moveTo(10, 40)
    pen.bezierCurveTo(40, -20, 60, 80, 90, 30)
    pen.bezierCurveTo(110, 0, 130, 60, 150, 20)
    pen.stroke()
  }, [])
  return <canvas ref={canvas} width={160} height={56} role="img" aria-label="收货人签名" style={{ justifySelf: 'start' }} />
}

const note = (
  <Card title="送货单 DN-2026-00342" extra={<span data-print-hidden="">仅屏幕可见</span>}>
    <Stack>
      <Descriptions
        items={[
          { key: 'supplier', label: '供应商', content: '苏州精工机械有限公司' },
          { key: 'order', label: '采购订单', content: 'PO-2026-01187' },
          { key: 'date', label: '到货日期', content: '2026-11-20' },
        ]}
      />
      <img src={scene({ name: '主轴箱', hue: 205 })} alt="到货照片" style={{ inlineSize: 240 }} />
      <TextField label="收货备注" defaultValue="" />
      <Checkbox label="外观完好" />
      <Signature />
    </Stack>
  </Card>
)

type PageProps = { options: PrintOptions; isPrintOnly?: boolean; onError?: (error: unknown) => void; onPrinted?: () => void }

const DeliveryNote = ({ options, isPrintOnly, onError, onPrinted }: PageProps) => {
  const printing = usePrint({ ...options, onError })
  return (
    <Stack width={640}>
      <Row>
        <Button
          icon={<Printer size={16} aria-hidden />}
          isLoading={printing.isPrinting}
          onPress={() => printing.print().then(onPrinted)}
        >
          打印
        </Button>
      </Row>
      <PrintArea printing={printing} isPrintOnly={isPrintOnly}>
        {note}
      </PrintArea>
    </Stack>
  )
}

const sent = fn()
const printed = fn()
const failed = fn()

const meta = {
  title: 'Display/PrintArea',
  component: DeliveryNote,
  args: {
    options: {
      title: 'DN-2026-00342',
      header: '送货单 DN-2026-00342',
      hasPageNumbers: true,
      delay: 20,
      send: (copy: HTMLElement) => sent(copy),
    },
    onPrinted: printed,
    onError: failed,
  },
  parameters: { guide: printAreaGuide },
  beforeEach: () => {
    sent.mockReset()
    printed.mockReset()
    failed.mockReset()
  },
} satisfies Meta<typeof DeliveryNote>

export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement) => userEvent.click(within(canvasElement).getByRole('button', { name: '打印' }))

/** The page that is printed holds the area alone, with its styles, what was typed, ticked and drawn, and nothing meant for the screen. */
export const DeliveryNoteStory: Story = {
  name: 'Delivery note',
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '收货备注' }), '外包装轻微破损')
    await userEvent.click(canvas.getByRole('checkbox', { name: '外观完好' }))
    const titleBefore = document.title
    let seen: Record<string, unknown> = {}
    sent.mockImplementation((copy: HTMLElement) => {
      const heading = copy.querySelector('h2')
      const picture = copy.querySelector<HTMLImageElement>('img[alt="到货照片"]')
      seen = {
        title: document.title,
        theme: copy.dataset.theme,
        text: copy.textContent,
        button: copy.querySelector('button'),
        typed: copy.querySelector<HTMLInputElement>('input:not([type="checkbox"])')?.value,
        ticked: copy.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked,
        weight: heading && getComputedStyle(heading).fontWeight,
        pictureHasCome: picture?.complete && picture.naturalWidth > 0,
        pictures: copy.querySelectorAll('img').length,
        canvases: copy.querySelectorAll('canvas').length,
        paper: document.head.textContent?.includes('@top-left{content:"送货单 DN-2026-00342"'),
        isSeen: copy.getBoundingClientRect().right > 0,
      }
    })
    await press(canvasElement)
    await expect(await canvas.findByText('打印结束')).toHaveAttribute('role', 'status')
    await expect(printed).toHaveBeenCalledTimes(1)
    await expect(seen).toMatchObject({
      title: 'DN-2026-00342',
      theme: 'light',
      button: null,
      typed: '外包装轻微破损',
      ticked: true,
      weight: '600',
      pictureHasCome: true,
      pictures: 2,
      canvases: 0,
      paper: true,
      isSeen: false,
    })
    await expect(String(seen.text)).toContain('苏州精工机械有限公司')
    await expect(String(seen.text)).not.toContain('仅屏幕可见')
    // Nothing is left behind.
    await expect(document.querySelector('[data-print-copy]')).toBeNull()
    await expect(document.title).toBe(titleBefore)
  },
}

/** While it works the button says so and a second press does not print twice. */
export const Working: Story = {
  play: async ({ canvasElement }) => {
    let close = (): void => undefined
    sent.mockImplementation(
      () =>
        new Promise<void>((resolve) => {
          close = resolve
        }),
    )
    const button = within(canvasElement).getByRole('button', { name: '打印' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(await within(canvasElement).findByText('正在打印…')).toBeInTheDocument()
    await userEvent.click(button)
    close()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

/** Not before half a second, so that pictures and fonts are there. */
export const WaitsHalfASecond: Story = {
  args: { options: { send: (copy: HTMLElement) => sent(copy) } },
  play: async ({ canvasElement }) => {
    const pressedAt = performance.now()
    await press(canvasElement)
    await waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 4000 })
    await expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(500)
  },
}

/** What goes wrong is told and cleared away. */
export const Fails: Story = {
  play: async ({ canvasElement }) => {
    sent.mockRejectedValue(new Error('打印服务器无响应'))
    await press(canvasElement)
    await expect(await within(canvasElement).findByText('无法打印，请重试')).toBeInTheDocument()
    await expect(failed).toHaveBeenCalledTimes(1)
    await expect(document.querySelector('[data-print-copy]')).toBeNull()
  },
}

/** A label that is printed and never shown. */
export const PrintOnly: Story = {
  args: { isPrintOnly: true },
  play: async ({ canvasElement }) => {
    let offset: number | undefined
    sent.mockImplementation((copy: HTMLElement) => {
      const { left = Number.NaN } = copy.firstElementChild?.getBoundingClientRect() ?? {}
      offset = left - copy.getBoundingClientRect().left
    })
    await press(canvasElement)
    await waitFor(() => expect(printed).toHaveBeenCalled())
    await expect(offset).toBe(0)
  },
}

const printingAs = (print: () => void) => () => {
  const real = window.print
  window.print = print
  return () => {
    window.print = real
  }
}

/** With the browser's own window it is over when that is closed. */
export const BrowserWindow: Story = {
  args: { options: { delay: 0 } },
  beforeEach: printingAs(() => {
    window.dispatchEvent(new Event('beforeprint'))
    setTimeout(() => {
      sent()
      window.dispatchEvent(new Event('afterprint'))
    }, 60)
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await expect(await within(canvasElement).findByText('正在打印…')).toBeInTheDocument()
    await expect(await within(canvasElement).findByText('打印结束')).toBeInTheDocument()
    await expect(sent).toHaveBeenCalledTimes(1)
  },
}

/** A browser that opens no window is not waited for. */
export const Refused: Story = {
  args: { options: { delay: 0 } },
  beforeEach: printingAs(() => undefined),
  play: async ({ canvasElement }) => {
    await press(canvasElement)
    await expect(await within(canvasElement).findByText('无法打印，请重试', undefined, { timeout: 4000 })).toBeInTheDocument()
    await expect(failed).toHaveBeenCalledTimes(1)
  },
}
