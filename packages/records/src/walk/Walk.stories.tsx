import type { Core, ListQuestion } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ResourceDetail } from '../detail/ResourceDetail.tsx'
import { ResourceList } from '../list/ResourceList.tsx'
import { createWorld, World } from '../testing/World.tsx'

const core = customer as Core // a core with its own keys is one of any keys

/** A list of two rows a page, and the pages of its records. */
const WalkStory = () => {
  const [gateway] = useState(() => createWorld())
  const [question, setQuestion] = useState<ListQuestion>({ size: 2, sort: ['fullname'] })
  const [id, setId] = useState<string>()
  return (
    <World gateway={gateway} onGo={(where) => setId(/^open (.*)/.exec(where)?.[1])}>
      {id ? (
        <ResourceDetail key={id} core={core} id={id} onGo={setId} />
      ) : (
        <ResourceList core={core} question={question} onQuestionChange={setQuestion} />
      )}
    </World>
  )
}

const meta = { title: 'Records/Walk', component: WalkStory } satisfies Meta<typeof WalkStory>

export default meta
type Story = StoryObj<typeof meta>

/** From a row of the list one goes on to the next ones by key, over the end of the page, and back. */
export const Through: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = await canvas.findAllByRole('link')
    await userEvent.click(first ?? canvasElement)
    const place = (at: number) => canvas.findByRole('group', { name: new RegExp(`^列表中第 ${at} 条`) })
    await expect(within(await place(1)).getByRole('button', { name: '上一条' })).toBeDisabled()
    const title = canvas.getByRole('heading', { level: 1 }).textContent
    for (const at of [2, 3]) {
      await userEvent.keyboard('n')
      await expect(await place(at)).toBeVisible()
    }
    await userEvent.click(within(await place(3)).getByRole('button', { name: '上一条' }))
    await place(2)
    await userEvent.keyboard('p')
    await place(1)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? ''))
  },
}
