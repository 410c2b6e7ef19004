import type { PrintOrder, PrintPreview, PrintQueued, PrintServer } from '@bip/contract'
import { apiPath, printCalls } from '@bip/contract'
import { Button } from '@bip/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createWorld, World } from '../testing/World.tsx'
import { PrintDialog } from './PrintDialog.tsx'

const servers: PrintServer[] = [
  { key: 'office', name: '办公楼', printers: [{ id: 'p1', name: '三楼激光', place: '三楼打印室', language: 'pdf' }] },
  { key: 'warehouse', name: '仓库', printers: [{ id: 'p2', name: '一号仓标签机', place: '收货口', language: 'zpl' }] },
]
const templates = [
  { id: 't1', name: '物料标签 70×40', resource: 'material', purpose: 'label', isDefault: true },
  { id: 't2', name: '物料标签 50×30', resource: 'material', purpose: 'label', isDefault: false },
]

/** A gateway that renders nothing and takes orders; the second of the same is asked about. */
function printingWorld(onOrder: (order: PrintOrder) => void) {
  const gateway = createWorld()
  let orders = 0
  const answerOf = (path: string, body: unknown): unknown => {
    if (path === apiPath(printCalls.printers)) return servers
    if (path === apiPath(printCalls.preview))
      return { link: 'about:blank', pages: 2, type: 'application/pdf', name: '' } satisfies PrintPreview
    const order = body as PrintOrder // the dialog sends nothing else
    onOrder(order)
    orders += 1
    return (order.again || orders > 1 ? { id: 'j1', no: 'PJ-202611-00001', pages: 2 } : { printedAgo: 4 }) satisfies PrintQueued
  }
  const answer = async (url: string, init: RequestInit): Promise<Response> => {
    const path = new URL(url, 'http://x').pathname
    if (!path.includes('/plus/print/')) return gateway(url, init)
    const data = answerOf(path, typeof init.body === 'string' ? JSON.parse(init.body) : undefined)
    return Response.json({ code: 200, success: true, data, msg: '' })
  }
  return Object.assign(answer, gateway)
}

const PrintStory = ({ onOrder }: { onOrder: (order: PrintOrder) => void }) => {
  const [gateway] = useState(() => printingWorld(onOrder))
  const [isOpen, setOpen] = useState(true)
  return (
    <World gateway={gateway}>
      <Button onPress={() => setOpen(true)}>打印</Button>
      {isOpen && <PrintDialog templates={templates} ids={['material-1', 'material-2']} onClose={() => setOpen(false)} />}
    </World>
  )
}

const meta = {
  title: 'Records/Printing/PrintDialog',
  component: PrintStory,
  args: { onOrder: fn() },
} satisfies Meta<typeof PrintStory>

export default meta
type Story = StoryObj<typeof meta>

/** Server, printer, copies; what was printed seconds ago is asked about before it goes out again. */
export const Ordered: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '打印 2 条记录' }))
    await waitFor(() => expect(dialog.getByText('共 2 页')).toBeVisible())
    const print = dialog.getByRole('button', { name: '打印' })
    await expect(print).toBeDisabled()
    await userEvent.click(await dialog.findByRole('radio', { name: '选择仓库' }))
    await userEvent.click(await dialog.findByRole('radio', { name: '选择一号仓标签机' }))
    const copies = dialog.getByLabelText('份数')
    await userEvent.clear(copies)
    await userEvent.type(copies, '101')
    await expect(print).toBeDisabled()
    await userEvent.clear(copies)
    await userEvent.type(copies, '3')
    await userEvent.click(print)
    const question = within(await screen.findByRole('alertdialog', { name: '刚刚打印过' }))
    await userEvent.click(question.getByRole('button', { name: '再打印一次' }))
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledTimes(2))
    await expect(args.onOrder).toHaveBeenLastCalledWith(
      expect.objectContaining({ templateId: 't1', ids: ['material-1', 'material-2'], printerId: 'p2', copies: 3, again: true }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '打印 2 条记录' })).toBeNull())
  },
}
