import type { Language, ShipRow } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OnWall } from '../testing/OnWall.tsx'
import { ShippingWall } from './ShippingWall.tsx'

/** Friday 2026-11-20, 14:32 in Shanghai. */
const now = Date.parse('2026-11-20T06:32:00Z')

const row = (number: number, plan: string, more: Partial<ShipRow> = {}): ShipRow => ({
  no: `SO-2611-${String(number).padStart(3, '0')}`,
  customerName: '深圳鹏远汽车工业有限公司',
  productName: '变速箱合箱机 HX-5',
  quantity: '1',
  workshop: 'assembly1',
  workshopName: '一号装配车间',
  assemblyProgress: 96,
  planShipTime: plan,
  actualShipTime: null,
  shipStatus: 'ready',
  shipStatusName: '待发运',
  tone: 'info',
  leaderName: '沈*',
  ...more,
})

const left = { shipStatus: 'shipped', shipStatusName: '已发运', tone: 'success', assemblyProgress: 100 } as const

const rows = [
  row(1, '2026-11-14T08:00:00Z', { shipStatus: 'rushing', shipStatusName: '赶工', tone: 'danger', assemblyProgress: 82 }),
  row(2, '2026-11-20T02:00:00Z'),
  row(3, '2026-11-20T10:00:00Z'),
  row(4, '2026-11-20T01:00:00Z', { ...left, actualShipTime: '2026-11-20T01:40:00Z', quantity: '3' }),
  row(5, '2026-11-16T02:00:00Z', { ...left, actualShipTime: '2026-11-16T02:00:00Z', quantity: '2' }),
]

type Args = { language: Language; rows: readonly ShipRow[] | undefined; isStale: boolean }

const meta: Meta<Args> = {
  title: 'Dashboards/Shipping',
  parameters: { layout: 'fullscreen', isBare: true },
  args: { language: 'zh-CN', rows, isStale: false },
  render: ({ language, rows, isStale }) => (
    <OnWall language={language}>
      <ShippingWall
        rows={rows}
        at={isStale ? now - 600_000 : now - 5000}
        isStale={isStale}
        now={now}
        timeZone="Asia/Shanghai"
        place="苏州工厂"
        fontSize={14}
      />
    </OnWall>
  ),
}
export default meta

type Story = StoryObj<Args>

export const Working: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '发货看板' })
    await expect(await canvas.findByText('逾期 6 天')).toBeVisible()
    await expect(canvas.getByText(/最长 6 天/)).toBeVisible()
  },
}

export const Vietnamese: Story = {
  args: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Trễ 6 ngày')).toBeVisible()
  },
}

/** Nothing has to leave. */
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/全部按时/)).toBeVisible()
  },
}

/** The gateway was not reached for ten minutes: the last rows stay, and the wall says how old they are. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('10 分钟')
  },
}
