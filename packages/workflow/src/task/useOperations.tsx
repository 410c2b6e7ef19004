import type { ProcessDetail } from '@bip/contract/workflow'
import { lazyPart } from '@bip/design-system'
import { useHost } from '@bip/records'
import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../host/useText.ts'
import { type OperationName, operations } from './operations.ts'

const OperationDialog = lazyPart(() => import('./OperationDialog.tsx').then((module) => module.OperationDialog))

export type OfferedOperation = { name: OperationName; label: string; isDanger: boolean }

type Handlers = { comment: string; onLeave: () => void; onRefresh: () => void; onHandledElsewhere: () => void }

/** What the reader may do beside deciding, as the gateway offers it; `element` is the dialog of the one that was chosen. */
export const useOperations = (
  detail: ProcessDetail,
  { comment, onLeave, onRefresh, onHandledElsewhere }: Handlers,
): { offered: readonly OfferedOperation[]; choose: (name: OperationName) => void; element: ReactNode } => {
  const { t } = useText()
  const { permissions } = useHost()
  const [chosen, setChosen] = useState<OperationName | null>(null)
  const { taskId } = detail.process
  const names = offeredFor(detail, (key) => permissions.has(key))
  const offered = names.map((name) => ({
    name,
    label: t(operations[name].title),
    isDanger: operations[name].tone === 'danger',
  }))
  const element = chosen && (
    <Suspense fallback={null}>
      <OperationDialog
        name={chosen}
        taskId={taskId}
        comment={operations[chosen].comment === 'required' ? comment : ''}
        onClose={() => setChosen(null)}
        onDone={(leaves) => {
          setChosen(null)
          if (leaves) onLeave()
          else onRefresh()
        }}
        onHandledElsewhere={() => {
          setChosen(null)
          onHandledElsewhere()
        }}
      />
    </Suspense>
  )
  return { offered, choose: setChosen, element }
}

const byButton: Readonly<Record<string, OperationName>> = {
  wf_delegate: 'delegate',
  wf_rollback: 'rollback',
  wf_add_instance: 'addSigner',
  wf_terminate: 'terminate',
}

/** By the buttons of the task, and for whoever started the process by where it stands. */
function offeredFor({ process, button }: ProcessDetail, has: (permission: string) => boolean): OperationName[] {
  if (process.taskId === '') return []
  const own = process.status === 'todo' ? button.flatMap(({ buttonKey }) => byButton[buttonKey] ?? []) : []
  const isRunning = process.isOwner && process.isReturnable
  const mayWithdraw = isRunning && has('wf_process_withdraw')
  return [
    ...own,
    ...(process.status === 'todo' ? (['copy'] as const) : []),
    ...(isRunning && process.status !== 'todo' ? (['urge'] as const) : []),
    ...(mayWithdraw ? (['withdrawStart', 'withdrawEnd'] as const) : []),
  ]
}
