import type { Core } from '@bip/contract'
import { purchaseOrder } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type ListStory, listStories } from '../list/ResourceList.fixture.tsx'

const meta = {
  title: 'Records/Groups',
  ...listStories,
  args: { ...listStories.args, core: purchaseOrder as Core }, // a core with its own keys is one of any keys
} satisfies Meta<typeof ListStory>

export default meta
type Story = StoryObj<typeof meta>

/** Orders by state: each group says how many and how much, and unfolds into its orders; all of them lead to a list, and back. */
export const ByState: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('a field is chosen', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: /^分组/ }))
      await userEvent.click(await screen.findByRole('option', { name: '状态' }))
      await expect(args.onQuestion).toHaveBeenLastCalledWith(expect.objectContaining({ group: 'processStatus' }))
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: /条数/ })).toBeVisible())
    })
    const grid = within(await canvas.findByRole('treegrid'))
    const rowOf = async (name: RegExp) => (await grid.findAllByRole('row', { name }))[0] ?? canvasElement
    await step('a group is unfolded and folded in place, by mouse and by keys', async () => {
      const group = await rowOf(/^(草稿|审核中|已作废)/)
      await userEvent.click(within(group).getByText(/草稿|审核中|已作废/))
      await waitFor(() => expect(group).toHaveAttribute('aria-expanded', 'true'))
      const order = await rowOf(/^PO-/)
      await expect(order).toHaveAttribute('aria-level', '2')
      await expect(args.onQuestion).toHaveBeenLastCalledWith(expect.not.objectContaining({ filters: expect.anything() }))
      await userEvent.keyboard('{ArrowLeft}')
      await waitFor(() => expect(grid.queryAllByRole('row', { name: /^PO-/ })).toHaveLength(0))
      await userEvent.keyboard('{ArrowRight}')
      await rowOf(/^PO-/)
    })
    await step('all of a group is a list of its own', async () => {
      await userEvent.click(await grid.findByText(/^在列表中查看全部/))
      await waitFor(() => expect(canvas.queryByRole('columnheader', { name: /条数/ })).toBeNull())
      await expect(args.onQuestion).toHaveBeenLastCalledWith(
        expect.objectContaining({ group: 'processStatus', filters: { processStatus: { in: [expect.any(String)] } } }),
      )
    })
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }))
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: /条数/ })).toBeVisible())
    })
  },
}
