import { type Collected, collectCalls } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, Refused, serving } from '../../testing/AdminStage.tsx'
import { CollectionWidget } from '../widgets/CollectionWidget.tsx'
import { CollectionPage } from './CollectionPage.tsx'

const collectedOnes: readonly Collected[] = [
  ['c1', 'customer', '海川重工股份有限公司', '电池线，周四回访'],
  ['c2', 'wikiArticle', '螺栓紧固力矩表', ''],
  ['c3', 'purchaseOrder', 'PO-2611-018', 'Chờ báo giá của Đài Đạt'],
].map(([id = '', resource = '', title = '', remark = '']) => ({
  id,
  resource,
  recordId: id,
  title,
  remark,
  createTime: '2026-11-19T03:10:00Z',
}))

const meta = {
  title: 'Portal/Collection',
  component: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <AdminStage>
        <CollectionPage />
      </AdminStage>
    </div>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A remark is typed where it stands; what is refused stays marked. Taking the last one out leaves a word on how to begin. */
export const Kept: Story = {
  tags: ['visual'],
  beforeEach: serving([], () => {
    let collected = collectedOnes
    return {
      [`GET ${collectCalls.view}`]: () => collected,
      [`POST ${collectCalls.remark}`]: ({ body }) => {
        if (body.remark === '拒绝') throw new Refused(503, '服务器繁忙，请稍后再试')
        collected = collected.map((one) => (one.id === body.id ? { ...one, remark: String(body.remark) } : one))
      },
      [`POST ${collectCalls.remove}`]: ({ body }) => {
        collected = collected.filter(({ recordId }) => recordId !== body.recordId)
      },
    }
  }),
  play: async () => {
    const cell = async (text: string | RegExp) => await screen.findByRole('gridcell', { name: text })
    await userEvent.click(await cell('电池线，周四回访'))
    await userEvent.keyboard('改到周五{Enter}')
    await expect(await cell('改到周五')).toBeVisible()
    await userEvent.click(await cell('Chờ báo giá của Đài Đạt'))
    await userEvent.keyboard('拒绝{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toBeInvalid())
    await userEvent.keyboard('已答复{Enter}')
    // The last row keeps the focus, and with it the input that stands in the cell.
    await expect(await cell(/已答复/)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toBeValid())
    for (const name of ['海川重工股份有限公司', '螺栓紧固力矩表', 'PO-2611-018']) {
      // The actions of a row are there once it is pointed at.
      await userEvent.hover(await screen.findByText(name))
      const takeOut = await screen.findByRole('button', { name: `取消收藏“${name}”` })
      takeOut.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(name) })).toBeNull())
    }
    await expect(await screen.findByText('还没有收藏')).toBeVisible()
  },
}

/** The newest on the workbench, each with what it is and its remark; the name leads to the record. */
export const OnTheWorkbench: Story = {
  render: () => (
    <AdminStage>
      <CollectionWidget />
    </AdminStage>
  ),
  beforeEach: serving([], () => ({ [`GET ${collectCalls.view}`]: () => collectedOnes })),
  play: async () => {
    const list = within(await screen.findByRole('list', { name: '我的收藏' }))
    await expect(await list.findByText('客户 · 电池线，周四回访')).toBeVisible()
    await expect(list.getByRole('link', { name: /海川重工/ })).toHaveAttribute('href', '/crm/customer/detail/c1')
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
  },
}
