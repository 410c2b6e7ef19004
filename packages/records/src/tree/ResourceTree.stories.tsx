import type { Core } from '@bip/contract'
import { department } from '@bip/contract/resources'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { createWorld, World } from '../testing/World.tsx'
import { ResourceTree } from './ResourceTree.tsx'

type Gateway = ReturnType<typeof createWorld>

const base = { deptCode: 'X', orgId: null, leaderId: null, remark: null }
const departments = [
  { id: 'd1', ...base, deptName: '制造中心', deptCode: 'ZZ', parentId: null, sort: '10' },
  { id: 'd2', ...base, deptName: '装配车间', deptCode: 'ZP', parentId: 'd1', sort: '10' },
  { id: 'd3', ...base, deptName: '机加车间', deptCode: 'JJ', parentId: 'd1', sort: '20' },
  { id: 'd4', ...base, deptName: '质量中心', deptCode: 'ZL', parentId: null, sort: '20' },
]

const TreeStory = ({
  onWorld,
  onChoose,
}: {
  onWorld: (gateway: Gateway) => void
  onChoose: (id: string | undefined) => void
}) => {
  const [gateway] = useState(() => {
    const made = createWorld({ records: { department: departments } })
    onWorld(made)
    return made
  })
  const [chosen, setChosen] = useState<string>()
  return (
    <World gateway={gateway}>
      <div style={{ inlineSize: 320 }}>
        <ResourceTree
          core={department as Core /* a core with its own keys is one of any keys */}
          chosen={chosen}
          onChoose={(id) => {
            setChosen(id)
            onChoose(id)
          }}
        />
      </div>
    </World>
  )
}

const onWorld = fn<(gateway: Gateway) => void>()
const meta = { title: 'Records/Tree', component: TreeStory, args: { onWorld, onChoose: fn() } } satisfies Meta<typeof TreeStory>

export default meta
type Story = StoryObj<typeof meta>

/** A department is opened, put elsewhere by keys, and put back; what is searched for stands below what stands above it. */
export const Departments: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement)
    const row = (name: string) => canvas.findByRole('treeitem', { name })
    const parentOf = (id: string) => onWorld.mock.lastCall?.[0].rows('department').find((one) => one.id === id)?.parentId
    await step('a level is opened', async () => {
      await userEvent.click(await row('制造中心'))
      await expect(args.onChoose).toHaveBeenLastCalledWith('d1')
      await userEvent.keyboard('{ArrowRight}')
      await row('装配车间')
      await row('机加车间')
    })
    await step('a department is carried below another one', async () => {
      await userEvent.click(await row('机加车间'))
      await userEvent.keyboard('{Control>}x{/Control}{ArrowDown}{ArrowDown}{Enter}')
      await waitFor(() => expect(parentOf('d3')).toBe('d4'))
    })
    await step('and comes back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
      await waitFor(() => expect(parentOf('d3')).toBe('d1'))
    })
    await step('what is found stands below what stands above it', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '装配')
      await waitFor(() => expect(canvas.queryByRole('treeitem', { name: '质量中心' })).toBeNull())
      await row('装配车间')
      await row('制造中心')
    })
  },
}
