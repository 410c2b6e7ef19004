import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { scene } from '../testing/pictures.ts'
import { imagePreviewGuide } from './ImagePreview.guide.ts'
import { ImagePreview, type ImagePreviewItem } from './ImagePreview.tsx'

const photo = (key: string, name: string, alt: string, hue: number, width = 1600): ImagePreviewItem => ({
  key,
  name,
  alt,
  src: scene({ name: alt, hue, width, height: (width * 2) / 3 }),
})

const items = [
  photo('1', '到货_主轴箱_01.jpg', '主轴箱外观', 205),
  photo('2', '到货_主轴箱_02.jpg', '主轴箱铭牌', 150),
  photo('3', 'Ảnh hiện trường lắp đặt dây chuyền dập số 2.jpg', 'Dây chuyền dập số 2', 25),
]

const meta = {
  title: 'Display/ImagePreview',
  component: ImagePreview,
  args: { isOpen: true, onClose: fn(), items, onActiveIndexChange: fn(), onDownload: fn() },
  parameters: { guide: imagePreviewGuide, docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ImagePreview>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('img[data-ready]')).not.toBeNull())
  const canvas = within(dialog)
  return {
    dialog,
    canvas,
    stage: canvas.getByRole('group'),
    picture: () => canvas.getByRole('img'),
    percent: () => Number.parseFloat(canvas.getByRole('status', { name: /缩放比例/ }).textContent ?? ''),
    tool: (name: string) => canvas.getByRole('button', { name }),
  }
}

/** 800 px wide by default; the picture is shown whole, and its percentage is that of its own pixels. */
export const InADialog: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const { dialog, stage, picture, percent, tool } = await opened()
    await expect(dialog).toHaveAccessibleName('到货_主轴箱_01.jpg')
    await expect(dialog.style.getPropertyValue('--modal-width')).toBe('800px')
    await waitFor(() => expect(stage).toHaveFocus())
    await expect(percent()).toBeLessThan(100)
    await expect(picture().getBoundingClientRect().width).toBeLessThanOrEqual(stage.getBoundingClientRect().width + 1)
    await userEvent.click(tool('原始大小'))
    await expect(percent()).toBe(100)
    await expect(Math.round(picture().getBoundingClientRect().width)).toBe(1600)
    await userEvent.click(tool('适应窗口'))
    await expect(percent()).toBeLessThan(100)
    await userEvent.click(tool('下载'))
    await expect(args.onDownload).toHaveBeenCalledWith(items[0])
  },
}

/** The wheel zooms, and what lies under the pointer stays there. */
export const WheelZoomsAtThePointer: Story = {
  play: async () => {
    const { stage, picture, percent, tool } = await opened()
    await userEvent.click(tool('原始大小'))
    const box = stage.getBoundingClientRect()
    const at = { clientX: box.left + box.width * 0.7, clientY: box.top + box.height * 0.4 }
    const share = () => {
      const { left, top, width, height } = picture().getBoundingClientRect()
      return { x: (at.clientX - left) / width, y: (at.clientY - top) / height }
    }
    const before = share()
    fireEvent.wheel(stage, { ...at, deltaY: -100 })
    await waitFor(() => expect(percent()).toBe(122))
    await expect(share().x).toBeCloseTo(before.x, 3)
    await expect(share().y).toBeCloseTo(before.y, 3)
    for (let turn = 0; turn < 40; turn += 1) fireEvent.wheel(stage, { ...at, deltaY: 100 })
    await waitFor(() => expect(percent()).toBe(5))
  },
}

/** Two fingers: apart zooms, between them the picture stays. */
export const Pinch: Story = {
  play: async () => {
    const { stage, percent, tool } = await opened()
    await userEvent.click(tool('原始大小'))
    const box = stage.getBoundingClientRect()
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    const finger = (pointerId: number, x: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX: middle.x + x,
      clientY: middle.y,
    })
    fireEvent.pointerDown(stage, finger(11, -50))
    fireEvent.pointerDown(stage, finger(12, 50))
    fireEvent.pointerMove(window, finger(11, -100))
    fireEvent.pointerMove(window, finger(12, 100))
    fireEvent.pointerUp(window, finger(11, -100))
    fireEvent.pointerUp(window, finger(12, 100))
    await waitFor(() => expect(percent()).toBe(200))
  },
}

