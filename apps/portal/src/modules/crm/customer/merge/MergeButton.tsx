import type { AnyRecord } from '@bip/contract'
import { lazyPart } from '@bip/design-system'
import { Merge } from '@bip/design-system/icons'
import { HeadAction } from '@bip/records'
import { Suspense, useState } from 'react'
import { useCustomerText } from '../useCustomerText.ts'

const MergeDialog = lazyPart(() => import('./MergeDialog.tsx').then((module) => module.MergeDialog))

/** Opens the merging of a customer, for whoever may change and remove it. */
export const MergeButton = ({ record }: { record: AnyRecord }) => {
  const { t } = useCustomerText()
  const [isOpen, setOpen] = useState(false)
  if (!record._can?.includes('edit') || !record._can.includes('remove')) return null
  return (
    <>
      <HeadAction Icon={Merge} label={t('merge.open')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <MergeDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
