import type { AnyRecord, Core } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import { RecordsProvider, ResourceSlotsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { CardPage } from './card/CardPage.tsx'
import { Needs } from './day/Needs.tsx'
import { PivotPage } from './pivot/PivotPage.tsx'
import { screen as purchaseOrderScreen } from './purchaseOrder.screen.tsx'
import { screen } from './stockByMaterial.screen.tsx'

const sent = fn()
const { list: List = () => null, parts = {} } = screen
const MaterialsPage = () => (
  <ResourceSlotsProvider of="stockByMaterial" slots={parts}>
    <List />
  </ResourceSlotsProvider>
)
const stored = { createUser: 'u1', createDept: 'd1', createTime: '2026-11-20', updateUser: 'u1', updateTime: '2026-11-20' }
const order: AnyRecord = { id: 'o1', version: 1, ...stored, no: 'PO-1', processStatus: 'approved' }
const orderCore = purchaseOrder as Core // a core with its own keys is one of any keys
const { DetailActions = () => null, DetailExtra = () => null } = purchaseOrderScreen.parts ?? {}
const OrderPage = () => (
  <>
    <DetailActions core={orderCore} record={order} />
    <DetailExtra core={orderCore} record={order} />
  </>
)
const pages = { order: OrderPage, card: CardPage, materials: MaterialsPage, needs: Needs, pivot: PivotPage }

const Shown = ({ page }: { page: keyof typeof pages }) => {
  const Page = pages[page]
  return (
    <RecordsProvider host={useRecordsHost()}>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 560 }}>
        <Page />
      </div>
    </RecordsProvider>
  )
}

const Stage = ({ page, at }: { page: keyof typeof pages; at: string }) => (
  <AdminStage at={at}>
    <Shown page={page} />
  </AdminStage>
)

const group = (groupId: string, groupName: string | null, quantity: string | null, value: string) => ({
  ...{ id: groupId, groupId, groupName, detail: null, quantity, reserved: '0.0000', available: quantity, unit: 'pcs', value },
  balances: '1',
})
const entry = {
  id: 'e1',
  postedOn: '2026-11-20',
  sourceType: 'wmsInStock',
  sourceNo: 'RK-1',
  sourceId: 'r1',
  quantity: '5.0000',
  value: '10.00',
}
const kept = {
  ...{ id: 'k1', reservationNo: 'YL-1', reservationId: 'v1', reservedFor: 'XS-9', orderId: 's9', neededOn: '2026-12-01' },
  quantity: '3.0000',
}
const outlook = [
  {
    id: '1',
    day: '2026-11-20',
    sourceType: 'stock',
    quantity: '10.0000',
    balance: '10.0000',
    safetyStock: '0.0000',
    unit: 'pcs',
  },
  {
    ...{ id: '2', day: '2026-12-01', sourceType: 'saleOrder', sourceNo: 'XS-9', sourceId: 's9', quantity: '-14.0000' },
    ...{ balance: '-4.0000', safetyStock: '0.0000', unit: 'pcs' },
  },
]
const need = (id: string, supplierId: string | null, materialCode: string) => ({
  ...{ id, needType: 'shortage', materialId: `m-${id}`, materialCode, available: '2.0000', onOrder: '0.0000', needed: '30.0000' },
  ...{ suggested: '60.0000', unit: 'pcs', neededOn: null, supplierId, price: '3.5', _labels: { supplierId: '昆山恒立' } },
})
const progress = {
  lines: [
    {
      ...{ id: 'l1', material: 'BZ.1 螺栓', unit: 'pcs', ordered: '40.0000', settled: '15.0000', waiting: '5.0000' },
      open: '25.0000',
      reserved: '0.0000',
    },
  ],
  documents: [
    { id: 'c1', type: 'scmInStock', no: 'CR-1', docStatus: 'posted', postedOn: '2026-11-20', quantity: '10.0000' },
    { id: 'r1', type: 'wmsInStock', no: 'RK-1', docStatus: 'auditing', postedOn: '2026-11-21', quantity: '5.0000' },
  ],
}

