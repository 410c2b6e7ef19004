import { type AnyRecord, type Comparison, outsourcingCalls } from '@bip/contract'
import { Card, Skeleton } from '@bip/design-system'
import { useHost } from '@bip/records'
import useSWR from 'swr'
import { LoadFailed } from '../../../pages/LoadFailed.tsx'
import { useOutsourcingText } from '../useOutsourcingText.ts'
import { Compare } from './Compare.tsx'

/** The offers for an enquiry side by side, on its page once it was sent. */
export const Comparing = ({ record }: { record: AnyRecord }) => {
  const { t } = useOutsourcingText()
  const { client, language, permissions } = useHost()
  const isShown = record.quotationStatus !== 'draft' && permissions.has('outsourceOffer_view')
  const { data, error, mutate } = useSWR<Comparison, Error>(
    isShown ? [outsourcingCalls.compare, record.id, record.version, language] : null,
    () => client.request<Comparison>({ path: outsourcingCalls.compare, query: { id: record.id }, silent: true }),
  )
  if (!isShown) return null
  if (data) return <Compare comparison={data} quotationId={record.id} onAwarded={() => void mutate()} />
  return (
    <Card title={t('compare.title')}>
      {error ? <LoadFailed error={error} onRetry={() => void mutate()} /> : <Skeleton lines={4} />}
    </Card>
  )
}
