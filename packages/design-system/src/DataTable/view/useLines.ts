import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { detailLines } from '../model/detailLines.ts'
import { groupLines } from '../model/groupLines.ts'
import { flatLines, type Lines } from '../model/lines.ts'
import { RowOrder, type RowsChange } from '../model/RowOrder.ts'
import { type DataSelection, isSelected } from '../model/selection.ts'
import { compareRows, type SortStep } from '../model/sortKeys.ts'
import { type TreeShape, treeLines } from '../model/treeLines.ts'
import type { DataColumn, DataSort } from '../types.ts'
import { valueReader } from './cellMakers.ts'

/** Which branches or groups are open, in the words of a selection: these keys, or all but these. */
export type Expansion = DataSelection

export type LinesProps<T> = {
  rows: readonly T[]
  /** Identity of a row. */
  rowKey: (row: T) => string
  /** Rows that pass are shown; default all. In a tree, with everything above them. */
  filter?: (row: T) => boolean
  /** Keys of the columns by whose values the rows are put together, outermost first. */
  groupBy?: readonly string[]
  /** Rows lie under each other. */
  tree?: TreeShape<T>
  /** Keys of the rows under which their detail stands. */
  openDetails?: ReadonlySet<string>
}

const noRows: never[] = []
const noGroups: readonly string[] = []
const noDetails: ReadonlySet<string> = new Set()
const noSteps: never[] = []

const isSameFault = (a: unknown, b: unknown): boolean => a instanceof Error && b instanceof Error && a.message === b.message

/** The columns that are sorted by, as steps of an order. */
export const stepsOf = <T>(columns: readonly DataColumn<T>[], sort: readonly DataSort[]): SortStep<T>[] =>
  sort.flatMap(({ key, direction }) => {
    const column = columns.find((one) => one.key === key)
    if (!column) return []
    return [
      { read: valueReader(column), type: column.type ?? 'text', compare: column.compare, isDescending: direction === 'desc' },
    ]
  })

type Options<T> = LinesProps<T> & {
  /** Name of the table, for what goes wrong. */
  label: string
  columns: readonly DataColumn<T>[]
  sort: readonly DataSort[]
  expansion: Expansion
  /** Stands over the lines: what was typed and is not stored yet. */
  over?: (lines: Lines<T>) => Lines<T>
}

/** Hears that the lines are other ones, or that other things stand in them. */
export type LinesChange<T> = (lines: Lines<T>, change: { isOther: boolean; isCommitting: boolean }) => void

/** The lines of the table: its rows filtered and sorted, then put together in groups, or laid out as a tree, with details between them. */
export const useLines = <T>(options: Options<T>, onChange: LinesChange<T>) => {
  const {
    label,
    rows,
    rowKey,
    filter,
    groupBy = noGroups,
    tree,
    openDetails = noDetails,
    columns,
    sort,
    expansion,
    over,
  } = options
  const { collator } = useLocale()
  const steps = useMemo(() => {
    // Rows of a group must stand together; a column that is sorted by as well says in which direction.
    const groups = groupBy.map((key) => sort.find((one) => one.key === key) ?? ({ key, direction: 'asc' } as const))
    return stepsOf(columns, [...groups, ...sort.filter(({ key }) => !groupBy.includes(key))])
  }, [columns, sort, groupBy])
  const groups = useMemo(
    () =>
      groupBy.flatMap((key) => {
        const column = columns.find((one) => one.key === key)
        return column ? [{ column: key, read: valueReader(column) }] : []
      }),
    [columns, groupBy],
  )
  const wish = { rows: tree ? noRows : rows, passes: filter ?? null, steps, collator }
  const bare = { ...wish, passes: null, steps: noSteps }
  const fault = useRef<unknown>(undefined)
  /** What a filter, a comparison or a reader of the caller's throws must not take the rows with it: they then stand as they came. */
  const attempt = <Result>(work: () => Result, otherwise: () => Result): Result => {
    try {
      return work()
    } catch (error) {
      if (!isSameFault(fault.current, error))
        console.error(
          `DataTable "${label}": rows could not be filtered, sorted or put together; they are shown as they came.`,
          error,
        )
      fault.current = error
      return otherwise()
    }
  }
  const [order] = useState(() =>
    attempt(
      () => new RowOrder<T>(wish),
      () => new RowOrder<T>(bare),
    ),
  )

  const plain = (): Lines<T> => {
    order.set(bare)
    return flatLines(order, rowKey)
  }
  const build = (): Lines<T> => (fault.current === undefined ? attempt(buildAll, plain) : flatLines(order, rowKey))
  const buildAll = (): Lines<T> => {
    const isOpen = (key: string): boolean => isSelected(expansion, key)
    const base = tree
      ? treeLines(rows, {
          ...tree,
          rowKey,
          isOpen: filter ? () => true : isOpen,
          passes: filter,
          compare: steps.length > 0 ? compareRows(steps, collator) : undefined,
        })
      : groups.length > 0
        ? groupLines(order, rowKey, groups, isOpen)
        : flatLines(order, rowKey)
    const whole = detailLines(base, openDetails)
    return over ? over(whole) : whole
  }
  const [lines] = useState(() => ({ current: build() }))
  const [version, redraw] = useReducer((times: number) => times + 1, 0)
  const isFirst = useRef(true)
  const pause = useRef<number>(undefined)
  const seen = useRef({ rows, filter, steps, collator })
  const parts: readonly unknown[] = [rows, filter, steps, collator, groups, tree, expansion, openDetails, rowKey, over]
  const madeOf = useRef(parts)

  const show = (isOther: boolean): void => {
    if (isOther) lines.current = build()
    onChange(lines.current, { isOther, isCommitting: true })
    redraw()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what the lines are made of.
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // A table that was hidden behind others comes back as it was.
    if (parts.every((part, at) => part === madeOf.current[at])) return
    madeOf.current = parts
    const before = seen.current
    seen.current = { rows, filter, steps, collator }
    const { count } = order
    const isSameShape = before.filter === filter && before.steps === steps && before.collator === collator
    const wasWell = fault.current === undefined
    fault.current = undefined
    const all = { kind: 'all' } as const
    const change = attempt(
      (): RowsChange => {
        if (isSameShape && wasWell) return tree ? all : order.setRows(rows)
        order.set(wish)
        return all
      },
      () => {
        order.set(bare)
        return all
      },
    )
    const isOther = change.kind === 'all' || before.rows === rows || groups.length > 0 || count !== order.count
    if (isOther || change.kind === 'some') show(isOther)
  }, [rows, filter, steps, collator, groups, tree, expansion, openDetails, rowKey, over])

  useEffect(() => () => window.clearTimeout(pause.current), [])

  /** Rows that come by themselves, without the page's being drawn. */
  const setRows = (next: readonly T[]): void => {
    const { count } = order
    const wasWell = fault.current === undefined
    const change = attempt(
      () => order.setRows(next),
      (): RowsChange => {
        order.set({ ...bare, rows: next })
        return { kind: 'all' }
      },
    )
    if (change.kind === 'none') return
    const isOther = groups.length > 0 || count !== order.count || wasWell !== (fault.current === undefined)
    if (isOther) lines.current = build()
    onChange(lines.current, { isOther, isCommitting: false })
    // Whoever sums the rows hears of it now and then, not twenty times a second.
    pause.current ??= window.setTimeout(() => {
      pause.current = undefined
      redraw()
    }, 250)
  }

  return {
    lines,
    order,
    setRows,
    version,
    /** What was thrown while the rows were put in order; undefined when nothing was. */
    fault: fault.current,
  }
}
