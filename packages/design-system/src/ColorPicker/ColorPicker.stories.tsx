import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { clears, isBackIn, isNoValue, openBy, openByKeys, textBox } from '../testing/fieldPlays.ts'
import { fieldStates } from '../testing/fieldStates.tsx'
import { colorPickerGuide } from './ColorPicker.guide.ts'
import { ColorPicker } from './ColorPicker.tsx'

const meta = {
  title: 'Inputs/ColorPicker',
  component: ColorPicker,
  // The panel is a chunk of its own; the tests do not wait for the network.
  loaders: [() => import('./ColorPanel.tsx')],
  parameters: { guide: colorPickerGuide },
  args: { label: '产线颜色', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 220, minHeight: 380 }}>{Story()}</div>],
} satisfies Meta<typeof ColorPicker>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement): Promise<void> => {
  await openBy(canvasElement, '选择颜色')
  await screen.findByRole('slider', { name: '色相' })
}

/** A colour by its name; the panel says how well it is seen on the page. */
export const Presets: Story = {
  args: { defaultValue: '#8a6d00' },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement)
    await waitFor(() => expect(screen.getByRole('button', { name: '赭黄', pressed: true })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: '蓝' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('#1f6fb4')
    await expect(within(canvasElement).getByRole('textbox', { name: '产线颜色' })).toHaveValue('#1f6fb4')
    await expect(screen.getByText('与页面底色的对比 5.2 : 1')).toBeVisible()
    await expect(screen.getByText('可用于文字')).toBeVisible()
  },
}

/** Arrow keys mix: right and up in the area, along the hue; a grey keeps the hue it was made from. */
export const Keyboard: Story = {
  args: { defaultValue: '#336699' },
  play: async ({ canvasElement, args }) => {
    await openByKeys(canvasElement)
    const hue = await screen.findByRole('slider', { name: '色相' })
    await expect(hue).toHaveAttribute('aria-valuetext', '210°')
    const area = screen.getByRole('slider', { name: '产线颜色 饱和度与明度' })
    await expect(area).toHaveAttribute('aria-valuetext', '饱和度 67% 明度 60%')
    area.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(area).toHaveAttribute('aria-valuetext', '饱和度 68% 明度 60%'))
    await userEvent.keyboard('{Home}{Home}{Home}{Home}{Home}{Home}{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith('#999999')
    await expect(hue).toHaveAttribute('aria-valuetext', '210°')
    await userEvent.keyboard('{Escape}')
    await isBackIn(canvasElement)
  },
}

/** Typed with or without the #, short or long; what is no colour is kept and named, and is no value. */
export const Typing: Story = {
  args: { name: 'colour' },
  play: async ({ canvasElement, args }) => {
    const field = textBox(canvasElement)
    await userEvent.type(field, 'F60{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff6600')
    await expect(field).toHaveValue('#ff6600')
    await userEvent.clear(field)
    await userEvent.type(field, '深蓝')
    await userEvent.tab()
    await isNoValue({ canvasElement, args }, '请填写形如 #1f6fb4 的颜色值')
  },
}

/** A pale colour is allowed, and said to be one. */
export const TooFaint: Story = {
  args: { defaultValue: '#f5e6a8' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(screen.getByText('不易辨认')).toBeVisible())
  },
}

const dropped = fn<() => Promise<{ sRGBHex: string }>>()

class FakeEyeDropper {
  open = dropped
}

/** Where the browser has an eyedropper, a colour comes from anywhere on the screen; calling it off changes nothing. */
export const Eyedropper: Story = {
  args: { defaultValue: '#1f6fb4' },
  beforeEach: () => {
    const real = window.EyeDropper
    window.EyeDropper = FakeEyeDropper
    return () => {
      window.EyeDropper = real
    }
  },
  play: async ({ canvasElement, args }) => {
    dropped.mockReset().mockRejectedValueOnce(new DOMException('The user cancelled.', 'AbortError'))
    dropped.mockResolvedValueOnce({ sRGBHex: '#0C7F68' })
    await open(canvasElement)
    const pipette = screen.getByRole('button', { name: '从屏幕取色' })
    await userEvent.click(pipette)
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(pipette)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#0c7f68'))
  },
}

/** Without an eyedropper there is no button for one. */
export const NoEyedropper: Story = {
  beforeEach: () => {
    const real = window.EyeDropper
    window.EyeDropper = undefined
    return () => {
      window.EyeDropper = real
    }
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(screen.queryByRole('button', { name: '从屏幕取色' })).toBeNull()
  },
}

export const Clearing: Story = {
  args: { defaultValue: '#0c7f68', isClearable: true },
  play: clears,
}

export const OwnPresets: Story = {
  args: {
    presets: [
      { value: '#1f6fb4', name: '一号线' },
      { value: '#b4530a', name: '二号线' },
      { value: '#0c7f68', name: '越南北宁线' },
    ],
    defaultValue: '#b4530a',
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(screen.getByRole('button', { name: '二号线', pressed: true })).toBeVisible())
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi' },
  args: { label: 'Màu hiển thị của dây chuyền trên bảng điện tử', defaultValue: '#2a8fb0' },
  play: async ({ canvasElement }) => {
    await openBy(canvasElement, 'Chọn màu')
    await waitFor(() => expect(screen.getByText('Chỉ nên dùng cho hình và nét đậm')).toBeVisible())
    await expect(screen.getByRole('slider', { name: /Độ bão hòa và độ sáng$/ })).toHaveAttribute(
      'aria-roledescription',
      'Thanh trượt hai chiều',
    )
  },
}

export const States: Story = {
  tags: ['visual'],
  ...fieldStates({
    look: 'clearable',
    width: 170,
    error: '与采购部相同',
    render: (props, { isEmpty, isLook }) => (
      <ColorPicker {...props} label="部门颜色" isClearable={isLook} value={isEmpty ? null : '#8f4f9f'} />
    ),
  }),
}
