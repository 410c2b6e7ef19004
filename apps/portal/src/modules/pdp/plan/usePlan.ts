import { planCalls, planItem, type WholePlan } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import useSWR from 'swr'

/** ms after which a plan is asked for anew, where no push has come. */
const askAgainAfter = 30_000

/** The plan of a project as it is stored; asked anew when somebody else has changed it. */
export const usePlan = (projectId: string) => {
  const { client } = useHost()
  return useSWR<WholePlan, Error>(
    ['about', planItem.key, planCalls.plan, projectId],
    () => client.request<WholePlan>({ path: planCalls.plan, query: { projectId }, silent: true }),
    { refreshInterval: askAgainAfter, keepPreviousData: true },
  )
}
