import { lazyPart, useStore } from '@bip/design-system'
import { Suspense } from 'react'
import type { GanttStores } from '../view/GanttStores.ts'
import type { LinkDialogProps } from './LinkDialog.tsx'
import type { TaskDialogProps } from './TaskDialog.tsx'

const TaskDialog = lazyPart(() => import('./TaskDialog.tsx').then((module) => module.TaskDialog))
const LinkDialog = lazyPart(() => import('./LinkDialog.tsx').then((module) => module.LinkDialog))

type Props = Omit<TaskDialogProps & LinkDialogProps, 'taskKey' | 'linkKey' | 'onClose'> & { stores: GanttStores }

/** The dialog of the task or link that somebody opened; fetched when the first one is. */
export const PlanDialogs = ({ stores, plan, steps, words, onOpen, asks }: Props) => {
  const opened = useStore(stores.opened)
  if (!opened) return null
  const shared = { plan, steps, words, onClose: () => stores.opened.set(null) }
  const isThere = opened.kind === 'link' || plan.has(opened.key)
  if (!isThere) return null
  return (
    <Suspense fallback={null}>
      {opened.kind === 'task' ? (
        <TaskDialog key={opened.key} {...shared} taskKey={opened.key} onOpen={onOpen} asks={asks} />
      ) : (
        <LinkDialog key={opened.key} {...shared} linkKey={opened.key} />
      )}
    </Suspense>
  )
}
