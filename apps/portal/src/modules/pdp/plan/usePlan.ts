import { planCalls, type WholePlan } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import useSWR from 'swr'

/** The plan of a project as it is stored. */
export const usePlan = (projectId: string) => {
  const { client } = useHost()
  return useSWR<WholePlan, Error>(
    [planCalls.plan, projectId],
    () => client.request<WholePlan>({ path: planCalls.plan, query: { projectId }, silent: true }),
    { revalidateOnFocus: false, revalidateIfStale: true },
  )
}
