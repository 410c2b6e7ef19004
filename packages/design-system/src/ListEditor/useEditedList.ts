import { useLayoutEffect, useRef, useState } from 'react'
import { withValue } from '../DataTable/drafts/editedLines.ts'
import type { RowChange } from '../DataTable/lines/rowChange.ts'
import type { CellEdit } from '../DataTable/model/cellEdit.ts'
import type { RowOutcome } from '../DataTable/model/rowOutcome.ts'
import type { DataColumn } from '../DataTable/model/types.ts'
import type { DataTableHandle } from '../DataTable/props/DataTableProps.ts'
import {
  afterStoring,
  changesOf,
  hasOtherRows,
  type ListChanges,
  overStored,
  type StoredRow,
  startList,
  withRowChange,
} from './listChanges.ts'

export type StoreList<T> = (changes: ListChanges<T>) => Promise<readonly StoredRow<T>[]>

type Options<T> = {
  rows: readonly T[]
  rowKey: (row: T) => string
  columns: readonly DataColumn<T>[]
  onStore: StoreList<T>
}

const isEmpty = ({ added, changed, removed }: ListChanges<unknown>): boolean =>
  added.length + changed.length + removed.length === 0

/** Keeps what becomes of a list until all of it is stored together; what is typed stays in the table. */
export const useEditedList = <T>({ rows: stored, rowKey, columns, onStore }: Options<T>) => {
  const [list, setList] = useState(() => startList(stored))
  const [given, setGiven] = useState(stored)
  const [draftCount, setDraftCount] = useState(0)
  const [isStoring, setStoring] = useState(false)
  /** Rows as they were sent last, by key. */
  const [sent, setSent] = useState<ReadonlyMap<string, T>>(new Map())
  const table = useRef<DataTableHandle<T>>(null)
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  /** Whether the table has asked for anything to be stored since `save` began. */
  const wasAsked = useRef(false)

  if (given !== stored) {
    setGiven(stored)
    setList(overStored(list, stored, rowKey))
  }

  /** Sends all that differs, but for rows in which something is wrong; answers with what was not stored. */
  const send = async (edits: readonly CellEdit[]): Promise<readonly RowOutcome[]> => {
    wasAsked.current = true
    const held = table.current?.faults() ?? []
    const typed = Map.groupBy(edits, ({ key }) => key)
    const edited = (row: T): T =>
      (typed.get(rowKey(row)) ?? []).reduce((next, { column, value }) => {
        const described = columns.find(({ key }) => key === column)
        return described ? withValue(next, described, value) : next
      }, row)
    const isHeld = (key: string): boolean => held.some((one) => one.key === key)
    const changes = changesOf(latest.current, rowKey, edited, isHeld)
    const answers = isEmpty(changes) ? [] : await onStore(changes)
    const all = [...held, ...answers]
    setList((before) => afterStoring(before, changes, all, rowKey))
    setSent(new Map([...changes.added, ...changes.changed.map(({ row }) => row)].map((row) => [rowKey(row), row])))
    return all.filter(({ status }) => status !== 'stored')
  }

  /** Stores the list; false where something of it was not stored, which then is marked. Throws what `onStore` throws where nothing was typed. */
  const save = async (): Promise<boolean> => {
    wasAsked.current = false
    setStoring(true)
    try {
      const isWell = (await table.current?.save()) === true
      return wasAsked.current ? isWell : (await send([])).length === 0 && isWell
    } finally {
      setStoring(false)
    }
  }

  return {
    rows: list.rows,
    refused: list.refused,
    /** A row as it was sent when it was refused, or else as it is stored. */
    rowOf: (key: string): T | undefined => sent.get(key) ?? list.rows.find((row) => rowKey(row) === key),
    table,
    isStoring,
    isDirty: draftCount > 0 || hasOtherRows(list, rowKey),
    setDraftCount,
    store: send,
    changeRows: (change: RowChange<T>): void => setList((before) => withRowChange(before, change, rowKey)),
    save,
    discard: (): void => {
      table.current?.discard()
      setList(({ stored: known }) => startList(known))
    },
  }
}
