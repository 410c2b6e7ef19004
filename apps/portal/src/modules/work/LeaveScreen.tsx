import { leave } from '@bip/contract/resources'
import { type ProcessDetail, workflowCalls } from '@bip/contract/workflow'
import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { useText } from '../../app/useText.ts'
import { PageLoading } from '../../pages/PageLoading.tsx'
import { useTab } from '../../tabs/tabContext.ts'
import { DetailScreen } from '../RecordScreens.tsx'
import { taskPath } from './taskPath.ts'

/** A leave record leads to the process that it went through; one without is shown by itself. */
export const LeaveScreen = () => {
  const { id = '' } = useParams()
  const { t } = useText()
  const { goOn } = useTab()
  const { data, error } = useSWR<ProcessDetail, Error>([workflowCalls.detail, 'business', id], () =>
    client.request<ProcessDetail>({ path: workflowCalls.detail, query: { businessId: id }, silent: true }),
  )
  const path = data && taskPath(data.process)
  const follow = useEffectEvent((to: string) => goOn(to))
  useEffect(() => {
    if (path) follow(path)
  }, [path])
  if (error && !data) return <DetailScreen core={leave} />
  return <PageLoading label={t('pages.loading')} />
}
