import type { AnyRecord } from '@bip/contract'
import { PackageCheck, Truck } from '@bip/design-system/icons'
import { HeadAction } from '@bip/records'
import { type Side, useDeliver } from '../day/useDeliver.ts'
import { useStockText } from '../useStockText.ts'
import { useProgress } from './useProgress.ts'

/** Receives or issues what of an approved order is still open, from its own page. */
export const DeliverButton = ({ side, record }: { side: Side; record: AnyRecord }) => {
  const { t } = useStockText()
  const { busy, deliver } = useDeliver(side)
  const progress = useProgress(side, record)
  const isOpen = progress?.lines.some(({ open }) => Number(open) > 0)
  if (!deliver || !isOpen || record.processStatus !== 'approved') return null
  return (
    <HeadAction
      Icon={side === 'receive' ? PackageCheck : Truck}
      label={t(side === 'receive' ? 'day.receive' : 'day.issue')}
      isLoading={busy !== null}
      isFrequent
      onPress={() => void deliver(record.id)}
    />
  )
}
