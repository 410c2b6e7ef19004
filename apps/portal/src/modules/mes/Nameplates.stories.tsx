import { nameplateBatch } from '@bip/contract/resources'
import { RecordsProvider, ResourceSlotsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadForPages } from '../../app/loadForPages.ts'
import { AdminStage, paged, Refused, serving } from '../../testing/AdminStage.tsx'
import { EditScreen } from '../RecordScreens.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { screen as pages } from './nameplateBatch.screen.tsx'

const asked = fn()
const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = () => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 640 }}>
    <AdminStage at="/mes/nameplateBatch/edit/1" route="/mes/nameplateBatch/edit/:id">
      <Hosted>
        <ResourceSlotsProvider of="nameplateBatch" slots={pages.parts ?? {}}>
          <EditScreen core={nameplateBatch} />
        </ResourceSlotsProvider>
      </Hosted>
    </AdminStage>
  </div>
)

const batch = (id: string, moNumber: string, beginNumber: string) => ({
  id,
  version: 1,
  createUser: 'user-1',
  createDept: 'd03',
  createTime: '2026-11-20T02:00:00Z',
  updateUser: 'user-1',
  updateTime: '2026-11-20T02:00:00Z',
  moNumber,
  customerId: '9',
  moTime: '2026-11-20',
  beginNumber,
  quantity: '4',
  batchStatus: 'draft',
  _labels: { customerId: '岚山重工' },
  _can: ['edit', 'remove', 'start'],
})

const rows = [batch('2', 'MO-26-7', '1'), batch('3', 'MO-26-7', '5'), batch('4', 'MO-26-70', '90')]

const meta = {
  title: 'Portal/Nameplates',
  component: Page,
  beforeEach: async () => {
    await loadForPages('nameplateBatch')
    asked.mockReset()
    return serving(
      ['view', 'add', 'edit'].map((operation) => `nameplateBatch_${operation}`),
      () => ({
        'GET /blade-bip/NameplateBatch/detail': () => batch('1', 'MO-26-7', '2'),
        'POST /blade-bip/DcNameplateCustomer/select-data': () => [{ id: '9', label: '岚山重工', customerName: '岚山重工' }],
        'GET /blade-bip/NameplateBatch/list': ({ query }) => {
          asked(Object.fromEntries(query))
          if (asked.mock.calls.length > 1) throw new Refused(500, '数据库繁忙')
          return paged(rows)
        },
      }),
    )()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** The first number of a batch follows from the last batch of its order; the button waits until the order is told, and says why it failed. */
export const StartNumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: '获取开始序号' })
    const number = canvas.getByRole('spinbutton', { name: /开始序号/ })
    const order = canvas.getByRole('textbox', { name: /生产订单号/ })
    await expect(await canvas.findByText('EWMO26720261120')).toBeVisible()
    await userEvent.clear(order)
    await userEvent.type(order, '  ')
    await waitFor(() => expect(button).toBeDisabled())
    await userEvent.clear(order)
    await userEvent.type(order, 'MO-26-7')
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
    await expect(await screen.findByText('提交成功')).toBeVisible()
    await expect(number).toHaveValue('5')
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ customerId: '9', moNumber: 'MO-26-7', isDeleted: '0', currentPage: '1', size: '9999' }),
    )
    await userEvent.click(button)
    await expect(await screen.findByText('提交失败: 数据库繁忙')).toBeVisible()
    await expect(number).toHaveValue('5')
  },
}
