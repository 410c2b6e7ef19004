import { type RefObject, useState } from 'react'
import { cardLook } from '../cards/cardLook.ts'
import { useHeadGroups } from '../columns/useHeadGroups.ts'
import { leadWidthOf } from './tableSizes.ts'
import { useColumnBoxes } from './useColumnBoxes.ts'
import { descriptionOf, useColumns } from './useColumns.ts'
import { useLook, useReadLook } from './useTableLook.ts'
import type { TableOptions } from './useTableOptions.ts'
import type { TableState } from './useTableState.ts'

/** px by which lines of a group stand further in than the group's own, as the styles have it. */
const groupStep = 18

const noWidths: Readonly<Record<string, number>> = {}

/** Which columns there are, where they stand, and how tall a row of them is. */
export const useTableColumns = <T>(
  root: RefObject<HTMLElement | null>,
  { layout, sort, setSort }: TableState,
  { columns, selectionMode, tree, groupBy, hasCards, rowHeight: given }: TableOptions<T>,
  isMovable: boolean,
) => {
  const [look, setLook] = useLook()
  const { scale } = look
  const [totalWidths, setTotalWidths] = useState(noWidths)
  const areas = useColumns({ columns, scale, layout, sort, onSortChange: setSort })
  const boxes = useColumnBoxes({
    root,
    areas,
    widths: layout.widths ?? noWidths,
    before: leadWidthOf(selectionMode !== 'none', isMovable),
    indent: groupBy.length > 0 ? groupStep * (1 + groupBy.length) : 0,
    least: totalWidths,
    hasCards: hasCards && !tree && groupBy.length === 0,
  })
  // After the columns' places have been written: the styles are then worked out once for both.
  useReadLook(root, setLook)
  const rowHeight = given ?? look.rowHeight
  const groups = useHeadGroups(areas)
  const card = boxes.shown.isCards
    ? cardLook(
        boxes.all.map((column) => descriptionOf(column).header),
        boxes.room,
        rowHeight,
      )
    : null
  return { areas, boxes, groups, card, scale, setTotalWidths, rowHeight, lineHeight: card?.height ?? rowHeight }
}
