import { dayCalls, purchaseOrder, saleOrder } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import { useStockText } from '../useStockText.ts'

/** What is done with an order: goods of it are received, or issued. */
export type Side = 'receive' | 'issue'

export const sides = {
  receive: {
    order: purchaseOrder,
    orders: '/scm/purchase-order',
    made: '/scm/inbound-order',
    may: 'scmInStock_add',
    key: 'scmInStock',
  },
  issue: {
    order: saleOrder,
    orders: '/scm/sales-order',
    made: '/scm/outbound-order',
    may: 'scmOutStock_add',
    key: 'scmOutStock',
  },
} as const

/** Makes the draft of what comes or goes of an order, and opens it. `busy` is the order that it is being made of. */
export function useDeliver(side: Side): { busy: string | null; deliver: ((orderId: string) => Promise<void>) | undefined } {
  const { t } = useStockText()
  const { client, permissions, navigate } = useHost()
  const toast = useToast()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<string | null>(null)
  const { made, may, key } = sides[side]
  const deliver = async (orderId: string): Promise<void> => {
    setBusy(orderId)
    try {
      const answer = await client.request<{ id: string; no: string }>({
        method: 'POST',
        path: dayCalls[side],
        body: { orderId },
        silent: true,
      })
      await Promise.all([refresh({ key }), refresh({ key: side === 'receive' ? 'purchaseDue' : 'saleDue' })])
      toast.success(t('day.made', { no: answer.no }))
      navigate(`${made}/detail/${encodeURIComponent(answer.id)}`)
    } catch (failure) {
      toast.error(reasonOf(failure))
    } finally {
      setBusy(null)
    }
  }
  return { busy, deliver: permissions.has(may) ? deliver : undefined }
}
