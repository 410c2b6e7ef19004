import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { allowMotion } from '../testing/motion.ts'
import { dragScrollGuide } from './DragScroll.guide.ts'
import { DragScroll } from './DragScroll.tsx'

const pressed = fn()

const stations = ['下料', '折弯', '焊接', '打磨', '喷涂', '装配', '调试', '质检', '包装', '发运']

const floor = (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(10, 180px)', gap: 12, padding: 16, inlineSize: 'max-content' }}>
    {[1, 2, 3, 4].flatMap((line) =>
      stations.map((station) => (
        <div
          key={`${line}-${station}`}
          style={{
            display: 'grid',
            gap: 6,
            padding: 12,
            border: '1px solid var(--line)',
            borderRadius: 8,
            background: 'var(--surface)',
          }}
        >
          <b>
            {line} 线 · {station}
          </b>
          <span style={{ color: 'var(--text-muted)', fontSize: 13 }}>在制 {(line * 7 + station.length) % 9} 台</span>
          <Button size="small" onPress={pressed}>
            查看工单
          </Button>
        </div>
      )),
    )}
  </div>
)

const meta = {
  title: 'Display/DragScroll',
  component: DragScroll,
  args: {
    label: '车间平面',
    children: floor,
    style: { blockSize: 300, maxInlineSize: 640, border: '1px solid var(--line)', borderRadius: 8 },
  },
  parameters: { guide: dragScrollGuide },
} satisfies Meta<typeof DragScroll>

export default meta
type Story = StoryObj<typeof meta>

type Path = { to: { x: number; y: number }; element?: HTMLElement; letGo?: boolean }

/** Pulls with the mouse from a place in the box, in ten steps. */
const pull = (box: HTMLElement, { to, element = box, letGo = true }: Path): void => {
  const { left, top } = box.getBoundingClientRect()
  const at = (part: number) => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: left + 300 + to.x * part,
    clientY: top + 150 + to.y * part,
  })
  fireEvent.pointerDown(element, at(0))
  for (let step = 1; step <= 10; step += 1) fireEvent.pointerMove(window, at(step / 10))
  if (letGo) fireEvent.pointerUp(window, at(1))
}

export const FloorPlan: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: '车间平面' })
    pull(box, { to: { x: -200, y: -100 }, letGo: false })
    await expect(box).toHaveAttribute('data-dragging')
    // The first step only crosses the threshold; the content follows from there.
    await expect(box.scrollLeft).toBe(180)
    await expect(box.scrollTop).toBe(90)
    fireEvent.pointerUp(window, { pointerId: 1 })
    await expect(box).not.toHaveAttribute('data-dragging')
    // Less motion is wanted here: it rests where it was let go.
    await expect(box).not.toHaveAttribute('data-gliding')
  },
}

/** Up to 5 px it is a press, beyond it is a pull and no press any more. */
export const PressOrPull: Story = {
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    const box = within(canvasElement).getByRole('region')
    const [button] = within(canvasElement).getAllByRole('button')
    if (!button) throw new Error('The floor has no buttons to press.')
    pull(box, { to: { x: -5, y: 0 }, element: button })
    await expect(box.scrollLeft).toBe(0)
    fireEvent.click(button)
    await expect(pressed).toHaveBeenCalledTimes(1)
    pull(box, { to: { x: -60, y: 0 }, element: button })
    await expect(box.scrollLeft).toBeGreaterThan(0)
    fireEvent.click(button)
    await expect(pressed).toHaveBeenCalledTimes(1)
    // The next press is one again.
    await waitFor(async () => {
      fireEvent.click(button)
      await expect(pressed).toHaveBeenCalledTimes(2)
    })
  },
}

/** Let go in motion, it goes on for 400 ms. */
export const Momentum: Story = {
  beforeEach: allowMotion,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region')
    pull(box, { to: { x: -200, y: 0 } })
    await expect(box).toHaveAttribute('data-gliding')
    const letGo = box.scrollLeft
    await waitFor(() => expect(box.scrollLeft).toBeGreaterThan(letGo + 10))
    await waitFor(() => expect(box).not.toHaveAttribute('data-gliding'))
  },
}

/** A new press holds what still glides. */
export const PressStopsMomentum: Story = {
  beforeEach: allowMotion,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region')
    pull(box, { to: { x: -200, y: 0 } })
    await expect(box).toHaveAttribute('data-gliding')
    fireEvent.pointerDown(box, { pointerId: 1, pointerType: 'mouse', button: 0 })
    await expect(box).not.toHaveAttribute('data-gliding')
    fireEvent.pointerUp(window, { pointerId: 1 })
  },
}

/** Only along its direction; fields keep their pulls for selecting text. */
export const Horizontal: Story = {
  args: {
    direction: 'horizontal',
    children: (
      <div style={{ inlineSize: 1600, padding: 16 }}>
        <TextField label="备注" defaultValue="选中这段文字不会滚动" style={{ inlineSize: 320 }} />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region')
    pull(box, { to: { x: 0, y: -100 }, letGo: false })
    await expect(box).not.toHaveAttribute('data-dragging')
    fireEvent.pointerUp(window, { pointerId: 1 })
    pull(box, { to: { x: -100, y: 0 }, element: within(canvasElement).getByRole('textbox') })
    await expect(box.scrollLeft).toBe(0)
    pull(box, { to: { x: -100, y: 0 } })
    await expect(box.scrollLeft).toBe(90)
  },
}

/** Reached by Tab, so that the arrow keys scroll it. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('region', { name: '车间平面' })).toHaveFocus()
  },
}
