import type { AnyRecord, Core, ListQuestion } from '@bip/contract'
import { Skeleton } from '@bip/design-system'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { listKey } from '../data/refresh.ts'
import { useApi } from '../data/useApi.ts'
import { EmptyList, FailedList, UnaskedList } from './ListLook.tsx'
import { isNarrowed, missingAsks } from './question.ts'

export type QueryRowsProps = {
  core: Core
  question: ListQuestion
  /** Asks without any condition. */
  onClear: () => void
  /** Draws what was answered, one row at least. */
  children: (rows: readonly AnyRecord[]) => ReactNode
}

/** The rows of a query that answers no page: still to be asked, on their way, refused, none, or drawn by `children`. */
export const QueryRows = ({ core, question, onClear, children }: QueryRowsProps) => {
  const api = useApi(core)
  const missing = missingAsks(core, question)
  const { data, error, mutate } = useSWR(missing.length === 0 ? listKey(core, question) : null, () => api.rows(question), {
    keepPreviousData: true,
  })
  if (missing.length > 0) return <UnaskedList fields={missing} />
  if (error && !data) return <FailedList core={core} error={error} onRetry={() => void mutate()} />
  if (!data) return <Skeleton lines={8} height={20} />
  if (data.length === 0) return <EmptyList core={core} isNarrowed={isNarrowed(question)} onClear={onClear} />
  return children(data)
}
