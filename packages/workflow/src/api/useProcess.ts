import { type ProcessDetail, workflowCalls } from '@bip/contract/workflow'
import { useHost } from '@bip/records'
import useSWR from 'swr'
import { workflowApi } from './workflowApi.ts'

/** A request as it stands. Its key begins with the call's path, so that a push may ask for it again. */
export const useProcess = (taskId: string | undefined, processInstanceId: string) => {
  const { client, language } = useHost()
  return useSWR<ProcessDetail, unknown>([workflowCalls.detail, processInstanceId, taskId ?? '', language], () =>
    workflowApi(client).detail(taskId, processInstanceId),
  )
}
