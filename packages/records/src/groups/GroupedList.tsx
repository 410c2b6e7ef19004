import { type Core, type FilterValue, type ListGroup, type ListQuestion, maxGroups } from '@bip/contract'
import { Alert, DataList, type DataListProps } from '@bip/design-system'
import type { ReactNode } from 'react'
import { reasonOf } from '../data/errors.ts'
import { useText } from '../host/useText.ts'
import { useGroupTable } from './useGroupTable.tsx'

type GroupedListProps = {
  core: Core
  /** What the list is asked, with what the screen around has fixed. */
  asked: ListQuestion
  by: string
  /** Asks for the records of a group. */
  onOpen: (by: string, filter: FilterValue) => void
  /** All of the list but its table. */
  frame: Omit<DataListProps<ListGroup>, 'table' | 'head' | 'exporting'>
  /** The head, which exports the groups where the reader may export. */
  head: (onExport: () => void) => ReactNode
}

/** A list whose records stand in groups, folded, with counts and sums of all that match. */
export const GroupedList = ({ core, asked, by, onOpen, frame, head }: GroupedListProps) => {
  const { t } = useText()
  const { table, isCut, error, save } = useGroupTable({ core, asked, by, onOpen })
  return (
    <DataList<ListGroup>
      {...frame}
      head={
        <>
          {head(save)}
          {error && <Alert tone="danger">{t('group.failed', { reason: reasonOf(error) })}</Alert>}
          {isCut && <Alert tone="warning">{t('group.cut', { max: maxGroups })}</Alert>}
        </>
      }
      table={table}
    />
  )
}
