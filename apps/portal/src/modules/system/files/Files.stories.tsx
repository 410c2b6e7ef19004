import { type BinEntry, binCalls, type FileDetail, type FileUsePage, plus } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { room } from '../../../app/room.ts'
import { RoomNotice } from '../../../shell/RoomNotice.tsx'
import { AdminPage } from '../../../testing/AdminPage.tsx'
import { paged, serving } from '../../../testing/AdminStage.tsx'
import { confirmed, pointedAt, pressed, row } from '../../../testing/adminRows.ts'
import { BinPage } from '../bin/BinPage.tsx'
import { FilePage } from './FilePage.tsx'

const meta = { title: 'Portal/Administration/Files', component: AdminPage } satisfies Meta<typeof AdminPage>
export default meta
type Story = StoryObj<typeof meta>

const file = (id: string, originalName: string, usage: FileDetail['usage'] = []): FileDetail => ({
  id,
  originalName,
  link: `/blade-resource/oss/endpoint/file/${id}`,
  type: 'application/pdf',
  size: 482_133,
  businessType: '',
  createUserName: '许国强',
  createTime: '2026-11-18T03:20:00Z',
  usage,
})

const order = { resource: 'purchaseOrder', resourceName: '采购订单', id: 'po-1', title: 'PO-2026-00001' }
const shared = { resource: 'fileShare', resourceName: '文件分享', id: 's-1', title: '' }

/** A file that a record holds leads there and is not removed, of what is personal the kind is told; another one is removed, after a question. */
export const Files: Story = {
  args: { page: <FilePage /> },
  beforeEach: serving(['file_view', 'file_remove'], () => {
    let unused = [file('f2', '旧版报价单.pdf')]
    return {
      [`GET ${plus.files}`]: () =>
        paged([file('f1', '伺服电机规格书.pdf', [order]), file('f3', '体检报告.pdf', [shared]), ...unused]),
      [`POST ${plus.removeFiles}`]: () => {
        unused = []
      },
    }
  }),
  play: async () => {
    const used = await pointedAt('伺服电机规格书.pdf')
    await used.findByRole('button', { name: '下载' })
    await expect(used.getByRole('link', { name: 'PO-2026-00001' })).toHaveAttribute('href', '/scm/purchase-order/detail/po-1')
    await expect(used.queryByRole('button', { name: '删除' })).toBeNull()
    await expect((await pointedAt('体检报告.pdf')).getByText('文件分享')).toBeVisible()
    const unused = await pointedAt('旧版报价单.pdf')
    await pressed(await unused.findByRole('button', { name: '删除' }))
    await confirmed('删除')
    await waitFor(() => expect(screen.queryByRole('row', { name: /旧版报价单/ })).toBeNull())
    await expect(screen.getByRole('row', { name: /伺服电机规格书/ })).toBeVisible()
  },
}

const gigabyte = 1024 ** 3
const use: FileUsePage = {
  ...paged([
    { id: 'u1', realName: '许国强', account: 'xuguoqiang', files: 214, bytes: 1.9 * gigabyte, limit: 2 * gigabyte },
    { id: 'u2', realName: 'Trần Thu Hà', account: 'ha', files: 12, bytes: 0.25 * gigabyte, limit: 2 * gigabyte },
  ]),
  company: { files: 226, bytes: 2.15 * gigabyte, limit: 50 * gigabyte },
}

/** Who takes how much room, the most first, and how much the company takes of what it may. */
export const FileUse: Story = {
  args: { page: <FilePage /> },
  beforeEach: serving(['file_view'], () => ({ [`GET ${plus.files}`]: () => paged([]), [`GET ${plus.fileUse}`]: () => use })),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '按人员查看' }))
    await row(/许国强.*214/)
    await expect(screen.getByRole('progressbar', { name: '公司全部文件' })).toBeVisible()
    await expect(screen.getByText('2.2 GB / 50 GB')).toBeVisible()
    await expect((await row(/Trần Thu Hà/)).textContent).toContain('256 MB / 2 GB')
    await userEvent.click(screen.getByRole('radio', { name: '文件' }))
    await screen.findByText('没有文件')
  },
}

/** A disk that is nearly full is said above every page until there is room again; who may remove files is led to them. */
export const NearlyFull: Story = {
  args: { page: <RoomNotice /> },
  beforeEach: [serving(['file_view', 'file_remove'], () => ({})), () => () => room.set('enough')],
  play: async () => {
    // An answer to the story before that is still on its way says that there is enough.
    await waitFor(() => {
      room.set('low')
      expect(screen.getByRole('alert')).toBeVisible()
    })
    const notice = within(screen.getByRole('alert'))
    await expect(notice.getByText('磁盘空间即将用尽，目前只能查看')).toBeVisible()
    await expect(notice.getByRole('button', { name: '清理文件' })).toBeVisible()
    room.set('full')
    await screen.findByText('磁盘空间已用尽，目前只能查看')
    room.set('enough')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
}

const removed: BinEntry = {
  id: 'customer 1',
  resource: 'customer',
  resourceName: '客户',
  recordId: '1',
  name: '苏州昆仑设备',
  removedBy: 'sales',
  removedByName: '王芳',
  removedAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  goesAt: new Date(Date.now() + 27 * 86_400_000).toISOString(),
}

/** Of two records one comes back; the other says why it stays. */
export const BinOfRecords: Story = {
  tags: ['visual'],
  args: { page: <BinPage /> },
  beforeEach: serving(['bin_view', 'bin_erase'], () => {
    let rows = [removed, { ...removed, id: 'customer 2', recordId: '2', name: '无锡轴承' }]
    return {
      [`GET ${binCalls.list}`]: () => paged(rows),
      [`GET ${binCalls.resources}`]: () => [{ resource: 'customer', name: '客户', count: rows.length }],
      [`POST ${binCalls.restore}`]: () => {
        rows = rows.slice(1)
        return {
          results: [
            { id: '1', ok: true, msg: '已恢复' },
            { id: '2', ok: false, msg: '不能恢复：客户名称“无锡轴承”已被另一条记录使用，请先修改那条记录' },
          ],
        }
      },
    }
  }),
  play: async () => {
    await row(/苏州昆仑设备.*客户.*王芳.*27 天后/)
    for (const name of [/苏州昆仑设备/, /无锡轴承/]) await userEvent.click(within(await row(name)).getByRole('checkbox'))
    await userEvent.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: '恢复' }))
    await screen.findByText('已恢复 1 条')
    await screen.findByText(/无锡轴承: 不能恢复/)
    await waitFor(() => expect(screen.queryByRole('row', { name: /苏州昆仑设备/ })).toBeNull())
  },
}
