import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { fullScreenGuide } from './FullScreen.guide.ts'
import { FullScreenButton } from './FullScreenButton.tsx'

/** A browser that grants what it is asked for; a test page is never granted the real one. */
const granting =
  ({ isEnabled = true, refuses = false } = {}) =>
  () => {
    let full: Element | null = null
    const own = (name: 'fullscreenElement' | 'fullscreenEnabled', get: () => unknown) =>
      Object.defineProperty(document, name, { configurable: true, get })
    const set = (next: Element | null) => {
      full = next
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    own('fullscreenElement', () => full)
    own('fullscreenEnabled', () => isEnabled)
    const { requestFullscreen } = Element.prototype
    const { exitFullscreen } = document
    Element.prototype.requestFullscreen = async function (this: Element) {
      if (refuses) throw new TypeError('Permissions check failed')
      set(this)
    }
    document.exitFullscreen = async () => set(null)
    leave = () => set(null)
    return () => {
      Element.prototype.requestFullscreen = requestFullscreen
      document.exitFullscreen = exitFullscreen
      Reflect.deleteProperty(document, 'fullscreenElement')
      Reflect.deleteProperty(document, 'fullscreenEnabled')
    }
  }

/** What the browser does on Escape. */
let leave = (): void => undefined

const meta = {
  title: 'Shell/FullScreen',
  component: FullScreenButton,
  parameters: { guide: fullScreenGuide },
  beforeEach: granting(),
} satisfies Meta<typeof FullScreenButton>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole('button', { name })

/** The button follows whatever led in or out: itself, Escape, another button. */
export const WholePage: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, '全屏'))
    await button(canvasElement, '退出全屏')
    await expect(document.fullscreenElement).toBe(document.documentElement)
    leave()
    await userEvent.click(await button(canvasElement, '全屏'))
    await userEvent.click(await button(canvasElement, '退出全屏'))
    await expect(document.fullscreenElement).toBeNull()
    await button(canvasElement, '全屏')
  },
}

const Plan = () => {
  const plan = useRef<HTMLDivElement>(null)
  return (
    <div ref={plan} style={{ background: 'var(--canvas)' }}>
      <Card title="苏州产线二期 · 项目计划" extra={<FullScreenButton target={plan} size="small" />}>
        甘特图
      </Card>
    </div>
  )
}

export const OnePart: Story = {
  render: () => <Plan />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, '全屏'))
    await button(canvasElement, '退出全屏')
    await expect(document.fullscreenElement?.textContent).toContain('项目计划')
    await expect(document.fullscreenElement).not.toBe(document.documentElement)
  },
}

/** A refusal leaves everything as it was, and says so. */
export const Refused: Story = {
  beforeEach: granting({ refuses: true }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await button(canvasElement, '全屏'))
    await waitFor(() => expect(screen.getByText(/浏览器不允许全屏/)).toBeVisible())
    await expect(document.fullscreenElement).toBeNull()
    await button(canvasElement, '全屏')
  },
}

export const NotAllowed: Story = {
  beforeEach: granting({ isEnabled: false }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull())
  },
}
