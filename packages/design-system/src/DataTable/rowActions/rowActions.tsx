import { useMemo } from 'react'
import type { Contribution } from '../feature/Contribution.ts'
import { feature } from '../feature/Feature.ts'
import type { Table } from '../feature/Table.ts'
import type { Slot } from '../view/Slot.ts'
import { GridActions } from './GridActions.tsx'
import { useRowActions } from './useRowActions.ts'

const useActions = <T,>({ options, view, columns }: Table<T>): Contribution<T> => {
  const { drawing, events } = useRowActions(options.rowActions, view, columns.all.length)
  const { hasLead } = columns
  const rowEnd = useMemo(
    () => drawing && ((slot: Slot<T>) => <GridActions slot={slot} view={view} drawing={drawing} hasLead={hasLead} />),
    [drawing, view, hasLead],
  )
  return { marks: { body: events }, parts: { rowEnd } }
}

/** What can be done with a row, at its end and only while the reader is there. */
export const rowActions = feature({ name: 'rowActions', props: ['rowActions'], useTable: useActions })
