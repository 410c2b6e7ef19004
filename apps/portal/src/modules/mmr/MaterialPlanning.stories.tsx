import { mrpProposal } from '@bip/contract/resources'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { BomTree } from './bomTree/BomTree.tsx'
import { RunButton } from './planner/RunButton.tsx'

const told = fn()
let state = 'done'

const line = (id: string, materialCode: string, name: string, components: string) => ({
  ...{ id, materialId: `m-${id}`, materialCode, specification: null, position: '10', quantity: '2.000000', unit: 'pcs' },
  ...{ scrapRate: '5.00', isPhantom: false, available: '7.0000', components, _labels: { materialId: name } },
})
const below: Readonly<Record<string, readonly unknown[]>> = {
  top: [line('1', 'BC.1', '机架', '1')],
  'm-1': [line('2', 'YL.1', '钢板', '0')],
}
const run = () => ({
  id: 'r1',
  no: 'MRP-202611-0001',
  runStatus: state,
  progress: '40',
  orders: '3',
  expedites: '1',
  defers: '0',
  resizes: '0',
  cancels: '2',
})

const Parts = () => (
  <RecordsProvider host={useRecordsHost()}>
    <RunButton core={mrpProposal} />
    <BomTree materialId="top" maxHeight="300px" />
  </RecordsProvider>
)

const Page = () => (
  <AdminStage>
    <Parts />
  </AdminStage>
)

const meta = {
  title: 'Portal/MaterialPlanning',
  component: Page,
  beforeEach: () => {
    state = 'done'
    told.mockReset()
    return serving(['mrpRun_view', 'mrpRun_start', 'mrpRun_cancel', 'mrpProposal_view', 'bomChildren_view'], () => ({
      'GET /blade-bip/plus/query/bom-children': ({ query }) => paged([...(below[query.get('parentMaterialId') ?? ''] ?? [])]),
      'GET /blade-bip/plus/mrp-run/list': () => paged([run()]),
      'POST /blade-bip/plus/mrp-run/start': ({ body }) => {
        told(body)
        state = 'running'
        return {}
      },
      'POST /blade-bip/plus/mrp-run/cancel': () => {
        state = 'cancelled'
        return {}
      },
    }))()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const LevelByLevel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const frame = await canvas.findByRole('treeitem', { name: /BC\.1 机架/ }, { timeout: 5000 })
    expect(canvas.queryByRole('treeitem', { name: /YL\.1/ })).toBeNull()
    await userEvent.click(frame.querySelector('[data-part="chevron"]') ?? frame)
    await expect(await canvas.findByRole('treeitem', { name: /YL\.1 钢板/ })).toHaveTextContent('库存 7')
  },
}

export const ARunThatIsCancelled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '运行 MRP' }, { timeout: 5000 }))
    await expect(await canvas.findByRole('progressbar', { name: /MRP-202611-0001/ })).toBeVisible()
    expect(told).toHaveBeenCalledWith({ wanted: 'demanded' })
    await userEvent.click(canvas.getByRole('button', { name: '取消运算' }))
    await screen.findByText(/上次结果保留/)
    await canvas.findByRole('button', { name: '运行 MRP' })
  },
}
