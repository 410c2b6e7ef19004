import { workflowCalls } from '@bip/contract/workflow'
import { Button, Result } from '@bip/design-system'
import { useHost } from '@bip/records'
import useSWR from 'swr'
import { reasonOf, workflowApi } from '../api/workflowApi.ts'
import { useText } from '../host/useText.ts'
import { ProcessDiagram } from './ProcessDiagram.tsx'
import { TrackSkeleton } from './TrackSkeleton.tsx'

/** The diagram of a running or finished process, asked for when it is shown. */
export const ProcessTrack = ({ processInstanceId }: { processInstanceId: string }) => {
  const { client, language } = useHost()
  const { t } = useText()
  const { data, error, mutate } = useSWR([workflowCalls.modelView, processInstanceId, language], () =>
    workflowApi(client).modelView(processInstanceId),
  )
  if (data) return <ProcessDiagram xml={data.xml} flow={data.flow} />
  if (!error) return <TrackSkeleton />
  return (
    <Result
      status={500}
      title={t('failed.title')}
      description={reasonOf(error)}
      action={<Button onPress={() => void mutate()}>{t('action.retry')}</Button>}
    />
  )
}
