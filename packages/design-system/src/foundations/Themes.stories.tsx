import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide-react'
import { expect } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import { Progress } from '../Progress/Progress.tsx'
import { StatusDot } from '../StatusDot/StatusDot.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Sheet } from '../testing/docs/Sheet.tsx'
import { Row, Stack } from '../testing/story.tsx'
import { statusTones } from './status.ts'
import { type ThemeName, themeNames, themes } from './themes.ts'

const uses = {
  light: 'A desk in daylight',
  dark: 'A desk at night; designed, not inverted',
  contrast: 'Eyes that need more contrast: text at least 7 to 1',
  wall: 'A display read from five metres',
} as const satisfies Record<ThemeName, string>

const words = {
  neutral: '草稿',
  info: '执行中',
  success: '已完成',
  warning: '已逾期',
  pending: '审核中',
  danger: '已退回',
} as const

const Sample = ({ theme }: { theme: ThemeName }) => (
  <section
    data-theme={theme}
    aria-label={theme}
    style={{ padding: 20, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--canvas)', color: 'var(--text)' }}
  >
    <Stack gap={14}>
      <div>
        <h2 style={{ padding: 0, border: 0, fontSize: 16 }}>{theme}</h2>
        <span style={{ color: 'var(--text-muted)', fontSize: 12 }}>{uses[theme]}</span>
      </div>
      <Row>
        <Button variant="primary">提交审核</Button>
        <Button>保存草稿</Button>
        <Button variant="danger">作废</Button>
        <IconButton icon={<Pencil size={16} aria-hidden />} label={`编辑 ${theme}`} />
        <Link href="#PO-2026-01187">PO-2026-01187</Link>
      </Row>
      <Row>
        {statusTones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {words[tone]}
          </Tag>
        ))}
      </Row>
      <Row gap={16}>
        {statusTones.map((tone) => (
          <StatusDot key={tone} tone={tone}>
            {words[tone]}
          </StatusDot>
        ))}
      </Row>
      <Alert tone="warning">交期早于供应商确认的日期。</Alert>
      <TextField label="采购员" defaultValue="Nguyễn Thị An" hint="负责跟进到货" />
      <Checkbox label="允许分批到货" defaultValue />
      <Progress label="已到货" value={62} />
    </Stack>
  </section>
)

const Page = () => (
  <Sheet
    title="Themes"
    lead="One set of meanings, four sets of values. A theme is an attribute, data-theme, on the page or on any part of it; nothing renders anew when it changes."
  >
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(380px, 1fr))', gap: 20 }}>
      {themeNames.map((theme) => (
        <Sample key={theme} theme={theme} />
      ))}
    </div>
  </Sheet>
)

const meta = { title: 'Foundations/Themes', component: Page, tags: ['!autodocs'] } satisfies Meta<typeof Page>

export default meta

export const Themes: StoryObj<typeof meta> = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const grounds = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-theme]'), (part) =>
      getComputedStyle(part).getPropertyValue('--canvas'),
    )
    await expect(grounds).toEqual(themeNames.map((theme) => themes[theme].canvas))
  },
}
