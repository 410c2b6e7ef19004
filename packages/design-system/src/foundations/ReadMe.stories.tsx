import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sheet, SheetSection } from '../testing/docs/Sheet.tsx'

const Column = ({ title, items }: { title: string; items: readonly string[] }) => (
  <section>
    <h3 style={{ marginBottom: 8, fontSize: 14 }}>{title}</h3>
    <ul style={{ display: 'grid', gap: 6, margin: 0, paddingLeft: 18, color: 'var(--text-muted)' }}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)

const Columns = ({ children }: { children: React.ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 32 }}>{children}</div>
)

const steps = [
  ['Look for it', 'Search in the sidebar. Two components that do nearly the same are a burden on everybody who comes later.'],
  ['Draw it in stories', 'The typical use first, then sizes, states, long Vietnamese, no data and ten thousand rows.'],
  [
    'Write its guide',
    'What it is for and when another serves better; its parts; what to do and what to leave; what each key does.',
  ],
  [
    'Prove it',
    'A play function for each behaviour: what a reader sees, not how it is made. Every story is a test, in every theme.',
  ],
  ['Export it', 'From index.ts; its line in the conformance suite; then "npx -y pnpm@12 api" and read the difference.'],
] as const

const Page = () => (
  <Sheet
    title="BIP design system"
    lead="The parts of which every screen of the portal and of the wall displays is made. An instrument, not a brochure: calm, dense, exact and quick, because people look at it for eight hours a day."
  >
    <SheetSection title="What is here">
      <Columns>
        <Column
          title="Foundations"
          items={[
            'Colours with the contrast of every pair in every theme',
            'Type, space, icons, motion, layers, focus',
            'Texts: every word of every component in three languages',
          ]}
        />
        <Column
          title="Components"
          items={[
            'Each with its guide, props, keys and stories',
            'Behaviour from react-aria; looks from tokens only',
            'Kitchen: all of them on one page, to see them together',
          ]}
        />
        <Column
          title="Pages"
          items={[
            'Lists and forms as in real use',
            'Records, workflow and charts come from their own packages, into the same sidebar',
          ]}
        />
      </Columns>
    </SheetSection>
    <SheetSection title="How to use it">
      <Columns>
        <Column
          title="Designers"
          items={[
            'The toolbar above changes theme, density, language, width and motion, on pages of documentation too',
            'On the page of a component, "Anatomy" names its parts: use these names',
            'Switch to Tiếng Việt before you call a layout done: it runs a third longer',
            'The Accessibility tab shows what axe finds; it finds nothing in what is released',
          ]}
        />
        <Column
          title="Developers"
          items={[
            "import { Button } from '@bip/design-system': an app takes along what it names and no more",
            'One DesignProvider at the root brings theme, density, language and the hosts of messages',
            'Every root takes ref, className and the rest; state shows as data-* attributes',
            'Wrong props are told in the console during development, with the way out',
          ]}
        />
      </Columns>
    </SheetSection>
    <SheetSection title="How to contribute">
      <ol style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' }}>
        {steps.map(([title, text], index) => (
          <li key={title} style={{ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: 8 }}>
            <span aria-hidden="true" style={{ color: 'var(--accent)', fontWeight: 600 }}>
              {index + 1}
            </span>
            <p style={{ maxWidth: '72ch' }}>
              <b style={{ fontWeight: 600 }}>{title}.</b> <span style={{ color: 'var(--text-muted)' }}>{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </SheetSection>
  </Sheet>
)

const meta = { title: 'Foundations/Read me', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const ReadMe: StoryObj<typeof meta> = {
  name: 'Read me',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'How to contribute' })).toHaveTextContent('Write its guide')
  },
}
