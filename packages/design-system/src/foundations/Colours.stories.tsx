import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sheet, SheetSection } from '../testing/docs/Sheet.tsx'
import { colourPairs, contrast } from './contrast.ts'
import { type ColourName, type ThemeName, themeNames, themes } from './themes.ts'

/** The meanings in groups, as one looks for them. */
const groups = [
  [
    'Grounds',
    'What lies beneath: the page, cards and tables, wells, a row under the pointer, a chosen row.',
    ['canvas', 'surface', 'sunken', 'hover', 'selected'],
  ],
  [
    'Lines',
    'Between rows, around cards, around fields. Only line-field must be seen to be used.',
    ['line', 'line-strong', 'line-field', 'focus'],
  ],
  [
    'Text',
    'Faint is still 4.5 to 1: captions are read too.',
    ['text', 'text-muted', 'text-faint', 'text-on-accent', 'text-on-danger', 'text-on-inverse'],
  ],
  [
    'Accent',
    'The one colour of ours: the main action, links, what is chosen.',
    ['accent', 'accent-hover', 'accent-soft', 'inverse'],
  ],
  [
    'State',
    'Blue goes on, green is done, orange is late, amber waits for somebody, red failed or destroys. Never for decoration.',
    [
      'info',
      'info-soft',
      'success',
      'success-soft',
      'warning',
      'warning-soft',
      'pending',
      'pending-soft',
      'danger',
      'danger-hover',
      'danger-soft',
      'neutral',
      'neutral-soft',
    ],
  ],
  [
    'Charts',
    'In this order: neighbours stay apart for the common kinds of colour blindness.',
    ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'],
  ],
] as const satisfies readonly (readonly [string, string, readonly ColourName[]])[]

const Swatch = ({ name }: { name: ColourName }) => (
  <li style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
    <span
      aria-hidden="true"
      style={{
        flex: 'none',
        width: 32,
        height: 32,
        border: '1px solid var(--line-strong)',
        borderRadius: 6,
        background: `var(--${name})`,
      }}
    />
    <code style={{ fontFamily: 'var(--mono)', fontSize: 12 }}>--{name}</code>
  </li>
)

const Meanings = () => (
  <Sheet
    title="Colours"
    lead="Colours have meanings, and components read meanings only. The frame stays quiet so that the data can speak; the toolbar shows the same meanings in the other themes."
  >
    {groups.map(([title, text, names]) => (
      <SheetSection key={title} title={title}>
        <p style={{ maxWidth: '72ch', color: 'var(--text-muted)' }}>{text}</p>
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
            gap: 12,
            margin: 0,
            padding: 0,
            listStyle: 'none',
          }}
        >
          {names.map((name) => (
            <Swatch key={name} name={name} />
          ))}
        </ul>
      </SheetSection>
    ))}
  </Sheet>
)

const Figure = ({ theme, front, ground, min }: { theme: ThemeName } & (typeof colourPairs)[number]) => (
  <td
    data-theme={theme}
    style={{ padding: '4px 12px', background: `var(--${ground})`, color: `var(--${min === 3 ? 'text' : front})` }}
  >
    <span style={{ display: 'flex', gap: 10, alignItems: 'center' }}>
      {min === 3 ? (
        <span aria-hidden="true" style={{ width: 12, height: 12, borderRadius: 3, background: `var(--${front})` }} />
      ) : (
        <span aria-hidden="true" style={{ fontWeight: 600 }}>
          永 Ag
        </span>
      )}
      <span data-figure="" style={{ marginInlineStart: 'auto' }}>
        {contrast(themes[theme][front], themes[theme][ground]).toFixed(1)}
      </span>
    </span>
  </td>
)

const Pairs = () => (
  <Sheet
    title="Contrast"
    lead="Every pair of colours that components lay on each other, in every theme. Text needs 4.5 to 1, in high contrast 7; what must be seen, such as the edge of a field, needs 3. A test holds all of them."
  >
    <table style={{ width: '100%', borderCollapse: 'collapse', fontSize: 12 }}>
      <thead>
        <tr>
          <th scope="col" style={{ padding: 8, textAlign: 'start' }}>
            Pair
          </th>
          {themeNames.map((theme) => (
            <th key={theme} scope="col" style={{ padding: 8, textAlign: 'start' }}>
              {theme}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {colourPairs.map((pair) => (
          <tr key={`${pair.front} ${pair.ground}`} style={{ borderTop: '1px solid var(--line)' }}>
            <th scope="row" style={{ padding: '4px 8px', fontWeight: 400, textAlign: 'start' }}>
              {pair.front} on {pair.ground}
            </th>
            {themeNames.map((theme) => (
              <Figure key={theme} theme={theme} {...pair} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Sheet>
)

const meta = { title: 'Foundations/Colours', component: Meanings, tags: ['!autodocs'] } satisfies Meta<typeof Meanings>

export default meta
type Story = StoryObj<typeof meta>

export const MeaningsOfColours: Story = {
  name: 'Meanings',
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText(/^--/)).toHaveLength(groups.flatMap(([, , names]) => names).length)
  },
}

/** At least 4.5 for text, 3 for what must be seen. */
export const Contrast: Story = {
  render: () => <Pairs />,
  play: async ({ canvasElement }) => {
    const figures = Array.from(canvasElement.querySelectorAll('[data-figure]'), (cell) => Number(cell.textContent))
    await expect(figures).toHaveLength(colourPairs.length * themeNames.length)
    await expect(Math.min(...figures)).toBeGreaterThanOrEqual(3)
  },
}
