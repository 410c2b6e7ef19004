import type { Core } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ResourceDetail } from '../detail/ResourceDetail.tsx'
import { createWorld, World } from '../testing/World.tsx'

/** A customer whose telephone was changed twice and whose address once. */
const HistoryStory = () => {
  const [gateway] = useState(() => createWorld())
  const [isReady] = useState(() => {
    const edit = (values: object) =>
      gateway('/api/blade-bip/customer/submit', { method: 'POST', body: JSON.stringify({ id: 'customer-1', ...values }) })
    return edit({ phone: '0512-1111' }).then(() => edit({ phone: '0512-2222', address: '苏州工业园区' }))
  })
  const [isShown, setShown] = useState(false)
  void isReady.then(() => setShown(true))
  return (
    <World gateway={gateway}>
      {isShown && <ResourceDetail core={customer as Core /* a core with its own keys is one of any keys */} id="customer-1" />}
    </World>
  )
}

const meta = { title: 'Records/History', component: HistoryStory } satisfies Meta<typeof HistoryStory>

export default meta
type Story = StoryObj<typeof meta>

const card = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('region', { name: '变更记录' }))

/** One value comes back after a look at what changes; the message takes that back. A whole version likewise. */
export const BroughtBack: Story = {
  play: async ({ canvasElement, step }) => {
    const history = await card(canvasElement)
    await step('one value', async () => {
      await userEvent.click(await history.findByRole('button', { name: /将.*恢复为“0512-1111”/ }))
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.getAllByRole('row')).toHaveLength(2)
      await expect(dialog.getByRole('cell', { name: '0512-2222' })).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: '恢复' }))
      await waitFor(() => expect(history.getByRole('button', { name: /将.*恢复为“0512-2222”/ })).toBeVisible())
    })
    await step('and back again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
      await waitFor(() => expect(history.getAllByRole('button', { name: /将.*恢复为“0512-1111”/ })[0]).toBeVisible())
    })
    await step('a whole version, without the address that came later', async () => {
      const buttons = await history.findAllByRole('button', { name: '恢复到此版本' })
      await userEvent.click(buttons.at(-1) ?? canvasElement)
      const dialog = within(await screen.findByRole('dialog'))
      await expect(dialog.getByRole('cell', { name: '苏州工业园区' })).toBeInTheDocument()
      await userEvent.click(dialog.getByRole('button', { name: '恢复' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
}
