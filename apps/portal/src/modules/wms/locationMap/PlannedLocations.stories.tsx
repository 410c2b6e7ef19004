import { warehouse } from '@bip/contract/resources'
import { RecordsProvider, ResourceDetail, ResourceSlotsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { screen } from '../warehouse.screen.tsx'

const sent = fn()
const store = { id: 'w1', version: 1, warehouseCode: 'W1', warehouseName: '一号仓', stockType: 'raw', isActive: true }

const Shown = () => (
  <RecordsProvider host={useRecordsHost()}>
    <ResourceSlotsProvider of="warehouse" slots={screen.parts ?? {}}>
      <ResourceDetail core={warehouse} id="w1" />
    </ResourceSlotsProvider>
  </RecordsProvider>
)

const Stage = () => (
  <AdminStage at="/">
    <Shown />
  </AdminStage>
)

const meta = {
  title: 'Portal/Stock/Planned locations',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    sent.mockClear()
    return serving(['warehouse_view', 'warehouse_generateLocations'], () => ({
      'GET /blade-bip/dc-wms-warehouse/detail': () => store,
      'GET /blade-bip/dc-wms-warehouse-location/list': () => paged([]),
      'POST /blade-bip/dc-wms-warehouse/batch-generation-location': ({ body }) => {
        sent(body)
        return { results: [{ id: 'w1', ok: true, data: { count: 24 } }] }
      },
    }))()
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** Who has locations made sees how many there will be and how they are called before they are made, and is told where that is too many. */
export const BeforeTheyAreMade: Story = {
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '批量生成库位' }))
    const dialog = within(await body.findByRole('dialog'))
    const type = async (name: string, text: string): Promise<void> => {
      const field = dialog.getByLabelText(new RegExp(`^${name}`))
      await userEvent.clear(field)
      await userEvent.type(field, text)
    }
    await type('编号前缀', 'A')
    for (const [name, text] of [
      ['通道数', '2'],
      ['每通道货架数', '4'],
      ['每货架层数', '3'],
    ] as const)
      await type(name, text)
    await expect(await dialog.findByText('将生成 24 个库位')).toBeVisible()
    const names = within(dialog.getByRole('list', { name: '将生成的库位编号' }))
    await expect(names.getByText('A-01-01-1')).toBeVisible()
    await expect(names.getByText('A-02-04-3')).toBeVisible()
    await type('通道数', '99')
    await type('每通道货架数', '99')
    await expect(await dialog.findByText(/将生成 29,403 个库位，一次最多 10,000 个/)).toBeVisible()
    await type('通道数', '2')
    await type('每通道货架数', '4')
    await userEvent.click(dialog.getByRole('button', { name: '批量生成库位' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ prefix: 'A', aisles: '2', racks: '4', levels: '3' })
  },
}
