import type { Core } from '@bip/contract'
import { customer, note } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ResourceDetail } from '../detail/ResourceDetail.tsx'
import { createWorld, mapStorage, World } from '../testing/World.tsx'

const drafts = mapStorage()
const comments = [
  {
    id: 'c1',
    resource: 'customer',
    recordId: 'customer-1',
    userId: 'user-2',
    userName: '林晓雯',
    text: '客户资料见 https://example.com/a?b=1。<img src=x onerror=alert(1)>',
    mentions: [],
    files: [],
    createTime: '2026-11-20T02:10:00Z',
    editedAt: null,
  },
]

const CommentsStory = ({ core, id }: { core: Core; id: string }) => {
  const [gateway] = useState(() => createWorld({ comments, records: { note: [{ id: 'note-1', title: '便签' }] } }))
  return (
    <World gateway={gateway} drafts={drafts}>
      <ResourceDetail core={core} id={id} />
    </World>
  )
}

const meta = {
  title: 'Records/Comments',
  component: CommentsStory,
  args: { core: customer as Core, id: 'customer-1' }, // a core with its own keys is one of any keys
} satisfies Meta<typeof CommentsStory>

export default meta
type Story = StoryObj<typeof meta>

const card = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('region', { name: /评论/ }))

/** Somebody is named by the keys alone, the comment is counted, changed where it stands, and removed after a question. */
export const Written: Story = {
  play: async ({ canvasElement, step }) => {
    const said = await card(canvasElement)
    await step('what others wrote is text, with an address to follow', async () => {
      await expect(said.getByRole('link')).toHaveAttribute('href', 'https://example.com/a?b=1')
      await expect(said.getByText(/<img src=x/)).toBeVisible()
      await expect(said.queryByRole('button', { name: '评论操作' })).toBeNull()
    })
    await step('the heading leads to the field', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '评论 1' }))
      await expect(said.getByRole('textbox', { name: '写评论' })).toHaveFocus()
    })
    await step('a person is chosen with arrows and Enter, Ctrl Enter sends', async () => {
      await userEvent.keyboard('请@')
      const people = await said.findByRole('listbox', { name: '提到的人' })
      const [, second] = within(people).getAllByRole('option')
      await userEvent.keyboard('{ArrowDown}')
      await expect(second).toHaveAttribute('aria-selected', 'true')
      await userEvent.keyboard('{Enter}跟进')
      await expect(said.queryByRole('listbox')).toBeNull()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '评论 2' })).toBeVisible())
      await expect(said.getByRole('textbox', { name: '写评论' })).toHaveValue('')
    })
    await step('it is changed by its author', async () => {
      await userEvent.click(said.getByRole('button', { name: '评论操作' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '编辑' }))
      const [, field] = said.getAllByRole('textbox', { name: '写评论' })
      await userEvent.type(field ?? canvasElement, '，本周内')
      await userEvent.click(said.getByRole('button', { name: '保存' }))
      await expect(await said.findByText(/，本周内/)).toBeVisible()
      await expect(said.getByText(/已编辑/)).toBeVisible()
    })
    await step('and removed', async () => {
      await userEvent.click(said.getByRole('button', { name: '评论操作' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: '删除' }))
      await waitFor(() => expect(said.queryByText(/，本周内/)).toBeNull())
    })
  },
}

/** An answer begins with the name of whoever is answered, stands below it, and the focus stays where one was. */
export const Answered: Story = {
  play: async ({ canvasElement, step }) => {
    const said = await card(canvasElement)
    const reply = said.getByRole('button', { name: '回复林晓雯' })
    reply.focus()
    await userEvent.keyboard('{Enter}')
    await step('the name alone is no answer', async () => {
      const field = await said.findByRole('textbox', { name: '回复林晓雯' })
      await waitFor(() => expect(field).toHaveFocus())
      await expect(field).toHaveValue('@林晓雯 ')
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect(field).toHaveFocus()
    })
    await userEvent.keyboard('资料已更新{Control>}{Enter}{/Control}')
    const thread = within(await said.findByRole('group', { name: '对林晓雯的回复' }))
    await expect(thread.getByText('资料已更新')).toBeVisible()
    await expect(thread.getByText('@林晓雯')).toBeVisible()
    await waitFor(() => expect(said.getByRole('button', { name: '回复林晓雯' })).toHaveFocus())
    await expect(within(canvasElement).getByRole('button', { name: '评论 2' })).toBeVisible()
  },
}

/** What is refused stays typed, and is there again when the page is opened anew. */
export const Refused: Story = {
  beforeEach: () => () => drafts.removeItem('comment  customer customer-1'),
  play: async ({ canvasElement }) => {
    const said = await card(canvasElement)
    const field = said.getByRole('textbox', { name: '写评论' })
    await expect(said.getByRole('button', { name: '发送' })).toBeDisabled()
    await userEvent.type(field, '周五前回复')
    await expect(drafts.getItem('comment  customer customer-1')).toBe('周五前回复')
  },
}

/** What is one person's alone has no comments. */
export const None: Story = {
  args: { core: note as Core, id: 'note-1' }, // as above
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { level: 1, name: '便签' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('region', { name: /评论/ })).toBeNull()
  },
}

export const Vietnamese: Story = {
  globals: { locale: 'vi', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const said = within(await within(canvasElement).findByRole('region', { name: 'Bình luận 1' }))
    await expect(said.getByRole('button', { name: 'Gửi' })).toBeVisible()
  },
}
