import type { Core } from '@bip/contract'
import { leave } from '@bip/contract/resources'
import type { ProcessDetail } from '@bip/contract/workflow'
import { useState } from 'react'
import { TaskPage } from '../task/TaskPage.tsx'
import { leaveXml } from './leaveXml.ts'
import { type Replies, type Reply, Stage } from './Stage.tsx'

type StoryProps = {
  detail: ProcessDetail
  /** Further answers of the gateway. */
  replies?: Replies
  onSent: (call: string, body: Record<string, unknown>) => void
  onHandled: () => void
  onSaved?: () => void
  onLeave: () => void
  onLoaded: (title: string) => void
  reader?: string
}

/** The page of a task over a gateway that answers what the story says. */
export const TaskStory = ({ detail, replies, onSent, ...page }: StoryProps) => {
  const [answers] = useState<Replies>(() => {
    const sent =
      (call: string) =>
      (body: Record<string, unknown>): Reply => {
        onSent(call, body)
        return { data: null }
      }
    return {
      '/process/detail': () => ({ data: detail }),
      '/process/model-view': () => ({ data: { xml: leaveXml, flow: detail.flow } }),
      '/process/phrases': () => ({ data: ['同意', '请补充附件'] }),
      '/process/completeTask': sent('completeTask'),
      '/draft/detail': () => ({ data: null }),
      '/draft/submit': sent('draft'),
      '/process/transferTask': sent('transferTask'),
      ...replies,
    }
  })
  return (
    <Stage replies={answers}>
      <TaskPage core={leave as Core} taskId="task-1" processInstanceId="process-1" {...page} />
    </Stage>
  )
}
