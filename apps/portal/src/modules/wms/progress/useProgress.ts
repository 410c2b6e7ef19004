import type { AnyRecord } from '@bip/contract'
import { dayCalls, type OrderProgress } from '@bip/contract/resources'
import { useHost } from '@bip/records'
import useSWR from 'swr'
import { type Side, sides } from '../day/useDeliver.ts'

/** How far an order has come; nothing is asked of a draft. It is asked for again with whatever changes of the documents that settle it. */
export const useProgress = (side: Side, { id, version, processStatus }: AnyRecord): OrderProgress | undefined => {
  const { client } = useHost()
  const { order, key } = sides[side]
  const isAsked = processStatus !== 'draft'
  const { data } = useSWR(isAsked ? ['progress', key, order.key, id, version] : null, () =>
    client.request<OrderProgress>({ path: dayCalls.progress, query: { resource: order.key, orderId: id }, silent: true }),
  )
  return data
}
