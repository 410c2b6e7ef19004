import { type Core, coreOfQuery } from '@bip/contract'
import { manpowerTree, planOrderCountOf, stockCard } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { AdminStage, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { QueryScreen } from './QueryScreen.tsx'

const card = coreOfQuery(stockCard)
const rows = [
  ['2026-11-02', '40', '0', '40'],
  ['2026-11-09', '0', '15', '25'],
  ['2026-11-16', '30', '5', '50'],
].map(([day, received, issued, balance]) => ({ id: day, day, received, issued, balance }))

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = ({ at, core = card }: { at: string; core?: Core }) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 720 }}>
    <AdminStage at={at}>
      <Hosted>
        <QueryScreen core={core} />
      </Hosted>
    </AdminStage>
  </div>
)

const meta = {
  title: 'Portal/Query',
  component: Page,
  args: { at: '/wms/stock-card?materialId=m1' },
  beforeEach: serving(['stockCard_view'], () => ({ [`GET ${stockCard.path}`]: () => rows })),
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** The curve of a material, and its figures as a table. */
export const Card: Story = {
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: '物料收发卡' }))
    await expect(table.getAllByRole('row')).toHaveLength(4)
    await expect(table.getByText('2026-11-16')).toBeVisible()
    const figure = await within(canvasElement).findByRole('figure', { name: '物料收发卡' })
    await waitFor(() => expect(figure.querySelector('canvas')).not.toBeNull())
  },
}

/** Nothing is asked before a material is chosen. */
export const NotAsked: Story = {
  args: { at: '/wms/stock-card' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^请先选择/)).toBeVisible()
    await expect(within(canvasElement).queryByRole('table')).toBeNull()
  },
}

const tree = coreOfQuery(manpowerTree)
const area = {
  ...{ id: 'a', title: '装配车间', planned: '12', actual: '9', lacking: '3' },
  children: [
    { id: 'g', title: '总装一组', planned: '12', actual: '9', lacking: '3', children: [{ id: 'p', title: '王磊', actual: '1' }] },
  ],
}

/** Rows below rows, open while they are few. */
export const Tree: Story = {
  args: { at: '/mps/manpower-tree', core: tree },
  beforeEach: serving(['manpowerTree_view'], () => ({ [`GET ${manpowerTree.path}`]: () => [area] })),
  play: async ({ canvasElement }) => {
    const grid = within(await within(canvasElement).findByRole('treegrid', { name: '班组人力' }))
    const person = await grid.findByText('王磊')
    await expect(person.closest('[role="row"]')).toHaveAttribute('aria-level', '3')
  },
}

const counted = coreOfQuery(planOrderCountOf)
const figures = { id: '1', planOrderNo: 'MO-2026-0007', counts: '4', phases: '6', phasesDone: '2', delayDays: '3' }

/** One row, field by field. */
export const One: Story = {
  args: { at: '/mmr/plan-order-figures?planOrderId=1', core: counted },
  beforeEach: serving(['planOrderCountOf_view'], () => ({ [`GET ${planOrderCountOf.path}`]: () => figures })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('MO-2026-0007')).toBeVisible()
    await expect(within(canvasElement).getByText('已完成阶段')).toBeVisible()
    await expect(within(canvasElement).queryByRole('searchbox')).toBeNull()
  },
}
