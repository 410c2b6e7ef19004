import type { Core } from '@bip/contract'
import { saleOrder } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { createWorld, World } from '../testing/World.tsx'
import { ResourceForm } from './ResourceForm.tsx'

const order = saleOrder as Core // a core with its own keys is one of any keys

const FormStory = ({ defaults }: { defaults: Record<string, unknown> }) => {
  const [gateway] = useState(() => createWorld())
  return (
    <World gateway={gateway}>
      <ResourceForm core={order} defaults={defaults} onSaved={() => undefined} onCancel={() => undefined} />
    </World>
  )
}

const meta = { title: 'Records/Form/Line template', component: FormStory, args: { defaults: { lines: [] } } } satisfies Meta<
  typeof FormStory
>

export default meta
type Story = StoryObj<typeof meta>

/** Choosing standard equipment fills the lines; a price that it leaves open is that of the material. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const template = await canvas.findByRole('combobox', { name: /^标准配置/ }, { timeout: 10_000 })
    await userEvent.type(template, '焊接')
    await userEvent.click(await screen.findByRole('option', { name: /机器人焊接单元/ }))
    const grid = await canvas.findByRole('grid', { name: '订单明细' })
    await waitFor(() => expect(within(grid).getByText('含变位机')).toBeVisible())
    await waitFor(() => expect(within(grid).getAllByText(/^960\.00/).length).toBeGreaterThan(0))
  },
}

/** Days that lie after another are told while one types. */
export const DayReckoned: Story = {
  args: { defaults: { lines: [], deliveryDate: '2026-12-20' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^账期/, undefined, { timeout: 10_000 }), '45')
    await expect(await canvas.findByText('2027-02-03')).toBeVisible()
  },
}
