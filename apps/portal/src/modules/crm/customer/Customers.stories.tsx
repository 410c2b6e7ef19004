import { customer } from '@bip/contract/resources'
import { RecordsProvider, ResourceSlotsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { ListScreen } from '../../RecordScreens.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { screen } from '../customer.screen.tsx'

const asked = fn()

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = ({ at }: { at: string }) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
    <AdminStage at={at}>
      <Hosted>
        <ResourceSlotsProvider of="customer" slots={screen.parts ?? {}}>
          <ListScreen core={customer} />
        </ResourceSlotsProvider>
      </Hosted>
    </AdminStage>
  </div>
)

const row = <T extends object>(id: string, fullname: string, more: T) => ({
  id,
  version: 1,
  createUser: 'user-1',
  createDept: 'd03',
  createTime: '2026-10-02T02:00:00Z',
  updateUser: 'user-1',
  updateTime: '2026-10-02T02:00:00Z',
  cmCode: `C0000${id}`,
  fullname,
  status: 'prospect',
  ...more,
})
const rows = [
  row('1', '岚山重工集团股份有限公司', {
    ownerId: 'user-1',
    poolStatus: 'owned',
    _labels: { ownerId: '沈知行' },
    _can: ['release'],
  }),
  row('2', '星桥新能源科技有限公司', { ownerId: null, poolStatus: 'pool', _can: ['claim'] }),
]

const meta = {
  title: 'Portal/Customers',
  component: Page,
  args: { at: '/crm/customer' },
  beforeEach: () => {
    asked.mockClear()
    return serving(['customer_view', 'customer_claim', 'customer_release'], () => ({
      'GET /blade-bip/customer/list': ({ query }) => {
        asked(Object.fromEntries(query))
        return paged(rows.filter(({ poolStatus }) => !query.has('poolStatus') || query.get('poolStatus') === poolStatus))
      },
    }))()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** One press shows the public pool; the condition that it stands for is told like any other. */
export const PublicPool: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('岚山重工集团股份有限公司')
    await userEvent.click(canvas.getByRole('radio', { name: '公海' }))
    await waitFor(() => expect(canvas.queryByText('岚山重工集团股份有限公司')).toBeNull())
    await expect(canvas.getByText('星桥新能源科技有限公司')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '我的' }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ ownerId: 'user-1' })))
    await expect(asked).not.toHaveBeenLastCalledWith(expect.objectContaining({ poolStatus: 'pool' }))
  },
}
