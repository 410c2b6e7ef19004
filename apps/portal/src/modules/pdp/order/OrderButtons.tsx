import type { AnyRecord, Core } from '@bip/contract'
import { Button } from '@bip/design-system'
import { ArrowLeftRight, CalendarClock } from '@bip/design-system/icons'
import { useHost } from '@bip/records'
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
        <Button
          icon={<CalendarClock size={16} aria-hidden />}
          onPress={() => navigate(`/mmr/plan-order?${core.key}Id=${encodeURIComponent(record.id)}`)}
        >
          {t('planOrders', { count })}
        </Button>
      )}
      <Button icon={<ArrowLeftRight size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {t('compare')}
      </Button>
      {isOpen && <CompareDialog core={core} record={record} onClose={() => setOpen(false)} />}
    </>
  )
}