const meta = {
  title: 'Portal/Stock',
  component: Stage,
  args: { page: 'pivot', at: '/' },
  beforeEach: () => {
    sent.mockReset()
    const may = [
      'stockPivot_view',
      'stockExplained_view',
      'stockReserved_view',
      'stockReservation_view',
      'saleOrder_view',
      'stockCard_view',
      'stockByMaterial_view',
      'stockBalance_view',
    ]
    return serving([...may, 'purchaseOrder_add', 'purchaseNeeds_view', 'scmInStock_add'], () => ({
      'GET /blade-bip/plus/day/progress': () => progress,
      'POST /blade-bip/plus/day/receive': ({ body }) => {
        sent(body)
        return { id: 'c2', no: 'CR-2' }
      },
      'GET /blade-bip/plus/query/stock-pivot': ({ query }) =>
        paged(
          query.get('by') === 'warehouse'
            ? [group('w1', 'W1 一号仓', null, '30.00'), group('-', null, '5.0000', '10.00'), group('w9', null, '1.0000', '1.00')]
            : [{ ...group('m1', 'BZ.1 螺栓', '15.0000', '30.00'), reserved: '3.0000', available: '12.0000' }],
        ),
      'GET /blade-bip/plus/query/stock-pivot-cells': () => [
        { id: 'w1 L1', groupId: 'w1', acrossId: 'L1', acrossName: 'L1', quantity: '5.0000', value: '10.00' },
        { id: 'w1 -', groupId: 'w1', acrossId: '-', acrossName: null, quantity: '10.0000', value: '20.00' },
      ],
      'GET /blade-bip/plus/query/stock-explained': ({ query }) => {
        sent(Object.fromEntries(query))
        return paged([entry])
      },
      'GET /blade-bip/plus/query/stock-reserved': ({ query }) => {
        sent(Object.fromEntries(query))
        return paged([kept])
      },
      'GET /blade-bip/plus/query/stock-by-material': () =>
        paged([
          {
            ...{
              id: 'm1',
              materialId: 'm1',
              materialCode: 'BZ.1',
              materialName: '螺栓',
              quantity: '15.0000',
              reserved: '3.0000',
            },
            ...{
              available: '12.0000',
              onOrder: '40.0000',
              safetyStock: '0.0000',
              shortage: '0.0000',
              unit: 'pcs',
              value: '30.00',
            },
          },
        ]),
      'GET /blade-bip/plus/query/stock-card': () => [
        { id: '2026-11-18', day: '2026-11-18', received: '10.0000', issued: '0.0000', balance: '10.0000' },
      ],
      'GET /blade-bip/plus/query/stock-outlook': () => outlook,
      'GET /blade-bip/plus/query/purchase-needs': ({ query }) => {
        sent(Object.fromEntries(query))
        return { ...paged([need('1', 's1', 'BZ.1'), need('2', null, 'BZ.2')]), total: 450 }
      },
      'POST /blade-bip/plus/day/order': ({ body }) => {
        sent(body)
        return [
          { id: 'o1', no: 'PO-1', lines: 1 },
          { id: 'o2', no: 'PO-2', lines: 1 },
        ]
      },
    }))()
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

/** From a figure to the document behind it: open a group, press its figure, and its entries name their documents. */
export const APivot: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '展开 W1 一号仓' }, { timeout: 5000 }))
    await userEvent.click(await canvas.findByRole('button', { name: /^BZ\.1 螺栓 15/ }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ warehouse: 'w1', material: 'm1' })))
    const drawer = await within(document.body).findByRole('dialog', { name: /BZ\.1 螺栓：库存从何而来/ })
    await expect(await within(drawer).findByText('RK-1')).toBeVisible()
  },
}

