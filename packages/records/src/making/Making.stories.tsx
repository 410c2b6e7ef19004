import { type Core, plus } from '@bip/contract'
import { purchaseOrder, purchaseRequest } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ResourceDetail } from '../detail/ResourceDetail.tsx'
import { ResourceForm } from '../form/ResourceForm.tsx'
import { ResourceList } from '../list/ResourceList.tsx'
import { createWorld, World } from '../testing/World.tsx'

const request = purchaseRequest as Core // a core with its own keys is one of any keys
const order = purchaseOrder as Core // as above

type StoryProps = { page: 'list' | 'detail' | 'form'; onGo: (where: string) => void; onAsk: (path: string) => void }

const ids = ['request-1', 'request-2', 'request-3']

/** The form of an order, and the page of the request once it is stored. */
const Ordering = () => {
  const [saved, setSaved] = useState(false)
  if (saved) return <ResourceDetail core={request} id="request-1" />
  return (
    <ResourceForm
      core={order}
      making={{ resource: 'purchaseRequest', making: 'order', ids }}
      defaults={{ supplierId: 'supplier-1' }}
      onSaved={() => setSaved(true)}
      onCancel={() => undefined}
    />
  )
}

const pages = {
  list: <ResourceList core={request} question={{}} onQuestionChange={() => undefined} />,
  detail: <ResourceDetail core={request} id="request-1" />,
  form: <Ordering />,
}

const MakingStory = ({ page, onGo, onAsk }: StoryProps) => {
  const [gateway] = useState(() => {
    const world = createWorld()
    const asked = async (...[input, init]: Parameters<typeof world>) => {
      onAsk(new URL(String(input), window.location.href).pathname)
      return world(input, init)
    }
    return Object.assign(asked, world)
  })
  return (
    <World gateway={gateway} onGo={onGo}>
      {pages[page]}
    </World>
  )
}

const meta = {
  title: 'Records/Making',
  component: MakingStory,
  args: { page: 'detail', onGo: fn(), onAsk: fn() },
} satisfies Meta<typeof MakingStory>

export default meta
type Story = StoryObj<typeof meta>

/** A page offers what may be made from its record. */
export const FromPage: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '生成采购订单' }))
    await expect(args.onGo).toHaveBeenLastCalledWith('/scm/purchase-order/new?making=purchaseRequest.order&from=request-1')
  },
}

/** Of a selection those are taken that give anything. */
export const FromList: Story = {
  args: { page: 'list' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: /全选|选择全部/ }))
    await userEvent.click(await canvas.findByRole('button', { name: '生成采购订单' }))
    await expect(args.onGo).toHaveBeenLastCalledWith(
      '/scm/purchase-order/new?making=purchaseRequest.order&from=request-1%2Crequest-2',
    )
  },
}

/** The form begins with what is open, says what was left out, and both pages lead to each other afterwards. */
export const Form: Story = {
  args: { page: 'form' },
  tags: ['visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/PR-2026-00003 .*不能下推/)).toBeVisible()
    const lines = await canvas.findByRole('grid', { name: '物料明细' })
    await expect(await within(lines).findAllByText('PR-2026-00005')).toHaveLength(2)
    // The words of the line that adds one are longer than its pinned column is wide: nothing is drawn through them.
    const pinned = within(lines).getByText('添加一行').closest<HTMLElement>('.pins')
    await expect(pinned && getComputedStyle(pinned).boxShadow).toBe('none')
    await userEvent.click(canvas.getByRole('button', { name: /保存/ }))
    const links = within(await canvas.findByRole('region', { name: '上下游单据' }))
    await expect(await links.findByRole('link', { name: /PO-2026-/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: '生成采购订单' })).toBeNull()
    // What is open was asked for once, and not again when nothing was open any more.
    const drafts = (args.onAsk as ReturnType<typeof fn>).mock.calls.filter(([path]) => String(path).endsWith(plus.makingDraft)) // fn() above
    await expect(drafts).toHaveLength(1)
  },
}
