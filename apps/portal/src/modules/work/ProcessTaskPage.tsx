import { type ProcessDetail, workflowCalls } from '@bip/contract/workflow'
import { MissingForm, TaskPage } from '@bip/workflow'
import { useNavigate } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { useSession } from '../../app/session.tsx'
import { useText } from '../../app/useText.ts'
import { PageLoading } from '../../pages/PageLoading.tsx'
import { useTab } from '../../tabs/tabContext.ts'
import { Edges } from './Edges.styles.ts'
import type { ProcessParams } from './processParams.ts'
import { useNeighbours } from './useNeighbours.ts'
import { useProcessCore } from './useProcessCore.ts'
import { useWorkChanged } from './useWorkChanged.ts'

type ProcessTaskPageProps = ProcessParams & { isTodo: boolean }

/** A request under approval, of whatever process. Where the address does not say which, the gateway does. */
export const ProcessTaskPage = (props: ProcessTaskPageProps) => {
  const { processDefinitionKey, taskId, processInstanceId } = props
  const { t } = useText()
  const { close } = useTab()
  const { data, error } = useSWR<ProcessDetail, Error>(
    processDefinitionKey ? null : [workflowCalls.detail, 'key', processInstanceId, taskId],
    () =>
      client.request<ProcessDetail>({
        path: workflowCalls.detail,
        query: { processInsId: processInstanceId, taskId: taskId || undefined },
        silent: true,
      }),
  )
  const key = processDefinitionKey || data?.process.processDefinitionKey
  if (key) return <KnownTaskPage {...props} processDefinitionKey={key} />
  return error ? <MissingForm onLeave={close} /> : <PageLoading label={t('pages.loading')} />
}

const KnownTaskPage = ({ processDefinitionKey, taskId, processInstanceId, isTodo }: ProcessTaskPageProps) => {
  const { user } = useSession()
  const core = useProcessCore(processDefinitionKey)
  const { setLabel, setDirty, close, goOn } = useTab()
  const navigate = useNavigate()
  const workChanged = useWorkChanged()
  const neighbours = useNeighbours(isTodo ? taskId : '')
  if (!core) return <MissingForm onLeave={close} />
  const to = (path: string | undefined) => (path === undefined ? undefined : () => void navigate(path))
  return (
    <Edges>
      <TaskPage
        core={core}
        taskId={isTodo ? taskId : undefined}
        processInstanceId={processInstanceId}
        onLoaded={setLabel}
        onDirtyChange={setDirty}
        onOutdated={() => workChanged(core.key)}
        onHandled={() => {
          workChanged(core.key)
          goOn(neighbours.next ?? '/work/todo')
        }}
        onSaved={() => goOn('/work/todo')}
        onLeave={close}
        reader={user?.realName}
        onPrevious={to(neighbours.previous)}
        onNext={to(neighbours.next)}
      />
    </Edges>
  )
}
