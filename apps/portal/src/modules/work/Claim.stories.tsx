import { workflowCalls } from '@bip/contract/workflow'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../testing/AdminStage.tsx'
import { ClaimList } from './lists.tsx'

const sent = fn()
const task = {
  ...{ taskId: 't1', taskName: '单据审核', processInstanceId: 'p1', businessId: 'b1', processDefinitionKey: 'StockCount' },
  ...{ processDefinitionName: '盘点审核', status: 'claim', title: '周明远的盘点单：PD-1', serialNumber: 'PD-1', variables: {} },
  ...{ startUsername: '沈知行', createTime: '2026-11-20T02:00:00Z', processIsFinished: 'unfinished' },
}

const Where = () => <output aria-label="address">{useLocation().pathname}</output>
const Stage = () => (
  <AdminStage at="/work/claim">
    <div style={{ display: 'flex', flexDirection: 'column', minHeight: 560 }}>
      <ClaimList />
    </div>
    <Where />
  </AdminStage>
)

const meta = {
  title: 'Portal/Claim',
  component: Stage,
  beforeEach: () => {
    sent.mockReset()
    return serving([], () => ({
      [`GET ${workflowCalls.claimList}`]: () => paged([task]),
      [`POST ${workflowCalls.claimTask}`]: ({ body }) => {
        sent(body)
        return {}
      },
    }))()
  },
} satisfies Meta<typeof Stage>
export default meta

/** A task that waits for one of several is claimed from its list, and opens to be decided. */
export const Claimed: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('周明远的盘点单：PD-1'))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '认领' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ taskId: 't1' }))
    await waitFor(() => expect(canvas.getByLabelText('address')).not.toHaveTextContent('/work/claim'))
  },
}
