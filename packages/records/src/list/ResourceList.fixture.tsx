import type { Core, ListQuestion } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { createWorld, World } from '../testing/World.tsx'
import { ResourceList } from './ResourceList.tsx'

export type Gateway = ReturnType<typeof createWorld>

type StoryProps = {
  core: Core
  /** Where the list begins. */
  start: ListQuestion
  /** The gateway of the story. */
  world: () => Gateway
  permissions?: readonly string[]
  hasCollection?: boolean
  /** Hears the gateway, so that the story can act on it. */
  onWorld: (gateway: Gateway) => void
  onGo: (where: string) => void
  onQuestion: (question: ListQuestion) => void
  onColumns: (keys: readonly string[] | null) => void
}

/** A list with its gateway, whose question and columns stand where a page keeps them. */
export const ListStory = (props: StoryProps) => {
  const { core, start, world, permissions, hasCollection, onWorld, onGo, onQuestion, onColumns } = props
  const [gateway] = useState(() => {
    const made = world()
    onWorld(made)
    return made
  })
  const [question, setQuestion] = useState(start)
  const [columns, setColumns] = useState<readonly string[]>()
  return (
    <World gateway={gateway} permissions={permissions} hasCollection={hasCollection} onGo={onGo}>
      <div style={{ display: 'flex', blockSize: 'calc(100vh - 48px)', minBlockSize: 560 }}>
        <ResourceList
          core={core}
          question={question}
          columns={columns}
          onQuestionChange={(next, keys) => {
            setQuestion(next)
            setColumns(keys ?? undefined)
            onQuestion(next)
            onColumns(keys)
          }}
        />
      </div>
    </World>
  )
}

/** What stories of the list begin with: the customers of a whole gateway. */
export const listStories = {
  component: ListStory,
  args: {
    core: customer as Core, // a core with its own keys is one of any keys
    start: {},
    world: () => createWorld(),
    onWorld: fn(),
    onGo: fn(),
    onQuestion: fn(),
    onColumns: fn(),
  },
}
