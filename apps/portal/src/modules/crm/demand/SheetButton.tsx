import type { AnyRecord } from '@bip/contract'
import { lazyPart } from '@bip/design-system'
import { FileSpreadsheet } from '@bip/design-system/icons'
import { HeadAction } from '@bip/records'
import { Suspense, useState } from 'react'
import { useDemandText } from './useDemandText.ts'

const SheetDialog = lazyPart(() => import('./SheetDialog.tsx').then((module) => module.SheetDialog))

/** Brings rows into a draft out of whatever sheet the customer sent. */
export const SheetButton = ({ record }: { record: AnyRecord }) => {
  const { t } = useDemandText()
  const [isOpen, setOpen] = useState(false)
  if (record.rlistStatus !== 'draft' || !record._can?.includes('edit')) return null
  return (
    <>
      <HeadAction Icon={FileSpreadsheet} label={t('sheet.open')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <SheetDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
