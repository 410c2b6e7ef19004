import type { Message } from '@bip/contract'
import { RecordsProvider } from '@bip/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { AdminStage, Refused, serving } from '../../testing/AdminStage.tsx'
import { useRecordsHost } from '../useRecordsHost.ts'
import { MessagePage } from './MessagePage.tsx'

const letter = (id: string, title: string): Message => ({
  id,
  title,
  content: title,
  type: 1,
  isRead: 1,
  url: '',
  createUserName: '许国强',
  createTime: '2026-11-20T03:10:00Z',
})
const asked = fn()
const base = '/blade-message/message'

const Hosted = ({ children }: { children: ReactNode }) => <RecordsProvider host={useRecordsHost()}>{children}</RecordsProvider>

const meta = {
  title: 'Portal/Messages',
  component: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <AdminStage>
        <Hosted>
          <MessagePage />
        </Hosted>
      </AdminStage>
    </div>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const answered = async (question: string, answer: string): Promise<void> => {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await userEvent.click(dialog.getByRole('button', { name: answer }))
}

/** Nothing is removed or read unasked; what the server refuses stays chosen. */
export const Asked: Story = {
  beforeEach: serving([], () => {
    asked.mockClear()
    let letters = [letter('m1', '周五盘点'), letter('m2', '停机维护通知')]
    return {
      [`GET ${base}/my/list`]: () => ({ records: letters, total: letters.length, current: 1, size: 10, pages: 1 }),
      [`GET ${base}/my/topList`]: () => ({ messageList: letters, unReadCount: letters.length }),
      [`POST ${base}/readAll`]: () => void asked('readAll'),
      [`POST ${base}/remove`]: ({ query }) => {
        asked(query.get('ids'))
        if (asked.mock.calls.length === 1) throw new Refused(503, '服务器繁忙，请稍后再试')
        letters = letters.filter(({ id }) => id !== query.get('ids'))
      },
    }
  }),
  play: async () => {
    const row = await screen.findByRole('row', { name: /周五盘点/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    const removeIt = async (answer: string) => {
      await userEvent.click(await screen.findByRole('button', { name: '删除' }))
      await answered('确定删除此消息?', answer)
    }
    await removeIt('取消')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(asked).not.toHaveBeenCalled()
    await removeIt('删除')
    await screen.findByText('服务器繁忙，请稍后再试')
    await removeIt('删除')
    await waitFor(() => expect(screen.queryByRole('row', { name: /周五盘点/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }))
    await answered('确定将消息设为全部已读?', '确定')
    await waitFor(() => expect(asked.mock.calls.map(([what]) => what)).toEqual(['m1', 'm1', 'readAll']))
  },
}

/** A slip of the pointer or of a key loses nothing of a message that is being written. */
export const Written: Story = {
  beforeEach: serving(['message_send'], () => ({
    [`GET ${base}/my/list`]: () => ({ records: [], total: 0, current: 1, size: 10, pages: 0 }),
    [`GET ${base}/my/topList`]: () => ({ messageList: [], unReadCount: 0 }),
    'GET /blade-bip/bip-blade-user/frequently-used-users': () => [],
    'POST /blade-bip/bip-blade-user/select-data': () => [],
  })),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '写消息' }))
    const dialog = await screen.findByRole('dialog', { name: '写消息' })
    const title = within(dialog).getByRole('textbox', { name: '标题' })
    await userEvent.type(title, '停电通知')
    if (!dialog.parentElement) throw new Error('The dialog has no ground around it.')
    await userEvent.click(dialog.parentElement)
    await expect(title).toHaveValue('停电通知')
    await userEvent.click(title)
    await userEvent.keyboard('{Escape}')
    await answered('放弃未保存的修改？', '取消')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(within(dialog).getByRole('radio', { name: '角色' }))
    await expect(within(dialog).getByRole('textbox', { name: '标题' })).toHaveValue('停电通知')
    await userEvent.keyboard('{Escape}')
    await answered('放弃未保存的修改？', '放弃修改')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Whoever wrote is answered from the message, by keys alone: it goes to them, and says what it answers. */
export const Answered: Story = {
  beforeEach: serving(['message_send'], () => {
    asked.mockClear()
    const one = letter('m1', '周五盘点')
    return {
      [`GET ${base}/my/list`]: () => ({ records: [one], total: 1, current: 1, size: 10, pages: 1 }),
      [`GET ${base}/my/topList`]: () => ({ messageList: [one], unReadCount: 0 }),
      [`GET ${base}/detail`]: () => ({ ...one, attachments: [], createUser: 'user-2' }),
      [`POST ${base}/save`]: ({ body }) => asked(body),
      'GET /blade-bip/bip-blade-user/frequently-used-users': () => [],
      'POST /blade-bip/bip-blade-user/select-data': () => [{ id: 'user-2', label: '许国强' }],
    }
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('row', { name: /周五盘点/ }))
    const opened = await screen.findByRole('dialog', { name: '周五盘点' })
    await waitFor(() => expect(opened.getBoundingClientRect().width).toBeLessThanOrEqual(480))
    const reply = await within(opened).findByRole('button', { name: '回复' })
    reply.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: '回复' })
    const content = await within(dialog).findByRole('textbox', { name: '内容' })
    await expect(within(dialog).getByRole('textbox', { name: '标题' })).toHaveValue('回复：周五盘点')
    content.focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}收到{Control>}{Enter}{/Control}')
    await waitFor(() => expect(asked).toHaveBeenCalledOnce())
    const [[sent]] = asked.mock.calls as [[Record<string, unknown>]]
    await expect(sent).toMatchObject({ userIds: 'user-2', title: '回复：周五盘点' })
    await expect(sent.content).toMatch(/^收到\s+> 周五盘点$/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
