import { coreOfQuery } from '@bip/contract'
import { stockCard } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { AdminStage, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { SeriesScreen } from './SeriesScreen.tsx'

const core = coreOfQuery(stockCard)
const rows = [
  ['2026-11-02', '40', '0', '40'],
  ['2026-11-09', '0', '15', '25'],
  ['2026-11-16', '30', '5', '50'],
].map(([day, received, issued, balance]) => ({ id: day, day, received, issued, balance }))

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = ({ at }: { at: string }) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 720 }}>
    <AdminStage at={at}>
      <Hosted>
        <SeriesScreen core={core} />
      </Hosted>
    </AdminStage>
  </div>
)

const meta = {
  title: 'Portal/Series',
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
