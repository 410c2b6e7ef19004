import type { AnyRecord } from '@bip/contract'
import { QuickLogButton } from '../quickLog/QuickLogButton.tsx'
import { MergeButton } from './merge/MergeButton.tsx'

/** What one does on the page of a customer beside the resource's own actions. */
export const CustomerActions = ({ record }: { record: AnyRecord }) => (
  <>
    <QuickLogButton start={{ customerId: record.id, customerName: String(record.fullname) }} />
    <MergeButton record={record} />
  </>
)
