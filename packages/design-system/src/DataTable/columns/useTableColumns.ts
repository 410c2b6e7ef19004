import { type RefObject, useMemo, useState } from 'react'
import type { ColumnLayout, DataColumn, DataSort } from '../model/types.ts'
import { cardLook } from './cardLook.ts'
import { fitWidth } from './fitWidth.ts'
import { useColumnBoxes } from './useColumnBoxes.ts'
import { descriptionOf, useColumns } from './useColumns.ts'
import { useHeadGroups } from './useHeadGroups.ts'
import { useLook, useReadLook } from './useTableLook.ts'

const noWidths: Readonly<Record<string, number>> = {}

type Options<T> = {
  /** The element that scrolls; its width is shared out among the columns. */
  root: RefObject<HTMLElement | null>
  columns: readonly DataColumn<T>[]
  layout: ColumnLayout
  sort: readonly DataSort[]
  setSort: (sort: DataSort[]) => void
  /** Width in px of what stands before the first column. */
  before: number
  /** Width in px by which rows stand further in. */
  indent: number
  /** In a narrow room the columns stand below each other. */
  hasCards: boolean
  /** Height of a row in px; default as the density around says. */
  rowHeight: number | undefined
}

/** Which columns there are, where they stand, and how tall a row of them is. Knows nothing of the rows and of who draws them. */
export const useTableColumns = <T>({ root, columns, layout, sort, setSort, before, indent, hasCards, ...given }: Options<T>) => {
  const [look, setLook] = useLook()
  const { scale } = look
  const [minWidths, setMinWidths] = useState(noWidths)
  const areas = useColumns({ columns, scale, layout, sort, onSortChange: setSort })
  const widths = layout.widths ?? noWidths
  const boxes = useColumnBoxes({ root, areas, widths, before, indent, min: minWidths, hasCards })
  // After the columns' places have been written: the styles are then worked out once for both.
  useReadLook(root, setLook)
  const rowHeight = given.rowHeight ?? look.rowHeight
  const groups = useHeadGroups(areas)
  const { all, shown, room } = boxes
  const described = useMemo(() => all.map(descriptionOf), [all])
  const headers = described.map(({ header }) => header)
  const card = shown.isCards ? cardLook(headers, room, rowHeight) : null
  return {
    ...boxes,
    areas,
    /** What the caller said of the columns shown, by number. */
    described,
    groups,
    card,
    /** A cell stands before the first column. */
    hasLead: before > 0,
    /** How large the type is beside that at a desk. */
    scale,
    rowHeight,
    /** Height of a line in px. */
    lineHeight: card?.height ?? rowHeight,
    /** Says which widths in px columns need at least, by key. */
    setMinWidths,
    /** Width in px that holds what a column shows now. */
    fitWidth: (index: number): number => fitWidth(root.current, index, scale),
  }
}

export type TableColumns<T> = ReturnType<typeof useTableColumns<T>>
