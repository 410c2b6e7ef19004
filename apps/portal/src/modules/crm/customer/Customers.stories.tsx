import { customerCalls, type SimilarCustomer } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { RecordsProvider, ResourceSlotsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadForPages } from '../../../app/loadForPages.ts'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { CreateScreen, DetailScreen, ListScreen } from '../../RecordScreens.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { screen as pages } from '../customer.screen.tsx'

const asked = fn()

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const looks = { list: ListScreen, detail: DetailScreen, create: CreateScreen } as const

const Page = ({ at, look }: { at: string; look: keyof typeof looks }) => {
  const Look = looks[look]
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
      <AdminStage at={at} route={look === 'detail' ? '/crm/customer/detail/:id' : '*'}>
        <Hosted>
          <ResourceSlotsProvider of="customer" slots={pages.parts ?? {}}>
            <Look core={customer} />
          </ResourceSlotsProvider>
        </Hosted>
      </AdminStage>
    </div>
  )
}

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
    _can: ['edit', 'remove', 'release'],
  }),
  row('2', '星桥新能源科技有限公司', { phone: '0512-8001', ownerId: null, poolStatus: 'pool', _can: ['claim'] }),
]

const similar: SimilarCustomer[] = [
  {
    name: '岚山重工集团股份有限公司',
    by: ['name', 'taxNumber'],
    open: { id: '1', code: 'C00001', ownerName: '沈知行', isInPool: false },
  },
  { name: '岚山精密机械有限公司', by: ['name'] },
]

const meta = {
  title: 'Portal/Customers',
  component: Page,
  args: { at: '/crm/customer', look: 'list' },
  // As before every page of the product: what it refers to is declared, and nothing waits for it later.
  beforeEach: async () => {
    await loadForPages('customer')
    asked.mockClear()
    const codes = ['view', 'add', 'edit', 'remove', 'claim', 'release'].map((operation) => `customer_${operation}`)
    return serving(codes, () => ({
      'GET /blade-bip/customer/detail': ({ query }) => rows.find(({ id }) => id === query.get('id')),
      'POST /blade-bip/customer/select-data': () => rows.map(({ id, fullname }) => ({ id, label: fullname, fullname })),
      [`GET ${customerCalls.similar}`]: ({ query }) => (query.get('fullname')?.includes('岚山') ? similar : []),
      [`GET ${customerCalls.mergePreview}`]: () => ({ moves: [{ resource: 'contactRecords', count: 12 }] }),
      [`POST ${customerCalls.merge}`]: ({ body }) => asked(body),
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
    await expect(asked).toHaveBeenCalledWith(expect.objectContaining({ poolStatus: 'pool' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: '公海' })).toBeChecked())
    await userEvent.click(canvas.getByRole('radio', { name: '我的' }))
    await canvas.findByText('岚山重工集团股份有限公司')
    const ofMine = asked.mock.calls.map(([query]) => query).find(({ ownerId }) => ownerId === 'user-1')
    await expect(ofMine).toMatchObject({ current: '1' })
    await expect(ofMine).not.toHaveProperty('poolStatus')
  },
}

/** Who types a name hears of customers that may be the same, and whose they are. */
export const SimilarWhileTyping: Story = {
  args: { at: '/crm/customer/create', look: 'create' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /客户名称/ }), '岚山')
    const told = await canvas.findByRole('alert')
    await expect(within(told).getByRole('link', { name: '岚山重工集团股份有限公司' })).toBeVisible()
    await expect(told).toHaveTextContent('C00001 · 负责人 沈知行 · 税号相同')
    await expect(told).toHaveTextContent('岚山精密机械有限公司由其他同事负责')
    await userEvent.clear(canvas.getByRole('textbox', { name: /客户名称/ }))
    await waitFor(() => expect(canvas.queryByText('可能是已有客户')).toBeNull())
  },
}

/** Two customers side by side: what is empty is taken of the other, the rest stays until somebody chooses. */
export const Merging: Story = {
  args: { at: '/crm/customer/detail/1', look: 'detail' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '合并' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并重复客户' }))
    await userEvent.type(dialog.getByRole('combobox', { name: '与哪个客户合并' }), '星桥')
    await userEvent.click(await screen.findByRole('option', { name: /星桥新能源科技有限公司/ }))
    await expect(await dialog.findByText('联系记录 12 条')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: '电话 并入后消失' })).toBeChecked()
    await expect(dialog.getByRole('radio', { name: '客户名称 保留' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: '客户名称 并入后消失' }))
    await userEvent.click(dialog.getByRole('button', { name: '合并' }))
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({
        fromId: '2',
        intoId: '1',
        takes: ['phone', 'fullname'],
        versions: { from: 1, into: 1 },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
