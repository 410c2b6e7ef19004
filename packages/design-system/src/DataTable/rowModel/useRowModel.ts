import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import type { SortStep } from '../lines/sortKeys.ts'
import type { DataColumn, DataSort } from '../model/types.ts'
import { useSameList } from '../model/useSameList.ts'
import { valueReader } from '../model/valueReader.ts'
import { RowModel } from './RowModel.ts'
import type { RowPart } from './RowPart.ts'

/** ms between two drawings for rows that come by themselves: whoever sums them hears of it now and then. */
const restless = 250

const noSort: readonly DataSort[] = []
const always = (): boolean => true

/** The columns that are sorted by, as steps of an order. */
const stepsOf = <T>(columns: readonly DataColumn<T>[], sort: readonly DataSort[]): SortStep<T>[] =>
  sort.flatMap(({ key, direction }) => {
    const column = columns.find((one) => one.key === key)
    if (!column) return []
    return [
      { read: valueReader(column), type: column.type ?? 'text', compare: column.compare, isDescending: direction === 'desc' },
    ]
  })

/** Functions of all features, one after the other; undefined where none has one. */
const usePiped = <Value, Rest extends unknown[]>(
  functions: readonly (((value: Value, ...rest: Rest) => Value) | undefined)[],
): ((value: Value, ...rest: Rest) => Value) | undefined => {
  const there = useSameList(functions.filter((one) => one !== undefined))
  return useMemo(
    () => (there.length > 1 ? (value, ...rest) => there.reduce((next, one) => one(next, ...rest), value) : there[0]),
    [there],
  )
}

type Source<T> = {
  label: string
  rows: readonly T[]
  rowKey: (row: T) => string
  columns: readonly DataColumn<T>[]
}

/** Hears that the lines are other ones, or that other things stand in them. */
export type RowsHeard = (change: 'lines' | 'rows', isCommitting: boolean) => void

/** The lines of the table, and what is asked of its rows by all features together. */
export const useRowModel = <T>({ label, rows, rowKey, columns }: Source<T>, parts: readonly RowPart<T>[], heard: RowsHeard) => {
  const { collator } = useLocale()
  const sort = usePiped(parts.map((part) => part.sort))
  const steps = useMemo(() => stepsOf(columns, sort?.(noSort) ?? noSort), [columns, sort])
  const [version, redraw] = useReducer((times: number) => times + 1, 0)
  const arranging = parts.find(({ arrange }) => arrange)
  const request = {
    label,
    rows,
    rowKey,
    passes: parts.find(({ passes }) => passes)?.passes,
    steps,
    collator,
    arrange: arranging?.arrange,
    isArrangedWhole: arranging?.isArrangedWhole === true,
    isOpen: parts.find(({ isOpen }) => isOpen)?.isOpen ?? always,
    insert: usePiped(parts.map((part) => part.insert)),
    over: usePiped(parts.map((part) => part.over)),
  }
  const [model] = useState(() => new RowModel<T>(request))
  useLayoutEffect(() => {
    const change = model.update(request)
    if (!change) return
    heard(change, true)
    redraw()
  })
  const pause = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(pause.current), [])

  return {
    model,
    order: model.order,
    over: request.over,
    /** Another number when the rows are others. */
    version,
    /** Rows that come by themselves, without the page's being drawn. */
    setRows: (next: readonly T[]): void => {
      const change = model.setRows(next)
      if (!change) return
      heard(change, false)
      pause.current ??= window.setTimeout(() => {
        pause.current = undefined
        redraw()
      }, restless)
    },
  }
}

export type TableRows<T> = ReturnType<typeof useRowModel<T>>
