import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Sheet, SheetSection, Step } from '../testing/docs/Sheet.tsx'
import { useReducedMotion } from './reducedMotion.ts'
import { sizes } from './tokens.ts'

const speeds = [
  ['Ours', sizes.motion, 'Appears while the finger leaves the key'],
  ['Slow', '400ms', 'For comparison: the reader waits for it'],
] as const

const Track = ({ duration, isThere }: { duration: string; isThere: boolean }) => (
  <div style={{ position: 'relative', height: 28, borderRadius: 6, background: 'var(--sunken)' }}>
    <span
      data-runner={duration}
      style={{
        position: 'absolute',
        top: 4,
        left: isThere ? 'calc(100% - 24px)' : 4,
        width: 20,
        height: 20,
        borderRadius: 4,
        background: 'var(--accent)',
        transition: `left ${duration} ease-out`,
      }}
    />
  </div>
)

const uses = [
  ['Pop-up, dialog, toast', 'fades in from 2 to 8 px away', 'Goes at once: what is done with should not linger.'],
  ['Fold, side navigation', 'height or width', 'The arrow turns with it.'],
  ['Row or button under the pointer', 'colour of the ground', 'Nothing moves from its place.'],
  ['Waiting', 'ring or thin line, turning', 'Skeleton rows stand still: forty of them would flicker.'],
] as const

const Page = () => {
  const isReduced = useReducedMotion()
  const [isThere, setThere] = useState(false)
  return (
    <Sheet
      title="Motion"
      lead="Motion shows cause and effect and nothing else: where a thing came from, which way it went. It takes 120 ms, eases out, and nobody waits for it."
    >
      <SheetSection title="Duration">
        <div>
          {speeds.map(([name, duration, what]) => (
            <Step key={name} name={name} value={`${duration}, ease-out. ${what}`}>
              <Track duration={duration} isThere={isThere} />
            </Step>
          ))}
        </div>
        <div>
          <Button onPress={() => setThere(!isThere)}>Move</Button>
        </div>
      </SheetSection>
      <SheetSection title="What moves">
        <div>
          {uses.map(([what, how, why]) => (
            <Step key={what} name={what} value={how}>
              {why}
            </Step>
          ))}
        </div>
      </SheetSection>
      <SheetSection title="Less motion">
        <p role="status" style={{ maxWidth: '72ch' }}>
          {isReduced
            ? 'This machine asks for less motion: everything jumps to its end, and rings stand still.'
            : 'This machine allows motion. Ask the system for less, and everything jumps to its end; "Motion" in the toolbar does the same for stories.'}
        </p>
      </SheetSection>
    </Sheet>
  )
}

const meta = { title: 'Foundations/Motion', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

/** Tests ask for less motion, so the runner is at its end at once. */
export const Motion: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const runner = canvasElement.querySelector<HTMLElement>('[data-runner="400ms"]')
    const before = runner?.getBoundingClientRect().left ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(runner?.style.left).toBe('calc(100% - 24px)')
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    await expect(canvas.getByRole('status')).toHaveTextContent('asks for less motion')
    await expect(getComputedStyle(runner ?? canvasElement).transitionDuration).toBe('0s')
    await expect(before).toBeGreaterThan(0)
  },
}
