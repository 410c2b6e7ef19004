import type { AnyRecord } from '@bip/contract'
import { amendmentCalls, purchaseAmendment, purchaseOrder } from '@bip/contract/resources'
import { useConfirm, useToast } from '@bip/design-system'
import { FilePen, PackageX } from '@bip/design-system/icons'
import { HeadAction, reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import { useStockText } from '../useStockText.ts'
import { AmendDialog } from './AmendDialog.tsx'

/** Amending an order that was sent, and closing what of it will not come. */
export const AmendButtons = ({ record }: { record: AnyRecord }) => {
  const { t } = useStockText()
  const { client, permissions } = useHost()
  const confirm = useConfirm()
  const toast = useToast()
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  const isSent = record.processStatus === 'inReview' || record.processStatus === 'approved'
  if (!isSent || !permissions.has(`${purchaseOrder.key}_commit`)) return null
  const amended = async (): Promise<void> => {
    await Promise.all([refresh(purchaseOrder), refresh(purchaseAmendment), refresh({ key: 'purchaseDue' })])
    toast.success(t('amend.done'))
  }
  const close = async (): Promise<void> => {
    let reason = ''
    const isWanted = await confirm({
      title: t('amend.close'),
      message: t('amend.closeHint'),
      confirmLabel: t('amend.closeIt'),
      tone: 'danger',
      input: {
        label: t('amend.reason'),
        maxLength: 300,
        onText: (text) => {
          reason = text
        },
      },
    })
    if (!isWanted) return
    try {
      const body = { orderId: record.id, kind: 'close', reason }
      await client.request({ method: 'POST', path: amendmentCalls.amend, body, silent: true })
      await amended()
    } catch (failure) {
      toast.error(reasonOf(failure))
    }
  }
  return (
    <>
      <HeadAction Icon={FilePen} label={t('amend.change')} onPress={() => setOpen(true)} />
      <HeadAction Icon={PackageX} label={t('amend.closeRest')} onPress={() => void close()} />
      {isOpen && (
        <AmendDialog
          order={record}
          onClose={() => setOpen(false)}
          onAmended={() => {
            setOpen(false)
            void amended()
          }}
        />
      )}
    </>
  )
}
