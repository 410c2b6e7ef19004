import type { ProcessDetail } from '@bip/contract/workflow'
import { lazyPart, Tabs } from '@bip/design-system'
import { type ReactNode, Suspense } from 'react'
import { TrackSkeleton } from '../diagram/TrackSkeleton.tsx'
import { FlowTable } from '../flow/FlowTable.tsx'
import { stepsOf } from '../flow/steps.ts'
import { useText } from '../host/useText.ts'

const ProcessTrack = lazyPart(() => import('../diagram/ProcessTrack.tsx').then(({ ProcessTrack }) => ProcessTrack))

export type TaskTab = 'form' | 'flow' | 'track'

type TaskTabsProps = { detail: ProcessDetail; selected: TaskTab; onSelect: (tab: TaskTab) => void; form: ReactNode }

/** What is asked for, the steps so far, and the way through the diagram. */
export const TaskTabs = ({ detail: { process, flow }, selected, onSelect, form }: TaskTabsProps) => {
  const { t } = useText()
  return (
    <Tabs
      label={process.title}
      selectedKey={selected}
      onSelect={(key) => onSelect(key as TaskTab) /* the keys below */}
      items={[
        { key: 'form', label: t('tab.form'), content: form },
        {
          key: 'flow',
          label: t('tab.flow'),
          badge: stepsOf(flow).length,
          content: <FlowTable flow={flow} startUserId={process.startUserId} />,
        },
        {
          key: 'track',
          label: t('tab.track'),
          content: (
            <Suspense fallback={<TrackSkeleton />}>
              <ProcessTrack processInstanceId={process.processInstanceId} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}
