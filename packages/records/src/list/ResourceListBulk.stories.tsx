import { binCalls } from '@bip/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { manyCustomers } from '../testing/manyRecords.ts'
import { createWorld } from '../testing/World.tsx'
import { type Gateway, type ListStory, listStories } from './ResourceList.fixture.tsx'

const meta = { title: 'Records/List/Bulk', ...listStories } satisfies Meta<typeof ListStory>

export default meta
type Story = StoryObj<typeof meta>

/** More than are selected one by one; each with a name of its own. */
const customers = manyCustomers(1005).map((row, at) => ({ ...row, fullname: `${String(row.fullname)} ${at}` }))

const chooseField = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: /批量修改/ }))
  await userEvent.click(dialog.getByRole('combobox', { name: /要修改的字段/ }))
  await userEvent.click(await screen.findByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
  return dialog
}

/** All that match are meant without sending their ids; what was changed is taken back with one press. */
export const AllThatMatch: Story = {
  args: { world: () => createWorld({ records: { customer: customers } }) },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C01005' })
    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? canvasElement)
    const bar = within(await canvas.findByRole('toolbar'))
    await userEvent.click(bar.getByText(/1,005/))
    await step('but one', async () => {
      await userEvent.click(canvas.getAllByRole('checkbox')[2] ?? canvasElement)
      await waitFor(() => expect(bar.getByText(/1,004/)).toBeVisible())
    })
    await step('get a value', async () => {
      await userEvent.click(bar.getByRole('button', { name: '批量修改' }))
      const dialog = await chooseField('备注')
      await userEvent.type(dialog.getByRole('textbox', { name: '备注' }), '年度复核')
      await userEvent.click(dialog.getByRole('button', { name: '修改 1004 条' }))
      await screen.findByText('已修改 1004 条', undefined, { timeout: 20_000 })
    })
    await step('and lose it again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
      await screen.findAllByText('已修改 1004 条', undefined, { timeout: 20_000 })
    })
  },
}

/** Rows that somebody changed meanwhile say so, and the others are changed. */
export const SomeRefused: Story = {
  args: {
    world: () => {
      const world = createWorld()
      world.fail('/bulk/edit', { key: 'stale', values: { who: '王芳', when: '2026-11-20 14:31' } }, 1)
      return world
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00001' })
    await userEvent.click(canvas.getAllByRole('checkbox')[1] ?? canvasElement)
    await userEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: '批量修改' }))
    const dialog = await chooseField('网站')
    await userEvent.type(dialog.getByRole('textbox', { name: '网站' }), 'kein')
    await userEvent.click(dialog.getByRole('button', { name: '修改 1 条' }))
    await waitFor(() => expect(dialog.getByText(/网址须以 http/)).toBeVisible())
    await userEvent.type(dialog.getByRole('textbox', { name: '网站' }), '{Control>}a{/Control}https://example.com')
    await userEvent.click(dialog.getByRole('button', { name: '修改 1 条' }))
    await screen.findByText(/王芳 已在/)
  },
}

/** Customers that contacts refer to stay, each with its reason; the others go, and come back when that is taken back. */
export const RemoveWithReasons: Story = {
  args: {
    world: () =>
      createWorld({
        records: {
          customer: [
            { id: 'free', fullname: '待删除客户', cmCode: 'C00099' },
            { id: 'customer-1', fullname: '深圳鹏远汽车工业有限公司', cmCode: 'C00001' },
          ],
        },
      }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00099' })
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvasElement)
    await userEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: '删除' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    const result = within(await screen.findByRole('dialog', { name: '删除结果' }))
    await waitFor(() => expect(result.getByText('1 条成功')).toBeVisible())
    await waitFor(() => expect(result.getByText(/引用，不能删除/)).toBeVisible())
    await userEvent.click(result.getAllByRole('button', { name: '关闭' }).at(-1) ?? canvasElement)
    await waitFor(() => expect(canvas.queryByText('待删除客户')).toBeNull())
    await expect(canvas.getByText('深圳鹏远汽车工业有限公司')).toBeVisible()
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await canvas.findByText('待删除客户')
  },
}

/** What cannot come back when a removal is taken back is named, with the reason; the others are there again. */
export const UndoInPart: Story = {
  args: {
    world: () =>
      createWorld({
        records: {
          customer: [
            { id: 'one', fullname: '先删客户', cmCode: 'C00098' },
            { id: 'two', fullname: '后删客户', cmCode: 'C00099' },
          ],
        },
      }),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'C00099' })
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvasElement)
    await userEvent.click(within(await canvas.findByRole('toolbar')).getByRole('button', { name: '删除' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    const undo = await screen.findByRole('button', { name: '撤销' })
    await step('somebody else brings one of them back first', async () => {
      const [gateway] = (args.onWorld as ReturnType<typeof fn>).mock.calls.at(-1) as [Gateway] // the spy of this story
      await gateway(`http://memory.test/api${binCalls.restore}`, {
        method: 'POST',
        body: JSON.stringify({ resource: 'customer', ids: 'two' }),
      })
    })
    await userEvent.click(undo)
    await screen.findByText(/已恢复 1 条，1 条未能恢复。“后删客户”：/)
    await canvas.findByText('先删客户')
  },
}