/** Pulled, a picture larger than the stage follows the pointer as far as its edge. */
export const Pan: Story = {
  play: async () => {
    const { stage, picture, tool } = await opened()
    await userEvent.click(tool('原始大小'))
    const before = picture().getBoundingClientRect()
    const { left, top } = stage.getBoundingClientRect()
    const at = (x: number, y: number) => ({ pointerId: 1, button: 0, clientX: left + 400 + x, clientY: top + 200 + y })
    fireEvent.pointerDown(stage, at(0, 0))
    fireEvent.pointerMove(window, at(60, -20))
    await waitFor(() => expect(picture().getBoundingClientRect().left).toBeCloseTo(before.left + 60, 0))
    await expect(picture().getBoundingClientRect().top).toBeCloseTo(before.top - 20, 0)
    fireEvent.pointerMove(window, at(5000, 0))
    await waitFor(() => expect(picture().getBoundingClientRect().left).toBeCloseTo(left, 0))
    fireEvent.pointerUp(window, at(5000, 0))
  },
}

export const Keyboard: Story = {
  play: async ({ args }) => {
    const { dialog, stage, picture, percent, tool } = await opened()
    await waitFor(() => expect(stage).toHaveFocus())
    await userEvent.keyboard('1')
    await expect(percent()).toBe(100)
    await userEvent.keyboard('+')
    await expect(percent()).toBe(125)
    const before = picture().getBoundingClientRect().left
    await userEvent.keyboard('{ArrowRight}')
    await expect(picture().getBoundingClientRect().left).toBeCloseTo(before - 64, 0)
    await userEvent.keyboard('0r')
    const { width, height } = picture().getBoundingClientRect()
    await expect(height).toBeGreaterThan(width)
    await userEvent.keyboard('{Shift>}R{/Shift}h')
    await expect(picture().style.transform).toMatch(/scale\(-.*rotate\(0deg\)/)
    // Fitted again, the arrows leaf.
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onActiveIndexChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('{End}')
    await expect(dialog).toHaveAccessibleName(/Ảnh hiện trường/)
    await expect(tool('下一张')).toBeDisabled()
    await userEvent.keyboard('{PageUp}')
    await expect(args.onActiveIndexChange).toHaveBeenLastCalledWith(1)
    await userEvent.keyboard('f')
    await expect(dialog).toHaveAttribute('data-size', 'full')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(tool('缩小')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tool('放大')).toHaveFocus()
    // On a tool the first Escape takes away its tooltip.
    stage.focus()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
  },
}

/** Each picture begins as it is, whatever was done to the one before. */
export const NextBeginsAfresh: Story = {
  play: async () => {
    const { canvas, picture, percent, tool } = await opened()
    const fitted = percent()
    await userEvent.click(tool('向右旋转'))
    await userEvent.click(tool('放大'))
    await userEvent.click(tool('下一张'))
    await waitFor(() => expect(canvas.getByRole('img', { name: '主轴箱铭牌' })).toHaveAttribute('data-ready'))
    await expect(percent()).toBe(fitted)
    await expect(picture().style.transform).toContain('rotate(0deg)')
    await expect(canvas.getByText('第 2 张，共 3 张：到货_主轴箱_02.jpg')).toBeInTheDocument()
  },
}

export const FullScreen: Story = { tags: ['visual'], args: { defaultFull: true, defaultActiveIndex: 2 } }

/** A small picture is not blown up. */
export const Small: Story = {
  args: { items: [photo('s', 'icon_48.png', '轴承', 280, 180)] },
  play: async () => {
    const { percent, canvas } = await opened()
    await expect(percent()).toBe(100)
    await expect(canvas.queryByRole('button', { name: '下一张' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { items: [{ key: 'x', src: 'data:image/png;base64,broken', alt: '外壳裂纹', name: '外壳裂纹.jpg' }], canDownload: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('图片无法显示')
    await expect(within(dialog).getByRole('button', { name: '放大' })).toBeDisabled()
    await expect(within(dialog).queryByRole('button', { name: '下载' })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: '重试' }))
    await expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
  },
}
