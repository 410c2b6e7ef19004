import type { AnyRecord, Core } from '@bip/contract'
import { ArrowLeftRight, CalendarClock } from '@bip/design-system/icons'
import { HeadAction, useHost } from '@bip/records'
import { useState } from 'react'
import { CompareDialog } from './CompareDialog.tsx'
import { useOrderText } from './useOrderText.ts'

/** From an order to its plan orders, and to what the neighbour has of it. */
export const OrderButtons = ({ core, record }: { core: Core; record: AnyRecord }) => {
  const { t } = useOrderText()
  const { navigate, permissions } = useHost()
  const [isOpen, setOpen] = useState(false)
  if (record.orderStatus !== 'passed') return null
  const count = Number(record.planOrderCount ?? 0)
  return (
    <>
      {count > 0 && permissions.has('planOrder_view') && (
        <HeadAction
          Icon={CalendarClock}
          label={t('planOrders', { count })}
          onPress={() => navigate(`/mmr/plan-order?${core.key}Id=${encodeURIComponent(record.id)}`)}
        />
      )}
      <HeadAction Icon={ArrowLeftRight} label={t('compare')} onPress={() => setOpen(true)} />
      {isOpen && <CompareDialog core={core} record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
