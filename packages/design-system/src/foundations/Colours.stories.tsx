import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../testing/story.tsx'
import { colourPairs, contrast } from './contrast.ts'
import { type ThemeName, themeNames, themes } from './themes.ts'
import { spaces } from './tokens.ts'

const Pairs = ({ theme }: { theme: ThemeName }) => (
  <section data-theme={theme} style={{ padding: 20, background: 'var(--canvas)', color: 'var(--text)', borderRadius: 8 }}>
    <h2 style={{ fontSize: 16, marginBottom: 12 }}>{theme}</h2>
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        gap: 6,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {colourPairs.map(({ front, ground, least }) => (
        <li
          key={`${front} ${ground}`}
          style={{
            display: 'flex',
            gap: 8,
            alignItems: 'center',
            padding: '4px 8px',
            background: `var(--${ground})`,
            border: '1px solid var(--line)',
            borderRadius: 4,
          }}
        >
          {least === 3 ? (
            <span aria-hidden style={{ width: 12, height: 12, borderRadius: 3, background: `var(--${front})` }} />
          ) : (
            <span aria-hidden style={{ color: `var(--${front})`, fontWeight: 600 }}>
              永 Ag
            </span>
          )}
          <span style={{ flex: 1, color: `var(--${least === 3 ? 'text' : front})`, fontSize: 12 }}>
            {front} / {ground}
          </span>
          <span data-figure="" style={{ color: `var(--${least === 3 ? 'text' : front})`, fontSize: 12 }}>
            {contrast(themes[theme][front], themes[theme][ground]).toFixed(1)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const AllPairs = () => (
  <Stack>
    {themeNames.map((theme) => (
      <Pairs key={theme} theme={theme} />
    ))}
  </Stack>
)

const meta = { title: 'Foundations/Colours', component: AllPairs } satisfies Meta<typeof AllPairs>

export default meta
type Story = StoryObj<typeof meta>

/** Every pair of colours that components use, with its contrast: at least 4.5 for text, 3 for what must be seen. */
export const Contrast: Story = {
  play: async ({ canvasElement }) => {
    const figures = Array.from(canvasElement.querySelectorAll('[data-figure]'), (cell) => Number(cell.textContent))
    await expect(figures).toHaveLength(colourPairs.length * themeNames.length)
    await expect(Math.min(...figures)).toBeGreaterThanOrEqual(3)
    await expect(within(canvasElement).getByRole('heading', { name: 'wall' })).toBeInTheDocument()
  },
}

const steps = [
  ['20 / 28 · 650', '采购订单 Đơn đặt hàng 3,012', { fontSize: 20, lineHeight: '28px', fontWeight: 650 }],
  ['16 / 24 · 650', '编辑供应商 Nhà cung cấp', { fontSize: 16, lineHeight: '24px', fontWeight: 650 }],
  ['14 / 20', '正文：导轨请与三期合并下单，减少一次开模费用。', { fontSize: 14, lineHeight: '20px' }],
  ['13 / 20', '表格：486,320.00 · 1,284,000.00 · 960.00', { fontSize: 13, lineHeight: '20px' }],
  ['12 / 18', '说明：已停留 2 小时 18 分 · 限 8 小时', { fontSize: 12, lineHeight: '18px', color: 'var(--text-muted)' }],
] as const

export const TypeAndSpace: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={24}>
      <Stack gap={10}>
        {steps.map(([name, text, style]) => (
          <div key={name} style={{ display: 'flex', gap: 24, alignItems: 'baseline' }}>
            <span style={{ width: 110, color: 'var(--text-faint)', fontSize: 12 }}>{name}</span>
            <span style={style}>{text}</span>
          </div>
        ))}
      </Stack>
      <div style={{ display: 'flex', gap: 16, alignItems: 'end' }}>
        {spaces.map((space) => (
          <div key={space} style={{ display: 'grid', gap: 4, justifyItems: 'center', color: 'var(--text-faint)', fontSize: 12 }}>
            <span style={{ width: space, height: space, background: 'var(--accent)', borderRadius: 2 }} />
            {space}
          </div>
        ))}
      </div>
    </Stack>
  ),
}
