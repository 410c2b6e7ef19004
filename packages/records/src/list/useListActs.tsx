import type { AnyRecord } from '@bip/contract'
import { type ReactNode, useCallback } from 'react'
import type { Runner } from '../actions/useRunner.tsx'
import { useCollection } from '../data/useCollection.ts'
import { mayUse } from '../host/may.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { openedBy } from './opened.ts'
import type { ResourceListProps } from './ResourceList.tsx'
import { RowActions } from './RowActions.tsx'

export type ListActs = {
  /** Opens a record; undefined where none can be opened. */
  open?: (record: AnyRecord) => void
  create?: () => void
  mayImport: boolean
  mayExport: boolean
  /** What can be done with one row; undefined for a query, whose rows are no records. */
  rowActions?: (record: AnyRecord) => ReactNode
}

/** Where a list leads, as far as the resource has it and the reader may go there. */
export function useListActs({ core, fixed, isEmbedded }: ResourceListProps, run: Runner['run']): ListActs {
  const host = useHost()
  const collection = useCollection(core)
  const rowActions = useCallback(
    (record: AnyRecord) => <RowActions core={core} record={record} run={run} collection={collection} />,
    [core, run, collection],
  )
  const leads = core.computed ? core.computed.opens !== undefined : core.calls.detail !== undefined
  const open = (record: AnyRecord): void => {
    const opened = openedBy(host, core, record)
    if (opened) host.openRecord(opened.core, opened.id)
  }
  const isTransferred = core.transfer !== false
  const mayCreate = core.calls.submit !== undefined && mayUse(host, core, 'add')
  return {
    open: leads ? open : undefined,
    create: mayCreate ? () => host.navigate(host.createPath(core, fixed && { ...fixed })) : undefined,
    mayImport: mayCreate && isTransferred && !isEmbedded && mayUse(host, core, 'import'),
    mayExport: isTransferred && mayUse(host, core, 'export'),
    rowActions: core.computed ? undefined : rowActions,
  }
}
