import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sheet, SheetSection, Step } from '../testing/docs/Sheet.tsx'
import { sizes } from './tokens.ts'

const scale = [
  [
    'Page title',
    '20 / 28, 650',
    { fontSize: sizes['font-title'], lineHeight: '28px', fontWeight: 650 },
    '采购订单 · Đơn mua hàng · Purchase orders',
  ],
  [
    'Section',
    '16 / 24, 650',
    { fontSize: sizes['font-section'], lineHeight: '24px', fontWeight: 650 },
    '编辑供应商 · Sửa nhà cung cấp · Edit supplier',
  ],
  ['Body', '14 / 20, 400', { fontSize: sizes['font-body'], lineHeight: '20px' }, '导轨请与三期合并下单，减少一次开模费用。'],
  [
    'Table',
    '13 / 20, 400',
    { fontSize: sizes['font-table'], lineHeight: '20px' },
    '苏州精工机械有限公司 · Công ty TNHH Thép Bắc Ninh',
  ],
  [
    'Caption',
    '12 / 18, 400',
    { fontSize: sizes['font-caption'], lineHeight: '18px' },
    '已停留 2 小时 18 分 · Đã chờ 2 giờ 18 phút',
  ],
] as const

const weights = [
  [400, 'Text'],
  [500, 'Labels, chosen items, heads of columns'],
  [600, 'Buttons, names in a list, key figures'],
  [650, 'Titles'],
] as const

const languages = [
  ['zh-CN', '请在交期前确认材质证明，逾期将影响越南北宁工厂的装配计划。'],
  [
    'vi',
    'Vui lòng xác nhận chứng chỉ vật liệu trước ngày giao, nếu không kế hoạch lắp ráp tại nhà máy Bắc Ninh sẽ bị ảnh hưởng.',
  ],
  ['en', 'Confirm the material certificate before the due date, or assembly at the Bắc Ninh plant will slip.'],
] as const

const amounts = ['1,284,000.00', '486,320.50', '88,888.88', '11,111.11', '960.00'] as const

const Page = () => (
  <Sheet
    title="Type"
    lead="Five sizes and four weights. Chinese, Vietnamese and Latin stand in one line, so the steps are chosen for the densest of them: strokes of Chinese stay apart at 12 px, and the two accents on a Vietnamese vowel never touch the line above."
  >
    <SheetSection title="Scale">
      <div>
        {scale.map(([name, value, style, sample]) => (
          <Step key={name} name={name} value={value}>
            <span style={style}>{sample}</span>
          </Step>
        ))}
      </div>
    </SheetSection>
    <SheetSection title="Weights">
      <div>
        {weights.map(([weight, use]) => (
          <Step key={weight} name={String(weight)} value={use}>
            <span style={{ fontSize: 16, fontWeight: weight }}>物料 Vật tư Material 0123456789</span>
          </Step>
        ))}
      </div>
    </SheetSection>
    <SheetSection title="Figures">
      <p style={{ maxWidth: '72ch' }}>
        Figures are tabular everywhere, so that amounts align at the right and a running number does not shake. In running text
        nobody sees the difference.
      </p>
      <div style={{ display: 'grid', width: 'max-content', justifyItems: 'end' }}>
        {amounts.map((amount) => (
          <span key={amount}>{amount}</span>
        ))}
      </div>
    </SheetSection>
    <SheetSection title="Three languages">
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: 24 }}>
        {languages.map(([lang, text]) => (
          <p key={lang} lang={lang}>
            {text}
          </p>
        ))}
      </div>
      <p style={{ maxWidth: '72ch', color: 'var(--text-muted)' }}>
        The stack: {sizes.sans}. Storybook loads the bundled Noto Sans SC alone, so that a picture is the same on every machine.
        Wall displays size type by the screen, never below 20 px at 1080p.
      </p>
    </SheetSection>
  </Sheet>
)

const meta = { title: 'Foundations/Type', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const Type: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const widths = ['88,888.88', '11,111.11'].map((amount) => canvas.getByText(amount).getBoundingClientRect().width)
    await expect(widths[0]).toBeCloseTo(widths[1] ?? 0, 1)
    await expect(getComputedStyle(canvas.getByText('960.00')).fontVariantNumeric).toBe('tabular-nums')
  },
}
