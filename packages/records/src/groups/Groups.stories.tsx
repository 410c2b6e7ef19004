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

/** Orders by state: each group says how many and how much, and leads to its orders; without that condition the groups are there again. */
export const ByState: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    await step('a field is chosen', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: /^分组/ }))
      await userEvent.click(await screen.findByRole('option', { name: '状态' }))
      await expect(args.onQuestion).toHaveBeenLastCalledWith(expect.objectContaining({ group: 'processStatus' }))
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: /条数/ })).toBeVisible())
    })
    const [group] = await canvas.findAllByRole('button', { name: /^(草稿|审核中|已作废)/ })
    await step('a group leads to its records', async () => {
      await userEvent.click(group ?? canvasElement)
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
