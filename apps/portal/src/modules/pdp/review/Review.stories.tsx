import type { AnyRecord } from '@bip/contract'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, paged, serving } from '../../../testing/AdminStage.tsx'
import { useRecordsHost } from '../../useRecordsHost.ts'
import { ReviewDesk } from './ReviewDesk.tsx'

const stored = fn()

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect x="80" y="80" width="640" height="300" fill="none" stroke="#333"/></svg>'

const base = {
  ...{ version: 1, createUser: 'user-1', createDept: 'd09', createTime: '2026-11-20T02:00:00Z' },
  ...{ updateUser: 'user-1', updateTime: '2026-11-20T02:00:00Z' },
}
const review: AnyRecord = { ...base, id: 'r1', reviewName: '方案评审', reviewStatus: 'reviewing' }
const document: AnyRecord = {
  ...base,
  ...{ id: 'd1', reviewId: 'r1', dataName: '总装图', edition: 'A' },
  files: [{ id: 'f1', name: '总装图.svg', url: '/files/f1', size: 400, type: 'image/svg+xml' }],
}
const mark = (id: string, remarkText: string, more: Record<string, unknown> = {}): AnyRecord => ({
  ...base,
  ...{ id, reviewId: 'r1', dataId: 'd1', fileId: 'f1', pageNo: '1', remarkText, severity: 'major', remarkStatus: 'open' },
  ...{ markLeft: '20', markTop: '30', markWidth: '10', markHeight: '8', _labels: { createUser: '韩工' }, _can: ['answer'] },
  ...more,
})

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const Page = () => (
  <AdminStage at="/pdp/review">
    <Hosted>
      <ReviewDesk record={review} />
    </Hosted>
  </AdminStage>
)

const meta = {
  title: 'Portal/Design review',
  component: Page,
  beforeEach: () => {
    stored.mockClear()
    let marks = [
      mark('m1', '缺少吊点'),
      mark('m2', '检修门过小', {
        remarkStatus: 'replied',
        reply: '门轴外移 40 mm',
        markLeft: '60',
        _can: ['verify', 'giveBack'],
      }),
    ]
    const codes = ['reviewRemark_view', 'reviewRemark_add', 'reviewRemark_verify', 'reviewRemark_answer', 'dataReview_view']
    return serving(codes, () => ({
      'GET /files/f1': () => new Response(picture, { headers: { 'content-type': 'image/svg+xml' } }),
      'GET /blade-bip/data-review/list': () => paged([document]),
      'GET /blade-bip/plus/review-remark/list': () => paged(marks),
      'POST /blade-bip/plus/review-remark/submit': ({ body }) => {
        stored(body)
        const made = mark('m3', String(body.remarkText), body)
        marks = [...marks, made]
        return made
      },
      'POST /blade-bip/plus/review-remark/verify': () => {
        marks = marks.map((one) => (one.id === 'm2' ? { ...one, remarkStatus: 'closed', _can: [] } : one))
        return { results: [{ id: 'm2', ok: true, msg: '已关闭' }] }
      },
    }))()
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** A mark is put where it belongs, says what is wrong, and stands beside the others. */
export const MarkTheDrawing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: '批注 1：缺少吊点' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '添加批注' }))
    await userEvent.click(await canvas.findByRole('button', { name: '在页面中央添加' }))
    await userEvent.click(await canvas.findByRole('button', { name: '保存批注' }))
    await expect(await canvas.findByText('请写下批注')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /批注内容/ }), '线缆弯曲半径不足')
    await userEvent.click(canvas.getByRole('button', { name: '保存批注' }))
    await waitFor(() =>
      expect(stored).toHaveBeenCalledWith(
        expect.objectContaining({
          remarkText: '线缆弯曲半径不足',
          markLeft: '50.00',
          markTop: '50.00',
          fileId: 'f1',
          pageNo: '1',
        }),
      ),
    )
    await expect(await canvas.findByRole('button', { name: '批注 3：线缆弯曲半径不足' })).toBeVisible()
  },
}

/** What was replied is verified beside the drawing. */
export const VerifyAReply: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('答复：门轴外移 40 mm')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '验证关闭' }))
    const asked = screen.queryByRole('alertdialog')
    if (asked) await userEvent.click(within(asked).getByRole('button', { name: '验证关闭' }))
    await waitFor(() => expect(canvas.getByText('1 条待答复，0 条待验证，1 条已关闭')).toBeVisible())
  },
}
