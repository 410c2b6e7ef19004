import { maxGroups } from '@bip/contract'
import { Alert, DataList, type DataListProps } from '@bip/design-system'
import type { ReactNode } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useText } from '../host/useText.ts'
import type { GroupedRow } from './groupedRow.ts'
import { type GroupTableOptions, useGroupTable } from './useGroupTable.tsx'

type GroupedListProps = GroupTableOptions & {
  /** All of the list but its table. */
  frame: Omit<DataListProps<GroupedRow>, 'table' | 'head' | 'exporting'>
  /** The head, which exports the groups where the reader may export; with how many records they hold, once that is known. */
  head: (onExport: () => void, total: number | undefined) => ReactNode
}

/** A list whose records stand in groups, with counts and sums of all that match; unfolded, with its records below it. */
export const GroupedList = ({ frame, head, ...options }: GroupedListProps) => {
  const { t } = useText()
  const { table, total, isCut, error, save } = useGroupTable(options)
  return (
    <DataList<GroupedRow>
      {...frame}
      head={
        <>
          {head(save, total)}
          {error && <Alert tone="danger">{t('group.failed', { reason: reasonOf(error) })}</Alert>}
          {isCut && <Alert tone="warning">{t('group.cut', { max: maxGroups })}</Alert>}
        </>
      }
      table={table}
    />
  )
}
