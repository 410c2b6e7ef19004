import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Sheet, SheetSection, Step } from '../testing/docs/Sheet.tsx'
import { layers } from './tokens.ts'

const planes = [
  ['Page', 'auto', 'canvas, surface, sunken', 'Cards, tables, fields: told apart by a line of 1 px, not by a shadow.'],
  ['Sticky', layers.sticky, 'surface, line below', 'Heads of tables, foot of a form, side navigation.'],
  ['Overlay', layers.overlay, 'surface, shadow-float', 'Menus, pop-overs, dialogs, drawers, in the order of their opening.'],
  ['Toast', layers.toast, 'surface, shadow-float', 'Messages: never covered, because they are about what has just happened.'],
] as const

const Page = () => (
  <Sheet
    title="Elevation and layers"
    lead="There is one shadow, and it means: this floats, and it will go. All that floats shares one level and lies in the order of opening, so that a menu in a dialog is above the dialog, and a dialog that the menu opens is above both."
  >
    <SheetSection title="The planes">
      <div style={{ position: 'relative', height: 260 }}>
        {planes.map(([name, level], index) => (
          <div
            key={name}
            data-plane={name}
            style={{
              position: 'absolute',
              left: index * 72,
              top: index * 44,
              width: 'min(420px, 60%)',
              height: 108,
              padding: 12,
              border: '1px solid var(--line)',
              borderRadius: 8,
              background: index === 0 ? 'var(--sunken)' : 'var(--surface)',
              boxShadow: index > 1 ? 'var(--shadow-float)' : undefined,
            }}
          >
            {name} <span style={{ color: 'var(--text-muted)' }}>{level}</span>
          </div>
        ))}
      </div>
    </SheetSection>
    <SheetSection title="What lies where">
      <div>
        {planes.map(([name, level, look, what]) => (
          <Step key={name} name={name} value={`z-index ${level}; ${look}`}>
            {what}
          </Step>
        ))}
      </div>
    </SheetSection>
  </Sheet>
)

const meta = { title: 'Foundations/Elevation and layers', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const Layers: StoryObj<typeof meta> = {
  name: 'Elevation and layers',
  play: async ({ canvasElement }) => {
    const shadows = Array.from(
      canvasElement.querySelectorAll('[data-plane]'),
      (plane) => getComputedStyle(plane).boxShadow !== 'none',
    )
    await expect(shadows).toEqual([false, false, true, true])
  },
}
