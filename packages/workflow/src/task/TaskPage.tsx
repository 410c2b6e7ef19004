import type { Core } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { Button, Result, Skeleton } from '@bip/design-system'
import { useEffect, useEffectEvent } from 'react'
import { useProcess } from '../api/useProcess.ts'
import { reasonOf } from '../api/workflowApi.ts'
import { MissingForm } from '../host/MissingForm.tsx'
import { useText } from '../host/useText.ts'
import { LoadedTask } from './LoadedTask.tsx'
import { Root, Waiting } from './task.styles.ts'

export type TaskPageProps = {
  /** The resource that the process is about. */
  core: Core
  /** The task to handle; absent to look at the process only. */
  taskId?: string
  processInstanceId: string
  /** The task was completed or transferred: lists are out of date, and the page is finished with. */
  onHandled: () => void
  /** Somebody else handled it: lists are out of date, and the page shows it as it stands now. */
  onOutdated?: () => void
  /** Called once what was filled in is stored as a draft; absent where tasks keep no drafts. */
  onSaved?: () => void
  /** Leads to the task before, or after, in the reader's list; absent at its ends. */
  onPrevious?: () => void
  onNext?: () => void
  /** What the reader is called: stands all over what is printed. */
  reader?: string
  /** Leads away from a page that cannot be shown. */
  onLeave: () => void
  /** Hears what the request is called, for the tab. */
  onLoaded?: (title: string) => void
  /** Hears whether something typed would be lost. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** A request under approval: what is asked for, how it went so far, and what the reader may decide. */
export const TaskPage = (props: TaskPageProps) => {
  const { taskId, processInstanceId, onLoaded, onOutdated } = props
  const { data: detail, error, mutate } = useProcess(taskId, processInstanceId)
  const title = detail?.process.title
  const tellTitle = useEffectEvent((name: string) => onLoaded?.(name))
  useEffect(() => {
    if (title !== undefined) tellTitle(title)
  }, [title])

  if (!detail)
    return error === undefined ? <Loading /> : <Missing error={error} onRetry={() => void mutate()} onLeave={props.onLeave} />
  const { process } = detail
  return (
    <LoadedTask
      {...props}
      key={`${process.taskId}/${process.status}/${process.processIsFinished}`}
      detail={detail}
      onRefresh={() => {
        onOutdated?.()
        void mutate()
      }}
    />
  )
}

const Missing = ({ error, onRetry, onLeave }: { error: unknown; onRetry: () => void; onLeave: () => void }) => {
  const { t } = useText()
  const code = error instanceof ApiError ? error.code : 0
  const back = <Button onPress={onLeave}>{t('action.back')}</Button>
  if (code === 404) return <MissingForm onLeave={onLeave} />
  if (code === 403) return <Result status={403} title={t('forbidden.title')} description={t('forbidden.text')} action={back} />
  return (
    <Result
      status={500}
      title={t('failed.title')}
      description={reasonOf(error)}
      action={<Button onPress={onRetry}>{t('action.retry')}</Button>}
    />
  )
}

const Loading = () => (
  <Root aria-busy>
    <Waiting>
      <Skeleton width={280} height={24} />
      <Skeleton lines={8} height={16} />
    </Waiting>
  </Root>
)
