import type { AnyRecord } from '@bip/contract'
import { Button, lazyPart } from '@bip/design-system'
import { Merge } from '@bip/design-system/icons'
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
      <Button icon={<Merge size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {t('merge.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MergeDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