/** What is reserved leads to its reservation and the order it is kept for, and what is free says how it comes about: three clicks each. */
export const APivotOfReserved: Story = {
  args: { at: '/?rows=material' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'BZ.1 螺栓 3：为谁预留' }, { timeout: 5000 }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ material: 'm1' })))
    const drawer = within(await within(document.body).findByRole('dialog', { name: /BZ\.1 螺栓/ }))
    await expect(drawer.getByRole('tab', { name: '预留去向' })).toHaveAttribute('aria-selected', 'true')
    await expect(await drawer.findByRole('link', { name: 'YL-1' })).toHaveAttribute('href', expect.stringContaining('v1'))
    await expect(drawer.getByRole('link', { name: 'XS-9' })).toHaveAttribute('href', expect.stringContaining('s9'))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'BZ.1 螺栓 12：可用如何得来' }))
    const free = within(await within(document.body).findByRole('dialog', { name: /BZ\.1 螺栓/ }))
    await expect(await free.findByText(/^可用 12.* = 结存 15.* − 预留 3/)).toBeVisible()
    await expect(await free.findByText('RK-1')).toBeVisible()
    await userEvent.click(free.getByRole('tab', { name: '预留去向' }))
    await expect(await free.findByRole('link', { name: 'YL-1' })).toBeVisible()
  },
}

/** A cell across is explained by its row and its column; a group whose name one may not see shows no id. */
export const APivotAcross: Story = {
  args: { at: '/?rows=warehouse&across=lot' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^W1 一号仓 · L1 5/ }, { timeout: 5000 }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ warehouse: 'w1', lot: 'L1' })))
    await expect(canvas.getByText('（名称不可见）')).toBeVisible()
    await expect(canvas.queryByText('w9')).not.toBeInTheDocument()
  },
}

/** Each figure of a material leads to what it is the sum of, within the warehouse that the list is narrowed to. */
export const Materials: Story = {
  args: { page: 'materials', at: '/?warehouseId=w1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const drawer = () => within(document.body).findByRole('dialog', { name: /BZ\.1 螺栓/ })
    await userEvent.click(await canvas.findByRole('button', { name: 'BZ.1 螺栓 15，查看来源' }, { timeout: 5000 }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ material: 'm1', warehouse: 'w1' })))
    await expect(await within(await drawer()).findByText('RK-1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'BZ.1 螺栓 3：为谁预留' }))
    await expect(await within(await drawer()).findByRole('link', { name: 'YL-1' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('button', { name: 'BZ.1 螺栓 12：可用如何得来' }))
    await expect(await within(await drawer()).findByText(/^可用 12.* = 结存 15.* − 预留 3/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('link', { name: '40' })).toHaveAttribute('href', '/wms/stock-card?materialId=m1')
  },
}

/** The day a material runs short, and because of which document. */
export const ACard: Story = {
  args: { page: 'card', at: '/?materialId=m1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/2026-12-01.* 起缺料，缺口 4/, undefined, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByText(/首个原因：.*XS-9/)).toBeVisible()
  },
}

/** What is picked is ordered by supplier; what no supplier is known for cannot be picked. */
export const Needed: Story = {
  args: { page: 'needs' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Rows come one after the other.
    const boxes = await waitFor(() => {
      const found = canvas.getAllByRole('checkbox')
      expect(found.length).toBeGreaterThan(2)
      return found
    })
    await expect(boxes[2]).toBeDisabled()
    await expect(canvas.getByText('已显示前 2 项，共 450 项')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '再显示 200 项' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ size: '400' })))
    await userEvent.click(canvas.getByRole('combobox', { name: /来源/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '已批申请' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ size: '200', needType: 'request' })))
    await userEvent.click(boxes[1] as HTMLElement)
    const quantity = await canvas.findByRole('spinbutton', { name: 'BZ.1 下单数量' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '80')
    await userEvent.click(canvas.getByRole('button', { name: '1 项生成 1 张订单' }))
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        picks: [expect.objectContaining({ materialId: 'm-1', supplierId: 's1', quantity: '80' })],
      }),
    )
  },
}

/** The page of an order says what came of it and what is open, by which documents, and receives the rest at one press. */
export const AnOrder: Story = {
  args: { page: 'order' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const lines = await canvas.findByRole('table', { name: '到货情况' }, { timeout: 5000 })
    const cells = within(lines).getAllByRole('cell')
    await expect(cells.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['40', '15', '5', '25']))
    const documents = within(canvas.getByRole('list', { name: '收发单据' }))
    await expect(await documents.findByRole('link', { name: 'CR-1' })).toHaveAttribute('href', '/scm/inbound-order/detail/c1')
    await expect(documents.getByText('待审核')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收货' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ orderId: 'o1' }))
  },
}
