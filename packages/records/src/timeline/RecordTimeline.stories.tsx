import { customer } from '@bip/contract/resources'
import { Skeleton } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Suspense, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useRecord } from '../data/useRecord.ts'
import { createWorld, World } from '../testing/World.tsx'
import { RecordTimeline } from './RecordTimeline.tsx'

const Loaded = () => {
  const { record } = useRecord(customer, 'customer-1')
  return record ? <RecordTimeline core={customer} record={record} /> : <Skeleton lines={6} />
}

const TimelineStory = () => {
  const [gateway] = useState(() => createWorld())
  return (
    <World gateway={gateway}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Loaded />
      </Suspense>
    </World>
  )
}

const meta = { title: 'Records/Timeline', component: TimelineStory } satisfies Meta<typeof TimelineStory>
export default meta
type Story = StoryObj<typeof meta>

export const OfACustomer: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const day = await page.findByRole('region', { name: '2026-11-19' })
    await expect(within(day).getByRole('link', { name: '沟通新产线扩产计划' })).toBeVisible()
    await expect(within(day).getByText('发送报价')).toBeVisible()
    await userEvent.click(page.getByRole('combobox', { name: /全部类型/ }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '联系记录' }))
    await userEvent.keyboard('{Escape}')
    await expect(await page.findByRole('link', { name: '沟通新产线扩产计划' })).toBeVisible()
    await expect(page.queryByRole('link', { name: '刘海涛' })).toBeNull()
  },
}
