import type { AnyRecord } from '@bip/contract'
import { Button, lazyPart } from '@bip/design-system'
import { FileSpreadsheet } from '@bip/design-system/icons'
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
      <Button icon={<FileSpreadsheet size={16} aria-hidden />} onPress={() => setOpen(true)}>
        {t('sheet.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SheetDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
