import type { AnyRecord, PrintPreview } from '@bip/contract'
import { reviewMinutesCall } from '@bip/contract/resources'
import { useToast } from '@bip/design-system'
import { FileText } from '@bip/design-system/icons'
import { HeadAction, reasonOf, useHost } from '@bip/records'
import { useState } from 'react'
import { useReviewText } from './useReviewText.ts'

/** Downloads the minutes of a review as they stand now. */
export const MinutesButton = ({ record }: { record: AnyRecord }) => {
  const { t } = useReviewText()
  const { client } = useHost()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const download = async (): Promise<void> => {
    setBusy(true)
    try {
      const body = { id: record.id }
      const { link } = await client.request<PrintPreview>({ method: 'POST', path: reviewMinutesCall, body, silent: true })
      const anchor = document.createElement('a')
      anchor.href = `${link}&download=1`
      anchor.download = ''
      anchor.click()
    } catch (error) {
      toast.error(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  return <HeadAction Icon={FileText} label={t('minutes')} isLoading={isBusy} onPress={() => void download()} />
}
