import type { Client } from '@bip/contract/client'
import { planCalls, planItem, type WholePlan, type WholePlanAnswer, wholePlanOf } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import useSWR from 'swr'

/** ms after which a plan is asked for anew, where no push has come. */
const askAgainAfter = 30_000

/** The plan of a project as it is stored. */
export const readPlan = async (client: Client, projectId: string): Promise<WholePlan> =>
  wholePlanOf(await client.request<WholePlanAnswer>({ path: planCalls.plan, query: { projectId }, silent: true }))

/** The same; asked anew when somebody else has changed it. */
export const usePlan = (projectId: string) => {
  const { client } = useHost()
  return useSWR<WholePlan, Error>(['about', planItem.key, planCalls.plan, projectId], () => readPlan(client, projectId), {
    refreshInterval: askAgainAfter,
    keepPreviousData: true,
  })
}
